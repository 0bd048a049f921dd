/// The scroll view of a page view controller: the displayed page between its neighbors.
///
/// It has space for three pages and rests at the second one. Where there is no neighbor, the content ends
/// at the displayed page.
final class PageScrollView: UIScrollView, UIScrollViewDelegate {
  private weak var controller: UIPageViewController?
  private let spacing: CGFloat
  private let isVertical: Bool
  /// The pages before and after the displayed one, in the order of the layout axis.
  private var pages = Pages()
  private var slideCompletion: (() -> Void)?
  private var indicator: UIPageControl?

  private struct Pages {
    var previous: UIViewController?
    var current: UIViewController?
    var next: UIViewController?
    /// Whether the data source was asked for the neighbors since the last change.
    var isLoaded = false
  }

  init(of controller: UIPageViewController, spacing: CGFloat) {
    self.controller = controller
    self.spacing = spacing
    isVertical = controller.navigationOrientation == .vertical
    super.init(frame: .zero)
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceHorizontal = !isVertical
    alwaysBounceVertical = isVertical
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a page without animation; its neighbors are requested when the user scrolls.
  func show(_ page: UIViewController?) {
    for subview in pageViews where subview !== page?.viewIfLoaded {
      subview.removeFromSuperview()
    }
    pages = Pages(current: page)
    if let view = page?.view, view.superview !== self { addSubview(view) }
    layOutPages()
  }

  /// Slides a page in.
  func slide(
    to page: UIViewController, isForward: Bool, completion: @escaping () -> Void
  ) {
    finishSlide()
    pages.previous = isForward ? nil : page
    pages.next = isForward ? page : nil
    pages.isLoaded = true
    UIView.performWithoutAnimation {
      addSubview(page.view)
      layOutPages()
      layoutIfNeeded()
    }
    slideCompletion = { [weak self] in
      completion()
      self?.show(page)
    }
    setContentOffset(offset(of: page), animated: true)
  }

  private func finishSlide() {
    let completion = slideCompletion
    slideCompletion = nil
    completion?()
  }

  /// Displays a page control at the bottom, or none for no pages.
  func showIndicator(count: Int, index: Int, in view: UIView) {
    guard count > 0 else {
      indicator?.removeFromSuperview()
      indicator = nil
      return
    }
    let control = indicator ?? UIPageControl()
    indicator = control
    control.isUserInteractionEnabled = false
    control.numberOfPages = count
    control.currentPage = index
    if control.superview !== view { view.addSubview(control) }
    setNeedsLayout()
  }

  // MARK: Layout

  private var pageViews: [UIView] {
    [pages.previous, pages.current, pages.next].compactMap { $0?.viewIfLoaded }
  }

  /// The length of a page and the spacing after it, along the axis: that of the scroll view, by which
  /// it scrolls page by page.
  private var step: CGFloat { isVertical ? bounds.height : bounds.width }

  private var pageSize: CGSize {
    CGSize(
      width: max(0, bounds.width - (isVertical ? 0 : spacing)),
      height: max(0, bounds.height - (isVertical ? spacing : 0)))
  }

  /// The pages in the order of the layout axis, without missing ones.
  private var orderedPages: [UIViewController] {
    let ordered = [pages.previous, pages.current, pages.next].compactMap { $0 }
    return isRightToLeft && !isVertical ? ordered.reversed() : ordered
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A change of size keeps the displayed page.
    if let first = pages.current?.viewIfLoaded, first.bounds.size != pageSize { layOutPages() }
    layOutIndicator()
  }

  private func layOutIndicator() {
    guard let indicator, let superview else { return }
    let height = UIPageViewController.indicatorHeight
    let bottom = superview.bounds.height - superview.safeAreaInsets.bottom
    indicator.frame = CGRect(
      x: 0, y: bottom - height, width: superview.bounds.width, height: height)
  }

  private func layOutPages() {
    for (index, page) in orderedPages.enumerated() {
      let start = CGFloat(index) * step
      page.view.frame = CGRect(
        x: isVertical ? 0 : start, y: isVertical ? start : 0, width: pageSize.width,
        height: pageSize.height)
    }
    let length = CGFloat(max(1, orderedPages.count)) * step
    contentSize = CGSize(
      width: isVertical ? bounds.width : length, height: isVertical ? length : bounds.height)
    if let current = pages.current { contentOffset = offset(of: current) }
  }

  private func offset(of page: UIViewController) -> CGPoint {
    page.viewIfLoaded?.frame.origin ?? .zero
  }

  // MARK: Swiping

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    finishSlide()
    guard !pages.isLoaded, let controller else { return }
    pages.isLoaded = true
    pages.previous = controller.neighbor(isForward: false)
    pages.next = controller.neighbor(isForward: true)
    for page in [pages.previous, pages.next].compactMap({ $0 }) { addSubview(page.view) }
    layOutPages()
    for page in [pages.previous, pages.next].compactMap({ $0 }) { controller.willSwipe(to: page) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    settle()
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { settle() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    finishSlide()
  }

  /// Makes the page at the offset the displayed one.
  private func settle() {
    let position = isVertical ? contentOffset.y : contentOffset.x
    let ordered = orderedPages
    let index = Int((position / max(step, 1)).rounded())
    guard ordered.indices.contains(index) else { return }
    let page = ordered[index]
    controller?.didSwipe(to: page)
    show(page)
  }
}

extension UIPageViewController {
  // Unverified: the height of the page control, inferred from pictures.
  fileprivate static let indicatorHeight: CGFloat = 37
}

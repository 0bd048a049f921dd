/// The root view of a tab bar controller: the view of the selected view controller and the bar below
/// it.
final class TabBarView: UIView {
  private weak var controller: UITabBarController?
  private weak var displayedController: UIViewController?
  /// The view that contains the view of the selected view controller, behind the bar.
  let contentView = UIView()
  /// Whether the bar is hidden by the client, not by a view controller.
  var isBarHiddenByClient = false

  init(of controller: UITabBarController) {
    self.controller = controller
    super.init(frame: UIScreen.main.bounds)
    addSubview(contentView)
  }

  required init?(coder: NSCoder) { nil }

  /// Sets the view controller whose view is laid out.
  func setDisplayedController(_ controller: UIViewController?) {
    bottomScrollView?.observeScrolling(nil)
    displayedController = controller
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
    layOutBar()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Lays out the view of the selected view controller.
  func layOutContent() {
    contentView.frame = bounds
    guard let displayedController, let content = displayedController.viewIfLoaded else { return }
    let extendsUnderBar = displayedController.edgesForExtendedLayout.contains(.bottom)
    let inset = isBarHidden ? 0 : barHeight
    let covered = inset == 0 ? 0 : inset + safeAreaInsets.bottom
    content.frame = bounds.inset(
      by: UIEdgeInsets(top: 0, left: 0, bottom: extendsUnderBar ? 0 : covered, right: 0))
    displayedController.setContainerSafeArea(
      UIEdgeInsets(top: 0, left: 0, bottom: extendsUnderBar ? inset : 0, right: 0))
  }

  private var isBarHidden: Bool {
    isBarHiddenByClient || (displayedController?.hidesTabBar ?? false)
  }

  private var barHeight: CGFloat { TabBarMetrics.height(for: traitCollection) }

  private func layOutBar() {
    guard let bar = controller?.tabBar else { return }
    let height = barHeight + safeAreaInsets.bottom
    // Hidden by a push, the bar moves away with the view below; otherwise below the bottom edge.
    let direction: CGFloat = isRightToLeft ? 1 : -1
    let isPushedAway = isBarHidden && !isBarHiddenByClient
    let y = isBarHiddenByClient ? bounds.height : bounds.height - height
    bar.frame = CGRect(
      x: isPushedAway ? direction * bounds.width : 0, y: y, width: bounds.width, height: height)
    bar.setIsOverContent(isOverContent(above: bounds.height - height))
  }

  private var bottomScrollView: UIScrollView? {
    displayedController?.scrollViewAboveBar
  }

  /// Returns whether content is under the bar.
  ///
  /// Without a scroll view, it isn't known to be above it.
  private func isOverContent(above barTop: CGFloat) -> Bool {
    guard let scrollView = bottomScrollView else { return false }
    // A navigation controller reports the scrolling of its content.
    if displayedController?.navigationController == nil,
      !(displayedController is UINavigationController)
    {
      scrollView.observeScrolling { [weak self] in self?.setNeedsLayout() }
    }
    return scrollView.hasContentBelow
  }
}

extension UIScrollView {
  /// Whether content is under a bar at the bottom: it ends below the adjusted inset.
  var hasContentBelow: Bool {
    let visibleBottom = contentOffset.y + bounds.height - adjustedContentInset.bottom
    return contentSize.height > visibleBottom + NavigationBarMetrics.tolerance
  }
}

extension UIViewController {
  /// The scroll view that the bar at the bottom observes: the one that was set for the bottom, or
  /// else the one for the top.
  var scrollViewAboveBar: UIScrollView? {
    if let named = contentScrollView(for: .bottom) { return named }
    return stackedControllers.last.map(\.scrollViewAboveBar) ?? scrollViewBelowBar
  }
}

/// Dots that say how many pages there are and which one is shown.
///
/// ```swift
/// let dots = UIPageControl()
/// dots.numberOfPages = 5
/// dots.addAction(UIAction { _ in show(page: dots.currentPage) }, for: .valueChanged)
/// ```
///
/// A tap beside the middle goes on or back by a page. Ours leaves out pictures for dots, grounds,
/// progress, and fingers that go along the dots.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private var dots: [UIView] = []
  private var current = 0

  /// A control of that frame without pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// A control without anything read: ours has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  /// How many pages there are; the current one is kept among them.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      current = clamped(current)
      makeDots()
    }
  }

  /// The page that is shown, counted from 0 and kept among the pages; setting it sends nothing.
  open var currentPage: Int {
    get { current }
    set {
      current = clamped(newValue)
      colorDots()
    }
  }

  /// Whether a single page shows no dot: it shows one, unless set.
  open var hidesForSinglePage = false { didSet { colorDots() } }
  /// The color of the other pages' dots; nil is white at 0.45.
  open var pageIndicatorTintColor: UIColor? { didSet { colorDots() } }
  /// The color of the current page's dot; nil is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { colorDots() } }

  /// The room for so many dots, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { PageDots.size(for: pageCount) }

  open override var intrinsicContentSize: CGSize { PageDots.size(for: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (dot, frame) in zip(dots, places.frames) { dot.frame = frame }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let page = places.page(afterTapAt: touch.location(in: self).x, from: current)
    guard page != current else { return }
    currentPage = page
    sendValueChanged()
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "page \(current + 1) of \(numberOfPages)" }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .adjustable }
    set { super.accessibilityTraits = newValue }
  }
}

extension UIPageControl {
  private var places: PageDots {
    PageDots(count: numberOfPages, bounds: bounds, isRightToLeft: isRightToLeft)
  }

  private func clamped(_ page: Int) -> Int {
    min(max(page, 0), max(0, numberOfPages - 1))
  }

  private func makeDots() {
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = PageDots.dot / 2
      addSubview(dot)
      dots.append(dot)
    }
    colorDots()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func colorDots() {
    for (page, dot) in dots.enumerated() {
      dot.isHidden = hidesForSinglePage && numberOfPages <= 1
      dot.backgroundColor =
        page == current
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)
    }
  }
}

/// A control that displays a dot for each page and highlights that of the current one.
///
/// ```swift
/// let dots = UIPageControl()
/// dots.numberOfPages = 5
/// dots.addAction(UIAction { _ in show(page: dots.currentPage) }, for: .valueChanged)
/// ```
///
/// A tap in the leading or trailing half changes the page by one.
///
/// - Note: Not implemented: indicator images, background styles, progress and scrubbing along the
///   dots.
@preconcurrency @MainActor open class UIPageControl: UIControl {
  private var dots: [UIView] = []
  private var current = 0

  /// Creates a page control with the given frame and no pages.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = true
  }

  /// Creates a page control. The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  /// The number of pages. The current page is clamped to it.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      current = clamped(current)
      makeDots()
    }
  }

  /// The index of the current page, clamped to the existing pages. Setting it sends no event.
  open var currentPage: Int {
    get { current }
    set {
      current = clamped(newValue)
      colorDots()
    }
  }

  /// Whether the control is hidden for a single page. The default is `false`.
  open var hidesForSinglePage = false { didSet { colorDots() } }
  /// The color of the dots of other pages; `nil` is white with an alpha of 0.45.
  open var pageIndicatorTintColor: UIColor? { didSet { colorDots() } }
  /// The color of the current page's dot; `nil` is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { colorDots() } }

  /// Returns the size for a number of pages, in points.
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

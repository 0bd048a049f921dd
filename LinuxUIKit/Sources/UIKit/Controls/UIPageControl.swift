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

  /// Creates a page control.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isAccessibilityElement = true
  }

  /// The number of pages.
  ///
  /// The current page is clamped to it.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(0, numberOfPages)
      current = clamped(current)
      updateDots()
    }
  }

  /// The index of the current page, clamped to the existing pages.
  ///
  /// Setting it sends no event.
  open var currentPage: Int {
    get { current }
    set {
      current = clamped(newValue)
      updateColors()
    }
  }

  /// Whether the control is hidden for a single page.
  ///
  /// The default is `false`.
  open var hidesForSinglePage = false { didSet { updateColors() } }
  /// The color of the dots of other pages; `nil` is white with an alpha of 0.45.
  open var pageIndicatorTintColor: UIColor? { didSet { updateColors() } }
  /// The color of the current page's dot; `nil` is white.
  open var currentPageIndicatorTintColor: UIColor? { didSet { updateColors() } }

  /// Returns the size for a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize { PageDots.size(for: pageCount) }

  open override var intrinsicContentSize: CGSize { PageDots.size(for: numberOfPages) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for (dot, frame) in zip(dots, layout.frames) { dot.frame = frame }
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    let page = layout.page(afterTapAt: touch.location(in: self).x, from: current)
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

  /// Displays the next page, and sends `valueChanged`.
  open override func accessibilityIncrement() { showPage(current + 1) }

  /// Displays the previous page, and sends `valueChanged`.
  open override func accessibilityDecrement() { showPage(current - 1) }

  private func showPage(_ page: Int) {
    let previous = current
    currentPage = clamped(page)
    if current != previous { sendValueChanged() }
  }
}

extension UIPageControl {
  private var layout: PageDots {
    PageDots(count: numberOfPages, bounds: bounds, isRightToLeft: isRightToLeft)
  }

  private func clamped(_ page: Int) -> Int {
    min(max(page, 0), max(0, numberOfPages - 1))
  }

  private func updateDots() {
    while dots.count > numberOfPages { dots.removeLast().removeFromSuperview() }
    while dots.count < numberOfPages {
      let dot = UIView()
      dot.isUserInteractionEnabled = false
      dot.layer.cornerRadius = PageDots.dot / 2
      addSubview(dot)
      dots.append(dot)
    }
    updateColors()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private func updateColors() {
    for (page, dot) in dots.enumerated() {
      dot.isHidden = hidesForSinglePage && numberOfPages <= 1
      dot.backgroundColor =
        page == current
        ? currentPageIndicatorTintColor ?? .white
        : pageIndicatorTintColor ?? UIColor(white: 1, alpha: 0.45)
    }
  }
}

/// Computes the frames of a page control's dots, in the control's coordinates (uikit.md, 3.5).
struct PageDots: Equatable {
  /// The number of dots.
  var count: Int
  /// The bounds of the control.
  var bounds: CGRect
  /// Whether the first page is on the right.
  var isRightToLeft = false

  /// The distance between the centers of two dots.
  static let pitch: CGFloat = 18
  /// The width and height of a dot.
  static let dot: CGFloat = 7.6
  private static let height: CGFloat = 26
  private static let slot: CGFloat = 10
  private static let firstSlot: CGFloat = 14

  /// Returns the size for a number of dots; that of none is the width of the end margins.
  static func size(for count: Int) -> CGSize {
    CGSize(width: pitch * CGFloat(max(0, count)) + 20, height: height)
  }

  /// The frames of the dots in page order, centered in the control.
  var frames: [CGRect] {
    let natural = Self.size(for: count)
    let start = bounds.midX - natural.width / 2 + Self.firstSlot + Self.slot / 2
    return (0..<max(0, count)).map { page in
      let position = isRightToLeft ? count - 1 - page : page
      let center = start + Self.pitch * CGFloat(position)
      return CGRect(
        x: center - Self.dot / 2, y: bounds.midY - Self.dot / 2, width: Self.dot,
        height: Self.dot)
    }
  }

  /// Returns the page after a tap at `x`: the next or the previous one, depending on the tapped
  /// half and the layout direction.
  func page(afterTapAt x: CGFloat, from page: Int) -> Int {
    let isForward = (x >= bounds.midX) != isRightToLeft
    return min(max(page + (isForward ? 1 : -1), 0), max(0, count - 1))
  }
}

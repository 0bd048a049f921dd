/// A view that indicates that a task is in progress.
///
/// ```swift
/// let indicator = UIActivityIndicatorView(style: .medium)
/// indicator.startAnimating()
/// ```
///
/// It is animated while it is in a window; a single drawing shows the first step.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator.
  ///
  /// Raw values match Apple's.
  public enum Style: Int, Sendable {
    /// A large indicator that is white, of apps before iOS 13.
    @available(iOS, deprecated: 13.0)
    @available(tvOS, deprecated: 13.0)
    @available(visionOS, unavailable)
    case whiteLarge = 0
    /// A medium indicator that is white, of apps before iOS 13.
    @available(iOS, deprecated: 13.0)
    @available(tvOS, deprecated: 13.0)
    @available(visionOS, unavailable)
    case white = 1
    /// A medium indicator that is gray, of apps before iOS 13.
    @available(iOS, deprecated: 13.0)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    case gray = 2
    /// 20 by 20 points.
    case medium = 100
    /// 37 by 37 points.
    case large = 101
  }

  private var isRunning = false
  private var isObservingFrames = false
  private var customColor: UIColor?
  /// The number of steps by which the spinner is rotated.
  private(set) var turn = 0

  /// Creates a hidden activity indicator of a style that isn't animating.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.spinner.size))
    setUp()
  }

  /// Creates a medium activity indicator with the given frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates a medium activity indicator.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  /// The size of the activity indicator.
  open var style: Style {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the view is hidden while it isn't animating.
  ///
  /// The default is `true`.
  open var hidesWhenStopped = true {
    didSet { updateVisibility() }
  }

  /// The color of the spinner; `nil` resets it to that of the style.
  open var color: UIColor! {
    get { customColor ?? style.color }
    set {
      customColor = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the activity indicator is animating.
  open var isAnimating: Bool { isRunning }

  /// Starts the animation and shows the view.
  open func startAnimating() {
    guard !isRunning else { return }
    isRunning = true
    updateVisibility()
    observeFrames()
  }

  /// Stops the animation and hides the view if `hidesWhenStopped` is set.
  open func stopAnimating() {
    guard isRunning else { return }
    isRunning = false
    turn = 0
    updateVisibility()
  }

  open override var intrinsicContentSize: CGSize { style.spinner.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.spinner.size }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    observeFrames()
  }

  open override func draw(_ rect: CGRect) {
    style.spinner.draw(around: CGPoint(x: bounds.midX, y: bounds.midY), color: color) { blade in
      ActivitySpinner.opacity(of: blade, turn: turn)
    }
  }

  // MARK: Accessibility

  open override var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? true }
    set { super.isAccessibilityElement = newValue }
  }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? "In progress" }
    set { super.accessibilityLabel = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .updatesFrequently }
    set { super.accessibilityTraits = newValue }
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    updateVisibility()
  }

  private func updateVisibility() {
    isHidden = hidesWhenStopped && !isRunning
    setNeedsDisplay()
  }

  /// Advances the animation with each frame while the view is visible.
  private func observeFrames() {
    guard isRunning, !isObservingFrames, canAnimate else { return }
    isObservingFrames = true
    let start = FrameClock.shared.now
    FrameClock.shared.onEachFrame { [weak self] time in self?.turn(since: start, at: time) ?? false
    }
  }

  private func turn(since start: TimeInterval, at time: TimeInterval) -> Bool {
    isObservingFrames = isRunning && canAnimate
    guard isObservingFrames else { return false }
    // The tolerance makes eight steps of 1/8 s a whole rotation despite rounding.
    let steps = Int((time - start) / ActivitySpinner.step + 1e-6) % ActivitySpinner.count
    if steps != turn {
      turn = steps
      setNeedsDisplay()
    }
    return true
  }
}

extension UIActivityIndicatorView.Style {
  /// The geometry of the style.
  fileprivate var spinner: ActivitySpinner {
    switch self {
    case .medium, .white, .gray: .medium
    case .large, .whiteLarge: .large
    }
  }

  /// The color of the blades unless another one is set.
  fileprivate var color: UIColor {
    switch self {
    case .medium, .large, .gray: ActivitySpinner.color
    case .white, .whiteLarge: .white
    }
  }
}

/// The geometry and colors of an activity indicator: eight blades that fade one after the other.
///
/// Lengths and opacities are those of uikit.md, 3.5.
struct ActivitySpinner {
  /// The size of a blade, in points.
  let blade: CGSize
  /// The distance from the center of the spinner to that of a blade, in points.
  let radius: CGFloat
  /// The size of the spinner, in points.
  let size: CGSize

  /// The medium spinner, 20 by 20 points.
  static let medium = ActivitySpinner(
    blade: CGSize(width: 2.5, height: 6.5), radius: 6.75, size: CGSize(width: 20, height: 20))
  /// The large spinner, 37 by 37 points.
  static let large = ActivitySpinner(
    blade: CGSize(width: 5, height: 12), radius: 11.5, size: CGSize(width: 37, height: 37))

  /// The number of blades.
  static let count = 8
  /// The duration of a rotation by one blade, in seconds.
  static let step: TimeInterval = 1.0 / 8
  /// The default color of the blades.
  static let color = UIColor {
    UIColor(white: ($0.userInterfaceStyle == .dark ? 140 : 128) / 255, alpha: 1)
  }

  /// Returns the opacity of a blade, counted clockwise from the top, after the given number of
  /// rotation steps.
  static func opacity(of blade: Int, turn: Int) -> CGFloat {
    let behind = (turn - blade) % count
    return opacities[behind < 0 ? behind + count : behind]
  }

  private static let opacities: [CGFloat] =
    [217, 180, 143, 106, 69, 69, 69, 69].map { $0 / 255 }

  /// Draws the blades around a point in the current context, except for those without an opacity.
  @MainActor func draw(around center: CGPoint, color: UIColor, opacity: (Int) -> CGFloat?) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let top = CGRect(
      x: -blade.width / 2, y: -radius - blade.height / 2, width: blade.width, height: blade.height)
    for number in 0..<Self.count {
      guard let opacity = opacity(number) else { continue }
      context.saveGState()
      context.translateBy(x: center.x, y: center.y)
      context.rotate(by: CGFloat(number) * 2 * .pi / CGFloat(Self.count))
      color.withAlphaComponent(opacity).setFill()
      UIBezierPath(roundedRect: top, cornerRadius: blade.width / 2).fill()
      context.restoreGState()
    }
  }
}

/// A view that indicates that a task is in progress.
///
/// ```swift
/// let indicator = UIActivityIndicatorView(style: .medium)
/// indicator.startAnimating()
/// ```
///
/// It is animated while it is in a window; a single drawing shows the first step.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of an activity indicator. Raw values match Apple's.
  public enum Style: Int, Sendable {
    /// 20 by 20 points.
    case medium = 100
    /// 37 by 37 points.
    case large = 101
  }

  private var isSpinning = false
  private var isFollowing = false
  private var shownColor: UIColor?
  /// The number of steps by which the spinner is rotated.
  private(set) var turn = 0

  /// Creates a hidden activity indicator of a style that isn't animating.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.wheel.size))
    setUp()
  }

  /// Creates a medium activity indicator with the given frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Creates a medium activity indicator. The coder is ignored: archives aren't supported.
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

  /// Whether the view is hidden while it isn't animating. The default is `true`.
  open var hidesWhenStopped = true {
    didSet { showOrHide() }
  }

  /// The color of the spinner; `nil` resets it to gray.
  open var color: UIColor! {
    get { shownColor ?? SpinnerWheel.color }
    set {
      shownColor = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the activity indicator is animating.
  open var isAnimating: Bool { isSpinning }

  /// Starts the animation and shows the view.
  open func startAnimating() {
    guard !isSpinning else { return }
    isSpinning = true
    showOrHide()
    follow()
  }

  /// Stops the animation and hides the view if `hidesWhenStopped` is set.
  open func stopAnimating() {
    guard isSpinning else { return }
    isSpinning = false
    turn = 0
    showOrHide()
  }

  open override var intrinsicContentSize: CGSize { style.wheel.size }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.wheel.size }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    follow()
  }

  open override func draw(_ rect: CGRect) {
    style.wheel.draw(around: CGPoint(x: bounds.midX, y: bounds.midY), color: color) { blade in
      SpinnerWheel.shade(of: blade, turn: turn)
    }
  }

  private func setUp() {
    isUserInteractionEnabled = false
    isOpaque = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    showOrHide()
  }

  private func showOrHide() {
    isHidden = hidesWhenStopped && !isSpinning
    setNeedsDisplay()
  }

  /// Advances the animation with each frame while the view is visible.
  private func follow() {
    guard isSpinning, !isFollowing, canAnimate else { return }
    isFollowing = true
    let start = FrameClock.shared.now
    FrameClock.shared.follow { [weak self] time in self?.turn(since: start, at: time) ?? false }
  }

  private func turn(since start: TimeInterval, at time: TimeInterval) -> Bool {
    isFollowing = isSpinning && canAnimate
    guard isFollowing else { return false }
    // The tolerance makes eight steps of 1/8 s a whole rotation despite rounding.
    let steps = Int((time - start) / SpinnerWheel.step + 1e-6) % SpinnerWheel.count
    if steps != turn {
      turn = steps
      setNeedsDisplay()
    }
    return true
  }
}

extension UIActivityIndicatorView.Style {
  /// The geometry of the style.
  fileprivate var wheel: SpinnerWheel {
    switch self {
    case .medium: .medium
    case .large: .large
    }
  }
}

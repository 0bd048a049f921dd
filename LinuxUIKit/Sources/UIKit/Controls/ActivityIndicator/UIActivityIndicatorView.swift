/// A turning wheel that says that something is going on.
///
/// ```swift
/// let wheel = UIActivityIndicatorView(style: .medium)
/// wheel.startAnimating()
/// ```
///
/// It turns with the frame clock while it is in a window; what is drawn once shows its first step.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the wheel is; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// 20 by 20 points.
    case medium = 100
    /// 37 by 37 points.
    case large = 101
  }

  private var isSpinning = false
  private var isFollowing = false
  private var shownColor: UIColor?
  /// By how many blades the wheel has turned.
  private(set) var turn = 0

  /// A wheel of that size, which stands still and can't be seen.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.wheel.size))
    setUp()
  }

  /// A medium wheel in that frame.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// A medium wheel without anything read: ours has no archives.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  /// How large the wheel is.
  open var style: Style {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// Whether the wheel can't be seen while it stands still: it can't, unless set.
  open var hidesWhenStopped = true {
    didSet { showOrHide() }
  }

  /// The color of the blades; nil is gray.
  open var color: UIColor! {
    get { shownColor ?? SpinnerWheel.color }
    set {
      shownColor = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the wheel turns.
  open var isAnimating: Bool { isSpinning }

  /// Lets the wheel turn, and be seen.
  open func startAnimating() {
    guard !isSpinning else { return }
    isSpinning = true
    showOrHide()
    follow()
  }

  /// Lets the wheel stand still.
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

  /// Turns the wheel with the frames to come, as long as it is seen.
  private func follow() {
    guard isSpinning, !isFollowing, canAnimate else { return }
    isFollowing = true
    let start = FrameClock.shared.now
    FrameClock.shared.onEachFrame { [weak self] time in self?.turn(since: start, at: time) ?? false }
  }

  private func turn(since start: TimeInterval, at time: TimeInterval) -> Bool {
    isFollowing = isSpinning && canAnimate
    guard isFollowing else { return false }
    // A hair more, so that eight steps of an eighth are a whole turn in spite of rounding.
    let steps = Int((time - start) / SpinnerWheel.step + 1e-6) % SpinnerWheel.count
    if steps != turn {
      turn = steps
      setNeedsDisplay()
    }
    return true
  }
}

extension UIActivityIndicatorView.Style {
  /// The measures of the wheel.
  fileprivate var wheel: SpinnerWheel {
    switch self {
    case .medium: .medium
    case .large: .large
    }
  }
}

/// A bar that shows how much is done.
///
/// ```swift
/// let bar = UIProgressView(progressViewStyle: .default)
/// bar.setProgress(0.4, animated: true)
/// ```
///
/// Ours leaves out pictures, and progress that is observed.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// How high the bar is; raw values are Apple's.
  public enum Style: Int, Sendable {
    /// 4 points.
    case `default` = 0
    /// 2.5 points, as at the edge of a bar.
    case bar = 1
  }

  private let track = UIView()
  private let fill = UIView()
  private var done: Float = 0

  /// A bar of that frame on which nothing is done.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bar without anything read: ours has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A bar of a style on which nothing is done.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size.height = style.height
  }

  /// How high the bar is.
  open var progressViewStyle = Style.default {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// How much is done, kept between 0 and 1.
  open var progress: Float {
    get { done }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done, seen as a movement or at once.
  open func setProgress(_ progress: Float, animated: Bool) {
    let clamped = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard clamped != done else { return }
    done = clamped
    guard animated, canAnimate else { return setNeedsLayout() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.placeParts()
    }
  }

  /// The color of what is done; nil is the tint.
  open var progressTintColor: UIColor? { didSet { colorParts() } }
  /// The color of what is left; nil is gray.
  open var trackTintColor: UIColor? { didSet { colorParts() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    colorParts()
  }

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(Int((done * 100).rounded()))%" }
    set { super.accessibilityValue = newValue }
  }
}

extension UIProgressView {
  private func setUp() {
    isUserInteractionEnabled = false
    isAccessibilityElement = true
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    for part in [track, fill] { addSubview(part) }
    colorParts()
  }

  private func colorParts() {
    track.backgroundColor = trackTintColor ?? .systemFill
    fill.backgroundColor = progressTintColor ?? tintColor
  }

  private func placeParts() {
    track.frame = bounds
    fill.frame =
      ProgressTrack(
        bounds: bounds, progress: CGFloat(done), isRightToLeft: isRightToLeft
      ).fill
    for part in [track, fill] {
      part.layer.cornerRadius = progressViewStyle == .default ? bounds.height / 2 : 0
    }
  }

  /// [guess 8.1] How long the bar takes to fill up to what was set, in seconds.
  private static let duration: TimeInterval = 0.25
}

extension UIProgressView.Style {
  /// How high the bar is, in points (uikit.md 3.5).
  fileprivate var height: CGFloat {
    switch self {
    case .default: 4
    case .bar: 2.5
    }
  }
}

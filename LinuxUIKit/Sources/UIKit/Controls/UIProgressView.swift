/// A view that displays the progress of a task as a bar.
///
/// ```swift
/// let bar = UIProgressView(progressViewStyle: .default)
/// bar.setProgress(0.4, animated: true)
/// ```
///
/// - Note: Not implemented: track and progress images, and `observedProgress`.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// The style of a progress bar, which determines its height.
  ///
  /// Raw values match Apple's.
  public enum Style: Int, Sendable {
    /// 4 points.
    case `default` = 0
    /// 2.5 points, for use in bars.
    case bar = 1
  }

  private let track = UIView()
  private let fill = UIView()
  private var done: Float = 0

  /// Creates a progress view with the given frame and no progress.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a progress view.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a progress view of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size.height = style.height
  }

  /// The style of the progress bar.
  open var progressViewStyle = Style.default {
    didSet {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }

  /// The progress, clamped to 0 through 1.
  open var progress: Float {
    get { done }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets the progress, optionally animated.
  open func setProgress(_ progress: Float, animated: Bool) {
    let clamped = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard clamped != done else { return }
    done = clamped
    guard animated, canAnimate else { return setNeedsLayout() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.layOutParts()
    }
  }

  /// The color of the filled part; `nil` is the tint color.
  open var progressTintColor: UIColor? { didSet { updateColors() } }
  /// The color of the track; `nil` is gray.
  open var trackTintColor: UIColor? { didSet { updateColors() } }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: progressViewStyle.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutParts()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
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
    updateColors()
  }

  private func updateColors() {
    track.backgroundColor = trackTintColor ?? .systemFill
    fill.backgroundColor = progressTintColor ?? tintColor
  }

  private func layOutParts() {
    track.frame = bounds
    fill.frame =
      ProgressTrack(
        bounds: bounds, progress: CGFloat(done), isRightToLeft: isRightToLeft
      ).fill
    for part in [track, fill] {
      part.layer.cornerRadius = progressViewStyle == .default ? bounds.height / 2 : 0
    }
  }

  // Unverified: the default duration of animations (uikit.md, 8.1).
  /// The duration of an animated change, in seconds.
  private static let duration: TimeInterval = 0.25
}

extension UIProgressView.Style {
  /// The height of the bar, in points (uikit.md, 3.5).
  fileprivate var height: CGFloat {
    switch self {
    case .default: 4
    case .bar: 2.5
    }
  }
}

/// Computes the frame of the filled part of a progress bar, in the bar's coordinates
/// (uikit.md, 3.5).
struct ProgressTrack: Equatable {
  /// The bounds of the bar.
  var bounds: CGRect
  /// The progress: 0 to 1.
  var progress: CGFloat
  /// Whether the bar is filled from the right.
  var isRightToLeft = false

  /// The minimum length of the filled part, in points.
  static let minimumFill: CGFloat = 8

  /// The filled part: whole points, at least 8, and empty without progress.
  var fill: CGRect {
    let length = length
    return CGRect(
      x: isRightToLeft ? bounds.maxX - length : bounds.minX, y: bounds.minY, width: length,
      height: bounds.height)
  }

  private var length: CGFloat {
    guard progress > 0 else { return 0 }
    let preferred = max(Self.minimumFill, (bounds.width * progress).rounded())
    return min(preferred, bounds.width)
  }
}

/// A control that offers a binary choice, such as on or off.
///
/// ```swift
/// let control = UISwitch()
/// control.isOn = model.isLoud
/// control.addAction(UIAction { _ in model.isLoud = control.isOn }, for: .valueChanged)
/// ```
///
/// A tap toggles it, and so does dragging the thumb past the center. The size is always 51 by 31
/// points.
///
/// - Note: Not implemented: titles, macOS styles, track images and the thumb that widens under a
///   touch.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private let track = UIView()
  private let thumb = UIView()
  private var value = false
  private var switchTouch: SwitchTouch?

  /// Creates a switch that is off, at the origin of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchMetrics.size))
    setUp()
  }

  /// Creates a switch.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Whether the switch is on.
  ///
  /// Setting it is not animated and sends no event.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the state of the switch, optionally animated.
  ///
  /// Sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != value else { return }
    value = on
    guard animated, canAnimate else { return updateAppearance() }
    let options = UIView.AnimationOptions([.allowUserInteraction, .beginFromCurrentState])
    UIView.animate(withDuration: SwitchMetrics.duration, delay: 0, options: options) {
      self.updateAppearance()
    }
  }

  /// The color of the track while the switch is on; `nil` is green.
  open var onTintColor: UIColor? { didSet { updateAppearance() } }
  /// The color of the thumb; `nil` is white.
  open var thumbTintColor: UIColor? { didSet { updateAppearance() } }

  // MARK: Size

  /// The frame, whose size is always 51 by 31 points.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: SwitchMetrics.size) }
  }

  /// The bounds, whose size is always 51 by 31 points.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: SwitchMetrics.size) }
  }

  open override var intrinsicContentSize: CGSize { SwitchMetrics.contentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMetrics.size }

  // Unverified: the difference between the content width of 49 and the frame width of 51 is assumed
  // to be at the right.
  open override var alignmentRectInsets: UIEdgeInsets {
    let extra = SwitchMetrics.size.width - SwitchMetrics.contentSize.width
    return UIEdgeInsets(top: 0, left: 0, bottom: 0, right: extra)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateAppearance()
  }

  // MARK: State

  open override var isEnabled: Bool { didSet { updateAppearance() } }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    switchTouch = SwitchTouch(wasOn: value, start: startLocation(of: touch).x)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let travel = touch.location(in: self).x - (switchTouch?.start ?? 0)
    if let on = switchTouch?.drag(by: isRightToLeft ? -travel : travel) {
      setOn(on, animated: true)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let switchTouch else { return }
    self.switchTouch = nil
    if !switchTouch.isDrag, isTouchInside { setOn(!value, animated: true) }
    if value != switchTouch.wasOn { sendValueChanged() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if let switchTouch { setOn(switchTouch.wasOn, animated: true) }
    switchTouch = nil
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard !isEnabled || !isHorizontalPan(gestureRecognizer) else { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (value ? "1" : "0") }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? (isEnabled ? .button : [.button, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }
}

extension UISwitch {
  private func setUp() {
    isAccessibilityElement = true
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    for part in [track, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    track.layer.cornerRadius = SwitchMetrics.size.height / 2
    thumb.layer.cornerRadius = SwitchMetrics.thumb / 2
    thumb.applyThumbShadow()
    updateAppearance()
  }

  /// Updates the thumb and the colors for the current state.
  private func updateAppearance() {
    track.frame = CGRect(origin: .zero, size: SwitchMetrics.size)
    track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    thumb.frame = SwitchMetrics.thumbFrame(isAtRight: value != isRightToLeft)
    for part in [track, thumb] { part.alpha = isEnabled ? 1 : SwitchMetrics.disabledAlpha }
  }
}

/// A tracked touch on a switch.
struct SwitchTouch: Equatable {
  /// Whether the switch was on when the touch began.
  let wasOn: Bool
  /// The horizontal position at which the touch began, in the switch's coordinates.
  let start: CGFloat
  /// Whether the touch has dragged the thumb, so that its end is no tap.
  private(set) var isDrag = false

  /// Creates a touch that begins at a position.
  init(wasOn: Bool, start: CGFloat) {
    (self.wasOn, self.start) = (wasOn, start)
  }

  // Unverified: the thumb is assumed to snap to the side on which the touch would have dragged its
  // center.
  /// Updates the touch for a distance from its start, positive toward the on side.
  ///
  /// Returns whether the switch is on now, or `nil` while the distance is too small for a drag.
  mutating func drag(by travel: CGFloat) -> Bool? {
    let distance = SwitchMetrics.size.width - 2 * SwitchMetrics.inset - SwitchMetrics.thumb
    if abs(travel) >= distance / 2 { isDrag = true }
    guard isDrag else { return nil }
    return (wasOn ? distance : 0) + travel > distance / 2
  }
}

/// The metrics of a switch, in points (uikit.md, 3.5).
enum SwitchMetrics {
  /// The size of the frame.
  static let size = CGSize(width: 51, height: 31)
  /// The intrinsic content size.
  static let contentSize = CGSize(width: 49, height: 31)
  /// The width and height of the thumb.
  static let thumb: CGFloat = 27
  /// The distance between the thumb and the edges of the track.
  static let inset: CGFloat = 2
  /// The duration of the toggle animation, in seconds (uikit.md, 8.1).
  static let duration: TimeInterval = 0.25
  // Unverified: not specified in uikit.md, 3.5.
  /// The alpha of a disabled switch.
  static let disabledAlpha: CGFloat = 0.5

  /// Returns the frame of the thumb on one side.
  static func thumbFrame(isAtRight: Bool) -> CGRect {
    CGRect(
      x: isAtRight ? size.width - inset - thumb : inset, y: inset, width: thumb, height: thumb)
  }
}

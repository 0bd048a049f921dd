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
  private var press: SwitchPress?

  /// Creates a switch that is off, at the origin of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchMetrics.size))
    setUp()
  }

  /// Creates a switch. The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Whether the switch is on. Setting it is not animated and sends no event.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Sets the state of the switch, optionally animated. Sends no event.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != value else { return }
    value = on
    guard animated, canAnimate else { return show() }
    let options = UIView.AnimationOptions([.allowUserInteraction, .beginFromCurrentState])
    UIView.animate(withDuration: SwitchMetrics.duration, delay: 0, options: options) {
      self.show()
    }
  }

  /// The color of the track while the switch is on; `nil` is green.
  open var onTintColor: UIColor? { didSet { show() } }
  /// The color of the thumb; `nil` is white.
  open var thumbTintColor: UIColor? { didSet { show() } }

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
    show()
  }

  // MARK: State

  open override var isEnabled: Bool { didSet { show() } }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    press = SwitchPress(wasOn: value, start: start(of: touch).x)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event) else { return false }
    let travel = touch.location(in: self).x - (press?.start ?? 0)
    if let on = press?.drag(by: isRightToLeft ? -travel : travel) { setOn(on, animated: true) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let press else { return }
    self.press = nil
    if !press.isDrag, isTouchInside { setOn(!value, animated: true) }
    if value != press.wasOn { sendValueChanged() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    if let press { setOn(press.wasOn, animated: true) }
    press = nil
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard !isEnabled || !isSidewaysPan(gestureRecognizer) else { return false }
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
    thumb.castKnobShadow()
    show()
  }

  /// Updates the thumb and the colors for the current state.
  private func show() {
    track.frame = CGRect(origin: .zero, size: SwitchMetrics.size)
    track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    thumb.frame = SwitchMetrics.thumbFrame(isAtRight: value != isRightToLeft)
    for part in [track, thumb] { part.alpha = isEnabled ? 1 : SwitchMetrics.disabledAlpha }
  }
}

/// Something that is on or off, as a knob on a track.
///
/// ```swift
/// let control = UISwitch()
/// control.isOn = model.isLoud
/// control.addAction(UIAction { _ in model.isLoud = control.isOn }, for: .valueChanged)
/// ```
///
/// A tap turns it over, and so does a finger that drags the knob past the middle. It is 51 by 31
/// points, whatever frame it gets. Ours leaves out titles, the style of the Mac, pictures on the
/// track, and the knob that gets wider under a finger.
@preconcurrency @MainActor open class UISwitch: UIControl {
  private let track = UIView()
  private let thumb = UIView()
  private var value = false
  private var press: SwitchPress?

  /// A switch that is off, at that frame's origin.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: SwitchMetrics.size))
    setUp()
  }

  /// A switch without anything read: ours has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Whether it is on; setting it moves nothing and sends nothing.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Turns it on or off, seen as a movement or at once; sends nothing.
  open func setOn(_ on: Bool, animated: Bool) {
    guard on != value else { return }
    value = on
    guard animated, canAnimate else { return show() }
    let options = UIView.AnimationOptions([.allowUserInteraction, .beginFromCurrentState])
    UIView.animate(withDuration: SwitchMetrics.duration, delay: 0, options: options) {
      self.show()
    }
  }

  /// The color of the track while it is on; nil is green.
  open var onTintColor: UIColor? { didSet { show() } }
  /// The color of the knob; nil is white.
  open var thumbTintColor: UIColor? { didSet { show() } }

  // MARK: Size

  /// The frame, whose size stays 51 by 31.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: SwitchMetrics.size) }
  }

  /// The bounds, whose size stays 51 by 31.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: SwitchMetrics.size) }
  }

  open override var intrinsicContentSize: CGSize { SwitchMetrics.contentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { SwitchMetrics.size }

  /// [guess 3.5] The two points between the content's 49 and the frame's 51 are at the right.
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

  /// Puts the knob on its side and gives the track its color.
  private func show() {
    track.frame = CGRect(origin: .zero, size: SwitchMetrics.size)
    track.backgroundColor = value ? onTintColor ?? .systemGreen : .secondarySystemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    thumb.frame = SwitchMetrics.thumbFrame(isAtRight: value != isRightToLeft)
    for part in [track, thumb] { part.alpha = isEnabled ? 1 : SwitchMetrics.disabledAlpha }
  }
}

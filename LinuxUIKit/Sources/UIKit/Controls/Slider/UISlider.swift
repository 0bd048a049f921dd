/// A value between two others, as a knob on a track.
///
/// ```swift
/// let slider = UISlider()
/// slider.maximumValue = 10
/// slider.addAction(UIAction { _ in label.text = "\(slider.value)" }, for: .valueChanged)
/// ```
///
/// A finger takes the knob along; the track beside it takes no touches. Ours leaves out pictures of
/// track and knob, steps, and the style of the Mac.
@preconcurrency @MainActor open class UISlider: UIControl {
  private let minimumTrack = UIView()
  private let maximumTrack = UIView()
  private let thumb = UIView()
  private let minimumImageView = UIImageView()
  private let maximumImageView = UIImageView()
  private var range = SliderRange()
  private var current: Float = 0
  private var grip: SliderDrag?

  /// A slider of that frame, at 0 between 0 and 1.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A slider without anything read: ours has no archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Values

  /// The value, kept between the least and the greatest; setting it sends nothing.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// The value at the end where reading starts; a greater value than the greatest takes that along.
  open var minimumValue: Float {
    get { range.minimum }
    set { setRange(from: newValue, to: max(newValue, range.maximum)) }
  }

  /// The value at the other end; a smaller value than the least takes that along.
  open var maximumValue: Float {
    get { range.maximum }
    set { setRange(from: min(newValue, range.minimum), to: newValue) }
  }

  /// Whether `.valueChanged` is sent while the finger moves; else once, when it is lifted.
  open var isContinuous = true

  /// Sets the value, seen as a movement or at once; sends nothing.
  open func setValue(_ value: Float, animated: Bool) {
    let clamped = range.clamped(value)
    guard clamped != current else { return }
    current = clamped
    guard animated, canAnimate else { return setNeedsLayout() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.placeParts()
    }
  }

  // MARK: Look

  /// The color of the track before the knob; nil is the tint.
  open var minimumTrackTintColor: UIColor? { didSet { colorParts() } }
  /// The color of the track behind the knob; nil is gray.
  open var maximumTrackTintColor: UIColor? { didSet { colorParts() } }
  /// The color of the knob; nil is white.
  open var thumbTintColor: UIColor? { didSet { colorParts() } }
  /// A picture at the end of the least value.
  open var minimumValueImage: UIImage? { didSet { take(minimumValueImage, in: minimumImageView) } }
  /// A picture at the end of the greatest value.
  open var maximumValueImage: UIImage? { didSet { take(maximumValueImage, in: maximumImageView) } }

  // MARK: Places

  /// Where the picture of the least value is.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, in: bounds, isAtRight: isRightToLeft)
  }

  /// Where the picture of the greatest value is.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, in: bounds, isAtRight: !isRightToLeft)
  }

  /// Where the track is.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let ends = [minimumValueImage, maximumValueImage].map { image in
      image.map { $0.size.width + SliderTrack.imageGap } ?? 0
    }
    return SliderTrack(
      bounds: bounds, left: ends[isRightToLeft ? 1 : 0], right: ends[isRightToLeft ? 0 : 1]
    ).frame
  }

  /// Where the knob is at a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    SliderTrack.thumb(at: range.part(of: value), on: rect, isRightToLeft: isRightToLeft)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: SliderTrack.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: SliderTrack.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  open override var isEnabled: Bool { didSet { colorParts() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    colorParts()
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    let location = start(of: touch)
    guard SliderDrag.area(of: thumbFrame).contains(location) else { return false }
    grip = SliderDrag(valueBefore: current, offset: location.x - thumbFrame.midX)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event), let grip else { return false }
    let part = SliderTrack.part(
      at: touch.location(in: self).x - grip.offset, on: trackRect(forBounds: bounds),
      isRightToLeft: isRightToLeft)
    let before = current
    setValue(range.value(at: part), animated: false)
    if isContinuous, current != before { sendValueChanged() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let grip else { return }
    self.grip = nil
    if !isContinuous, current != grip.valueBefore { sendValueChanged() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    grip = nil
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard !isEnabled || !isSidewaysPan(gestureRecognizer) else { return false }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get {
      super.accessibilityValue ?? "\(Int((range.part(of: current) * 100).rounded()))%"
    }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? (isEnabled ? .adjustable : [.adjustable, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }
}

extension UISlider {
  private func setUp() {
    isAccessibilityElement = true
    for part in [minimumTrack, maximumTrack, thumb] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    for track in [minimumTrack, maximumTrack] {
      track.layer.cornerRadius = SliderTrack.thickness / 2
    }
    thumb.layer.cornerRadius = SliderTrack.thumb / 2
    thumb.castKnobShadow()
    colorParts()
  }

  /// Colors that an app named, or the tint, gray and white; faint where the slider is disabled.
  private func colorParts() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    for track in [minimumTrack, maximumTrack] { track.alpha = isEnabled ? 1 : Self.disabledAlpha }
  }

  private func placeParts() {
    let track = trackRect(forBounds: bounds)
    thumb.frame = thumbFrame
    let halves = SliderTrack.halves(of: track, at: thumb.frame)
    minimumTrack.frame = isRightToLeft ? halves.right : halves.left
    maximumTrack.frame = isRightToLeft ? halves.left : halves.right
    minimumImageView.frame = minimumValueImageRect(forBounds: bounds)
    maximumImageView.frame = maximumValueImageRect(forBounds: bounds)
  }

  private var thumbFrame: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: current)
  }

  private func setRange(from minimum: Float, to maximum: Float) {
    range = SliderRange(minimum: minimum, maximum: maximum)
    current = range.clamped(current)
    setNeedsLayout()
  }

  private func take(_ image: UIImage?, in view: UIImageView) {
    view.image = image
    if image == nil { view.removeFromSuperview() } else { addSubview(view) }
    setNeedsLayout()
  }

  private func imageRect(of image: UIImage?, in bounds: CGRect, isAtRight: Bool) -> CGRect {
    guard let size = image?.size else { return .zero }
    return CGRect(
      x: isAtRight ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  /// [guess 8.1] How long a value that is set takes to be reached, in seconds.
  private static let duration: TimeInterval = 0.25
  /// [guess 3.5] How faint a disabled track is.
  private static let disabledAlpha: CGFloat = 0.5
}

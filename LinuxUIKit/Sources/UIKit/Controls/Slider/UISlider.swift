/// A control for selecting a value from a continuous range.
///
/// ```swift
/// let slider = UISlider()
/// slider.maximumValue = 10
/// slider.addAction(UIAction { _ in label.text = "\(slider.value)" }, for: .valueChanged)
/// ```
///
/// A touch on the thumb drags it; touches elsewhere on the track are ignored.
///
/// - Note: Not implemented: track and thumb images, discrete steps and macOS styles.
@preconcurrency @MainActor open class UISlider: UIControl {
  private let minimumTrack = UIView()
  private let maximumTrack = UIView()
  private let thumb = UIView()
  private let minimumImageView = UIImageView()
  private let maximumImageView = UIImageView()
  private var range = SliderRange()
  private var current: Float = 0
  private var drag: SliderDrag?

  /// Creates a slider with the given frame, the range 0 to 1 and the value 0.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a slider.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  // MARK: Values

  /// The value, clamped to the range.
  ///
  /// Setting it sends no event.
  open var value: Float {
    get { current }
    set { setValue(newValue, animated: false) }
  }

  /// The minimum value.
  ///
  /// A value above the maximum raises the maximum too.
  open var minimumValue: Float {
    get { range.minimum }
    set { setRange(from: newValue, to: max(newValue, range.maximum)) }
  }

  /// The maximum value.
  ///
  /// A value below the minimum lowers the minimum too.
  open var maximumValue: Float {
    get { range.maximum }
    set { setRange(from: min(newValue, range.minimum), to: newValue) }
  }

  /// Whether `.valueChanged` is sent continuously while dragging.
  ///
  /// If not, it is sent once when the touch ends. The default is `true`.
  open var isContinuous = true

  /// Sets the value, optionally animated.
  ///
  /// Sends no event.
  open func setValue(_ value: Float, animated: Bool) {
    let clamped = range.clamped(value)
    guard clamped != current else { return }
    current = clamped
    guard animated, canAnimate else { return setNeedsLayout() }
    UIView.animate(withDuration: Self.duration, delay: 0, options: .allowUserInteraction) {
      self.layOutParts()
    }
  }

  // MARK: Appearance

  /// The color of the track between the minimum and the thumb; `nil` is the tint color.
  open var minimumTrackTintColor: UIColor? { didSet { updateColors() } }
  /// The color of the track between the thumb and the maximum; `nil` is gray.
  open var maximumTrackTintColor: UIColor? { didSet { updateColors() } }
  /// The color of the thumb; `nil` is white.
  open var thumbTintColor: UIColor? { didSet { updateColors() } }
  /// The image at the minimum end of the track.
  open var minimumValueImage: UIImage? {
    didSet { setImage(minimumValueImage, in: minimumImageView) }
  }
  /// The image at the maximum end of the track.
  open var maximumValueImage: UIImage? {
    didSet { setImage(maximumValueImage, in: maximumImageView) }
  }

  // MARK: Layout

  /// Returns the frame of the image at the minimum end.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: minimumValueImage, in: bounds, isAtRight: isRightToLeft)
  }

  /// Returns the frame of the image at the maximum end.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    imageRect(of: maximumValueImage, in: bounds, isAtRight: !isRightToLeft)
  }

  /// Returns the frame of the track.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let ends = [minimumValueImage, maximumValueImage].map { image in
      image.map { $0.size.width + SliderTrack.imageGap } ?? 0
    }
    return SliderTrack(
      bounds: bounds, left: ends[isRightToLeft ? 1 : 0], right: ends[isRightToLeft ? 0 : 1]
    ).frame
  }

  /// Returns the frame of the thumb at a value.
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
    layOutParts()
  }

  open override var isEnabled: Bool { didSet { updateColors() } }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    let location = startLocation(of: touch)
    guard SliderDrag.area(of: thumbFrame).contains(location) else { return false }
    drag = SliderDrag(valueBefore: current, offset: location.x - thumbFrame.midX)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.continueTracking(touch, with: event), let drag else { return false }
    let part = SliderTrack.part(
      at: touch.location(in: self).x - drag.offset, on: trackRect(forBounds: bounds),
      isRightToLeft: isRightToLeft)
    let before = current
    setValue(range.value(at: part), animated: false)
    if isContinuous, current != before { sendValueChanged() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let drag else { return }
    self.drag = nil
    if !isContinuous, current != drag.valueBefore { sendValueChanged() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    drag = nil
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard !isEnabled || !isHorizontalPan(gestureRecognizer) else { return false }
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

  /// Increases the value by a tenth of the range, and sends `valueChanged`.
  open override func accessibilityIncrement() { adjust(byPart: 0.1) }

  /// Decreases the value by a tenth of the range, and sends `valueChanged`.
  open override func accessibilityDecrement() { adjust(byPart: -0.1) }

  private func adjust(byPart part: Float) {
    guard isEnabled else { return }
    let previous = value
    value += (maximumValue - minimumValue) * part
    if value != previous { sendValueChanged() }
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
    thumb.applyThumbShadow()
    updateColors()
  }

  /// Applies custom or default colors; the track of a disabled slider is faded.
  private func updateColors() {
    minimumTrack.backgroundColor = minimumTrackTintColor ?? tintColor
    maximumTrack.backgroundColor = maximumTrackTintColor ?? .systemFill
    thumb.backgroundColor = thumbTintColor ?? .white
    for track in [minimumTrack, maximumTrack] { track.alpha = isEnabled ? 1 : Self.disabledAlpha }
  }

  private func layOutParts() {
    let track = trackRect(forBounds: bounds)
    thumb.frame = thumbFrame
    let segments = SliderTrack.segments(of: track, at: thumb.frame)
    minimumTrack.frame = isRightToLeft ? segments.right : segments.left
    maximumTrack.frame = isRightToLeft ? segments.left : segments.right
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

  private func setImage(_ image: UIImage?, in view: UIImageView) {
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

  // Unverified: the default duration of animations (uikit.md, 8.1).
  /// The duration of an animated change, in seconds.
  private static let duration: TimeInterval = 0.25
  // Unverified: not specified in uikit.md, 3.5.
  /// The alpha of a disabled track.
  private static let disabledAlpha: CGFloat = 0.5
}

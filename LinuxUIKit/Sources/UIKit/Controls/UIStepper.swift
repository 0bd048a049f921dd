/// A control for incrementing or decrementing a value.
///
/// ```swift
/// let stepper = UIStepper()
/// stepper.maximumValue = 9
/// stepper.addAction(UIAction { _ in label.text = "\(stepper.value)" }, for: .valueChanged)
/// ```
///
/// Holding the touch repeats the step. The size is always 94 by 32 points.
///
/// - Note: Not implemented: custom images and accelerating repetition.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private let backgroundShape = UIView()
  private let divider = UIView()
  private let minus = UIImageView()
  private let plus = UIImageView()
  private let timer = ClockTimer()
  private var range = StepperRange()
  private var current: Double = 0
  private var isIncrement: Bool?
  private var valueBefore: Double = 0

  /// Creates a stepper at the origin of the given frame, with the range 0 to 100 and the value 0.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: StepperMetrics.size))
    setUp()
  }

  /// Creates a stepper.
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
  open var value: Double {
    get { current }
    set {
      current = range.clamped(newValue)
      updateSymbols()
    }
  }

  /// The minimum value.
  ///
  /// A value above the maximum raises the maximum too.
  open var minimumValue: Double {
    get { range.minimum }
    set { setRange { ($0.minimum, $0.maximum) = (newValue, max(newValue, $0.maximum)) } }
  }

  /// The maximum value.
  ///
  /// A value below the minimum lowers the minimum too.
  open var maximumValue: Double {
    get { range.maximum }
    set { setRange { ($0.minimum, $0.maximum) = (min(newValue, $0.minimum), newValue) } }
  }

  /// The increment of a step.
  ///
  /// Values that aren't positive are ignored.
  open var stepValue: Double {
    get { range.step }
    set { setRange { if newValue > 0 { $0.step = newValue } } }
  }

  /// Whether stepping past the maximum continues at the minimum and vice versa.
  ///
  /// The default is `false`.
  open var wraps: Bool {
    get { range.wraps }
    set { setRange { $0.wraps = newValue } }
  }

  /// Whether holding the touch repeats the step.
  ///
  /// The default is `true`.
  open var autorepeat = true
  /// Whether `.valueChanged` is sent for every step.
  ///
  /// If not, it is sent once when the touch ends. The default is `true`.
  open var isContinuous = true

  // MARK: Size

  /// The frame, whose size is always 94 by 32 points.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: StepperMetrics.size) }
  }

  /// The bounds, whose size is always 94 by 32 points.
  open override var bounds: CGRect {
    get { super.bounds }
    set { super.bounds = CGRect(origin: newValue.origin, size: StepperMetrics.size) }
  }

  open override var intrinsicContentSize: CGSize { StepperMetrics.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { StepperMetrics.size }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutViews()
  }

  open override var isEnabled: Bool { didSet { updateSymbols() } }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    let isIncrement = (touch.location(in: self).x >= bounds.midX) != isRightToLeft
    (self.isIncrement, valueBefore) = (isIncrement, current)
    step()
    scheduleRepeat(after: StepperMetrics.repeatDelay)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    endRepeating()
    if !isContinuous, current != valueBefore { sendValueChanged() }
  }

  open override func cancelTracking(with event: UIEvent?) {
    super.cancelTracking(with: event)
    endRepeating()
  }

  // MARK: Accessibility

  open override var accessibilityValue: String? {
    get { super.accessibilityValue ?? "\(current)" }
    set { super.accessibilityValue = newValue }
  }

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? (isEnabled ? .adjustable : [.adjustable, .notEnabled]) }
    set { super.accessibilityTraits = newValue }
  }

  /// Increases the value by a step, and sends `valueChanged`.
  open override func accessibilityIncrement() { adjust(by: stepValue) }

  /// Decreases the value by a step, and sends `valueChanged`.
  open override func accessibilityDecrement() { adjust(by: -stepValue) }

  private func adjust(by step: Double) {
    guard isEnabled else { return }
    let previous = value
    value += step
    if value != previous { sendValueChanged() }
  }
}

extension UIStepper {
  private func setUp() {
    isAccessibilityElement = true
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      setContentHuggingPriority(.defaultHigh, for: axis)
    }
    let size = UIImage.SymbolConfiguration(pointSize: StepperMetrics.signSize)
    for (view, name) in [(minus, "minus"), (plus, "plus")] {
      view.image = UIImage(systemName: name, withConfiguration: size)
      view.contentMode = .center
    }
    for part in [backgroundShape, divider, minus, plus] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    backgroundShape.backgroundColor = .tertiarySystemFill
    backgroundShape.layer.cornerRadius = StepperMetrics.radius
    divider.backgroundColor = .separator
    updateSymbols()
  }

  private func layOutViews() {
    let half = CGSize(width: bounds.width / 2, height: bounds.height)
    let left = CGRect(origin: .zero, size: half)
    let right = CGRect(origin: CGPoint(x: half.width, y: 0), size: half)
    backgroundShape.frame = bounds
    minus.frame = isRightToLeft ? right : left
    plus.frame = isRightToLeft ? left : right
    let line = StepperMetrics.divider
    divider.frame = CGRect(
      x: bounds.midX - line.width / 2, y: bounds.midY - line.height / 2, width: line.width,
      height: line.height)
  }

  /// Updates the symbol colors; a symbol is dimmed if its step doesn't change the value.
  private func updateSymbols() {
    for (view, isIncrement) in [(minus, false), (plus, true)] {
      let isActive = isEnabled && range.canStep(from: current, isIncrement: isIncrement)
      view.tintColor = isActive ? .label : .tertiaryLabel
    }
  }

  private func setRange(_ change: (inout StepperRange) -> Void) {
    change(&range)
    value = current
  }

  /// Performs one step in the direction of the touch.
  private func step() {
    guard let isIncrement else { return }
    let next = range.value(after: current, isIncrement: isIncrement)
    guard next != current else { return }
    value = next
    if isContinuous { sendValueChanged() }
  }

  /// Schedules the next repeated step.
  private func scheduleRepeat(after delay: TimeInterval) {
    guard autorepeat else { return }
    timer.start(after: delay) { [weak self] in
      guard let self, isTracking else { return }
      if isTouchInside { step() }
      scheduleRepeat(after: StepperMetrics.repeatInterval)
    }
  }

  private func endRepeating() {
    isIncrement = nil
    timer.stop()
  }
}

/// The range of a stepper's values.
struct StepperRange: Equatable {
  /// The minimum value.
  var minimum: Double = 0
  /// The maximum value, at least the minimum.
  var maximum: Double = 100
  /// The increment of a step.
  var step: Double = 1
  /// Whether stepping past the maximum continues at the minimum and vice versa.
  var wraps = false

  /// Returns the nearest value in the range; NaN becomes the minimum.
  func clamped(_ value: Double) -> Double {
    guard !value.isNaN else { return minimum }
    return min(max(value, minimum), max(minimum, maximum))
  }

  /// Returns the value after a step up or down.
  func value(after value: Double, isIncrement: Bool) -> Double {
    let next = isIncrement ? value + step : value - step
    guard wraps else { return clamped(next) }
    if next > maximum { return minimum }
    return next < minimum ? maximum : next
  }

  /// Returns whether a step changes the value.
  func canStep(from value: Double, isIncrement: Bool) -> Bool {
    self.value(after: value, isIncrement: isIncrement) != value
  }
}

/// The metrics of a stepper, in points (uikit.md, 3.5).
enum StepperMetrics {
  /// The size of a stepper.
  static let size = CGSize(width: 94, height: 32)
  /// The corner radius of the background.
  static let radius: CGFloat = 8
  /// The size of the divider between the halves.
  static let divider = CGSize(width: 1, height: 18)
  // Unverified: from the range of 13 to 15 in uikit.md, 3.5.
  /// The point size of the symbols.
  static let signSize: CGFloat = 14
  // Unverified: not specified in uikit.md, 3.5.
  /// The delay before steps repeat, in seconds.
  static let repeatDelay: TimeInterval = 0.5
  // Unverified: not specified in uikit.md, 3.5.
  /// The interval between repeated steps, in seconds.
  static let repeatInterval: TimeInterval = 0.1
}

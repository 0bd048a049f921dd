/// The labels of a compact date picker, which open a calendar or wheels over the window.
final class DatePickerCompactView: UIView, DatePickerContent {
  private let dateLabel = DatePickerLabel()
  private let timeLabel = DatePickerLabel()
  private let popover: DatePickerPopover
  private var state: DatePickerState
  private var texts: DateTexts

  /// Creates labels for the settings of a picker.
  init(_ state: DatePickerState, _ events: DatePickerEvents) {
    self.state = state
    texts = DateTexts(state)
    popover = DatePickerPopover(events)
    super.init(frame: .zero)
    for label in [dateLabel, timeLabel] { addSubview(label) }
    dateLabel.addAction(UIAction { [weak self] _ in self?.open(.date) }, for: .touchUpInside)
    timeLabel.addAction(UIAction { [weak self] _ in self?.open(.time) }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    let sizes = labels.map(\.intrinsicContentSize)
    let gaps = DatePickerMetrics.labelSpacing * CGFloat(max(0, sizes.count - 1))
    return CGSize(
      width: sizes.reduce(gaps) { $0 + $1.width }, height: sizes.map(\.height).max() ?? 0)
  }

  func display(_ state: DatePickerState, animated: Bool) {
    if !self.state.hasSameWheels(as: state) { texts = DateTexts(state) }
    self.state = state
    dateLabel.isHidden = state.mode == .time
    timeLabel.isHidden = state.mode == .date
    dateLabel.title = texts.text(state.date, template: "yMMMd")
    timeLabel.title = texts.text(state.date, template: "jmm")
    popover.display(state, animated: animated)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var start: CGFloat = 0
    for label in labels {
      let size = label.intrinsicContentSize
      let x = isRightToLeft ? bounds.width - start - size.width : start
      label.frame = CGRect(
        x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
      start += size.width + DatePickerMetrics.labelSpacing
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { popover.close() }
  }

  private var labels: [DatePickerLabel] { [dateLabel, timeLabel].filter { !$0.isHidden } }

  private func open(_ mode: UIDatePicker.Mode) {
    popover.open(mode, state, from: mode == .date ? dateLabel : timeLabel)
  }
}

/// A time at the trailing side, with its name; it opens wheels.
final class DatePickerTimeView: UIView {
  private let name = UILabel()
  private let label = DatePickerLabel()
  private let popover: DatePickerPopover
  private var state: DatePickerState

  /// Creates a time for the settings of a picker.
  init(_ state: DatePickerState, _ events: DatePickerEvents) {
    self.state = state
    popover = DatePickerPopover(events)
    super.init(frame: .zero)
    name.text = "Time"
    name.font = .preferredFont(forTextStyle: .body)
    name.adjustsFontForContentSizeCategory = true
    addSubview(name)
    addSubview(label)
    label.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        popover.open(.time, self.state, from: label)
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the time of the date of a picker.
  func display(_ state: DatePickerState, _ texts: DateTexts) {
    self.state = state
    label.title = texts.text(state.date, template: "jmm")
    popover.display(state, animated: true)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let size = label.intrinsicContentSize
    label.frame = CGRect(
      x: isRightToLeft ? 0 : bounds.width - size.width, y: (bounds.height - size.height) / 2,
      width: size.width, height: size.height)
    let width = max(0, bounds.width - size.width)
    name.frame = CGRect(
      x: isRightToLeft ? size.width : 0, y: 0, width: width, height: bounds.height)
    name.textAlignment = isRightToLeft ? .right : .left
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { popover.close() }
  }
}

/// A text on a rounded fill, which is tinted while what it opens is on the screen.
final class DatePickerLabel: UIControl {
  private let label = UILabel()

  /// Creates an empty label.
  init() {
    super.init(frame: .zero)
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = DatePickerMetrics.labelRadius
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textAlignment = .center
    addSubview(label)
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { nil }

  /// The text.
  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      accessibilityLabel = newValue
    }
  }

  override var isSelected: Bool { didSet { updateColor() } }
  override var isHighlighted: Bool { didSet { label.alpha = isHighlighted ? 0.2 : 1 } }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColor()
  }

  override var intrinsicContentSize: CGSize {
    let size = label.intrinsicContentSize
    let margin = DatePickerMetrics.labelMargin
    return CGSize(
      width: (size.width + 2 * margin.width).rounded(.up),
      height: size.height + 2 * margin.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }

  private func updateColor() { label.textColor = isSelected ? tintColor : .label }
}

/// A control for selecting a date, a time, both, or a duration.
///
/// ```swift
/// let picker = UIDatePicker()
/// picker.datePickerMode = .date
/// picker.preferredDatePickerStyle = .inline
/// picker.minimumDate = .now
/// picker.addAction(UIAction { _ in show(picker.date) }, for: .valueChanged)
/// ```
///
/// The order of wheels, the names, the digits and the first day of the week are those of the locale
/// and the calendar. Dates out of the limits are dimmed and can't be selected: wheels turn back from
/// them.
///
/// - Note: Not implemented: swiping between months and entering times with the keyboard; the texts
///   "Today", "Time", "hours" and "min" are English.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  private var model = DatePickerState()
  private var content: (any DatePickerContent)?
  private var displayedStyle = UIDatePickerStyle.automatic

  /// Creates a date picker for the current date; an empty frame gets the size that fits.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    updateContent()
    if frame.size == .zero { sizeToFit() }
  }

  /// Creates a date picker.
  ///
  /// The coder is ignored: archives aren't supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    updateContent()
  }

  // MARK: Appearance

  /// The fields that the user selects.
  ///
  /// The default is `.dateAndTime`.
  open var datePickerMode: Mode {
    get { model.mode }
    set { update { $0.mode = newValue } }
  }

  /// The style that the app prefers.
  ///
  /// The default is `.automatic`.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { updateContent() }
  }

  // Unverified: durations, and months without days, always have wheels, as inline times do.
  /// The style of the picker: `.wheels`, `.compact` or `.inline`.
  ///
  /// `.automatic` stands for `.compact`. A duration and a year with its month have wheels in every
  /// style, and so has a time that isn't compact.
  open var datePickerStyle: UIDatePickerStyle {
    switch (model.mode, preferredDatePickerStyle) {
    case (.countDownTimer, _), (.yearAndMonth, _), (_, .wheels), (.time, .inline): .wheels
    case (_, .inline): .inline
    case (_, .automatic), (_, .compact): .compact
    }
  }

  // MARK: Locale

  /// The locale of names, digits and orders; `nil` for that of the calendar.
  open var locale: Locale? {
    get { model.locale }
    set { update { $0.locale = newValue } }
  }

  /// The calendar; `nil` restores the current calendar.
  open var calendar: Calendar! {
    get { model.calendar }
    set { update { $0.calendar = newValue ?? .current } }
  }

  /// The time zone; `nil` for that of the calendar.
  open var timeZone: TimeZone? {
    get { model.timeZone }
    set { update { $0.timeZone = newValue } }
  }

  // MARK: Values

  /// The date, limited to the dates that can be selected.
  ///
  /// Setting it sends no event.
  open var date: Date {
    get { model.date }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date; with an animation if wheels are displayed.
  open func setDate(_ date: Date, animated: Bool) {
    update(animated: animated) { $0.setDate(date) }
  }

  /// The earliest date, or `nil`.
  ///
  /// Limits are ignored while the minimum is later than the maximum, and by countdown timers.
  open var minimumDate: Date? {
    get { model.minimum }
    set { update { $0.minimum = newValue } }
  }

  /// The latest date, or `nil`.
  ///
  /// Limits are ignored while the minimum is later than the maximum, and by countdown timers.
  open var maximumDate: Date? {
    get { model.maximum }
    set { update { $0.maximum = newValue } }
  }

  /// The duration of a countdown timer in seconds.
  ///
  /// It's limited to 23 hours and 59 minutes. The default is 0.
  open var countDownDuration: TimeInterval {
    get { model.duration }
    set { update { $0.setDuration(newValue) } }
  }

  /// The interval between the minutes that can be selected.
  ///
  /// It must be at most 30 and divide 60 evenly; other numbers set the default, which is 1.
  open var minuteInterval: Int {
    get { model.minuteInterval }
    set { update { $0.setMinuteInterval(newValue) } }
  }

  /// Whether the date is rounded to the minute interval.
  ///
  /// The default is `true`.
  open var roundsToMinuteInterval: Bool {
    get { model.roundsToMinuteInterval }
    set { update { $0.roundsToMinuteInterval = newValue } }
  }

  // MARK: Size

  open override var intrinsicContentSize: CGSize {
    content?.intrinsicContentSize ?? super.intrinsicContentSize
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    content?.frame = styleFrame
  }

  open override var isEnabled: Bool {
    didSet {
      content?.isUserInteractionEnabled = isEnabled
      content?.alpha = isEnabled ? 1 : DatePickerMetrics.disabledAlpha
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    content?.display(model, animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}

extension UIDatePicker {
  /// The fields that a date picker displays.
  public enum Mode: Int, Sendable {
    /// Hour and minute, and the half of the day where the locale has it.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// A date and a time.
    case dateAndTime = 2
    /// A duration in hours and minutes.
    case countDownTimer = 3
    /// Month and year.
    @available(iOS 17.4, *)
    case yearAndMonth = 4
  }
}

/// The style of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that fits the mode.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// Labels that open a calendar or wheels.
  case compact = 2
  /// A calendar.
  case inline = 3
}

// MARK: Content

/// A view that displays a date picker in one style.
@MainActor protocol DatePickerContent: UIView {
  /// Displays settings and values.
  func display(_ state: DatePickerState, animated: Bool)
}

/// The functions that the content of a date picker calls.
struct DatePickerEvents {
  /// Called when the user selected a date.
  var didSelect: @MainActor (Date) -> Void
  /// Called when the user selected a duration in seconds.
  var didSelectDuration: @MainActor (TimeInterval) -> Void = { _ in }
  /// Called when a calendar or wheels are opened (`true`) or closed.
  var didChangeEditing: @MainActor (Bool) -> Void = { _ in }
  /// Called when the size that fits may have changed.
  var didChangeSize: @MainActor () -> Void = {}
}

extension UIDatePicker {
  private func update(animated: Bool = false, _ change: (inout DatePickerState) -> Void) {
    change(&model)
    guard displayedStyle == datePickerStyle else { return updateContent() }
    content?.display(model, animated: animated)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func updateContent() {
    if displayedStyle != datePickerStyle {
      displayedStyle = datePickerStyle
      content?.removeFromSuperview()
      let view = makeContent()
      content = view
      addSubview(view)
    }
    content?.display(model, animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func makeContent() -> any DatePickerContent {
    let events = DatePickerEvents { [weak self] date in
      self?.userDidChange { $0.setDate(date) }
    } didSelectDuration: { [weak self] duration in
      self?.userDidChange { $0.setDuration(duration) }
    } didChangeEditing: { [weak self] isEditing in
      self?.sendActions(for: isEditing ? .editingDidBegin : .editingDidEnd)
    } didChangeSize: { [weak self] in
      self?.invalidateIntrinsicContentSize()
      self?.setNeedsLayout()
    }
    return switch displayedStyle {
    case .wheels: DatePickerWheelsView(model, events)
    case .inline: DatePickerInlineView(model, events)
    case .compact, .automatic: DatePickerCompactView(model, events)
    }
  }

  /// Changes the value for the user, displays the resulting value, and sends the events.
  private func userDidChange(_ change: (inout DatePickerState) -> Void) {
    let before = model
    update(animated: true, change)
    if model.date != before.date || model.duration != before.duration { sendValueChanged() }
  }

  // Unverified: compact labels stand at the leading side unless the alignment is another side.
  private var styleFrame: CGRect {
    guard displayedStyle == .compact else { return bounds }
    let size = intrinsicContentSize
    let isRight =
      switch alignmentAsSide {
      case .left: false
      case .right: true
      case .center, .fill, .leading, .trailing: isRightToLeft
      }
    return CGRect(
      x: isRight ? bounds.width - size.width : 0, y: ((bounds.height - size.height) / 2).rounded(),
      width: size.width, height: size.height)
  }
}

// Unverified: estimated from Apple's pictures of iOS 14 to 18.
/// The metrics of date pickers, in points.
enum DatePickerMetrics {
  /// The opacity of a disabled picker.
  static let disabledAlpha: CGFloat = 0.5
  /// The width of a calendar.
  static let width: CGFloat = 320
  /// The height of the header of a calendar.
  static let headerHeight: CGFloat = 44
  /// The height of the weekdays.
  static let weekdayHeight: CGFloat = 24
  /// The smallest distance between the names of weekdays.
  static let weekdaySpacing: CGFloat = 4
  /// The height of a week.
  static let weekHeight: CGFloat = 44
  /// The number of weeks for which there is space.
  static let weekCount = 6
  /// The height of the time below a calendar.
  static let timeHeight: CGFloat = 52
  /// The distance of a calendar from the sides.
  static let sideInset: CGFloat = 16
  /// The diameter of the circle behind the selected day.
  static let circleLength: CGFloat = 44
  /// The opacity of the circle, unless the selected day is today.
  static let circleAlpha: CGFloat = 0.15
  /// The width of the arrows of a calendar.
  static let arrowWidth: CGFloat = 44
  /// The point size of the arrows.
  static let arrowSize: CGFloat = 20
  /// The point size of days.
  static let dayFontSize: CGFloat = 20
  /// The point size of weekdays.
  static let weekdayFontSize: CGFloat = 13
  /// The distance of a compact label's text from its sides.
  static let labelMargin = CGSize(width: 12, height: 7)
  /// The distance between compact labels.
  static let labelSpacing: CGFloat = 6
  /// The corner radius of compact labels.
  static let labelRadius: CGFloat = 8
  /// The distance of an opened calendar from the edges of its overlay.
  static let overlayPadding: CGFloat = 8
}

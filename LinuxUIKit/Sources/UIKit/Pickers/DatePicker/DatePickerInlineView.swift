/// A calendar: a month with its name and arrows to other months, and a time below it in the mode
/// for dates with times.
///
/// The name opens wheels for the month and the year instead of the days.
final class DatePickerInlineView: UIView, DatePickerContent {
  private let header = DatePickerHeaderView()
  private let monthView: DatePickerMonthView
  private let timeView: DatePickerTimeView
  private let events: DatePickerEvents
  private var wheelsView: DatePickerWheelsView?
  private var display: Display

  /// The values on the screen.
  private struct Display {
    var state: DatePickerState
    var texts: DateTexts
    var month: MonthGrid
  }

  /// Creates a calendar for the settings of a picker.
  init(_ state: DatePickerState, _ events: DatePickerEvents) {
    self.events = events
    display = Display(
      state: state, texts: DateTexts(state),
      month: MonthGrid(containing: state.date, calendar: state.resolvedCalendar))
    let owner = WeakInlineView()
    monthView = DatePickerMonthView {
      owner.view?.select($0)
    } didTurn: { date in
      owner.view?.showMonth { _ in date }
    }
    timeView = DatePickerTimeView(state, events)
    super.init(frame: .zero)
    owner.view = self
    for view in [header, monthView, timeView] { addSubview(view) }
    header.onTitle = { [weak self] in self?.toggleWheels() }
    header.onPrevious = { [weak self] in
      self?.showMonth(animated: true) { $0.start.addingTimeInterval(-1) }
    }
    header.onNext = { [weak self] in self?.showMonth(animated: true) { $0.end } }
    update()
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(
      width: DatePickerMetrics.width,
      height: DatePickerMetrics.headerHeight + monthHeight + (hasTime ? timeHeight : 0))
  }

  func display(_ state: DatePickerState, animated: Bool) {
    let isSame = display.state.hasSameWheels(as: state)
    let isSameDate = display.state.date == state.date
    display.state = state
    if !isSame { display.texts = DateTexts(state) }
    // The displayed month stays when limits change.
    if !isSame || !isSameDate {
      display.month = MonthGrid(containing: state.date, calendar: state.resolvedCalendar)
    }
    update(animated: animated)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let area = bounds.insetBy(dx: DatePickerMetrics.sideInset, dy: 0)
    header.frame = CGRect(
      x: area.minX, y: 0, width: area.width, height: DatePickerMetrics.headerHeight)
    monthView.frame = CGRect(
      x: area.minX, y: header.frame.maxY, width: area.width, height: monthHeight)
    wheelsView?.frame = CGRect(
      x: 0, y: header.frame.maxY, width: bounds.width, height: PickerMetrics.size.height)
    timeView.frame = CGRect(
      x: area.minX, y: monthView.frame.maxY, width: area.width, height: timeHeight)
  }

  private var hasTime: Bool { display.state.mode == .dateAndTime }
  private var timeHeight: CGFloat { DatePickerMetrics.timeHeight }
  private var monthHeight: CGFloat {
    DatePickerMetrics.weekdayHeight
      + CGFloat(DatePickerMetrics.weekCount) * DatePickerMetrics.weekHeight
  }

  private func update(animated: Bool = false) {
    header.display(
      title: display.texts.text(display.month.start, template: "yMMMM"),
      isExpanded: wheelsView != nil,
      hasPrevious: display.state.isAfterMinimum(display.month.start),
      hasNext: display.state.isBeforeMaximum(display.month.end))
    monthView.display(
      display.month, display.state, display.texts, animated: animated && wheelsView == nil)
    monthView.isHidden = wheelsView != nil
    timeView.isHidden = !hasTime
    timeView.display(display.state, display.texts)
    wheelsView?.display(monthState, animated: false)
    setNeedsLayout()
  }

  /// Selects the time of the current date on another day.
  private func select(_ day: Date) {
    let calendar = display.state.resolvedCalendar
    let time = calendar.dateComponents([.hour, .minute, .second], from: display.state.date)
    let date = calendar.date(
      bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
    events.didSelect(date ?? day)
  }

  private func showMonth(animated: Bool = false, containing date: (MonthGrid) -> Date) {
    display.month = MonthGrid(
      containing: date(display.month), calendar: display.state.resolvedCalendar)
    update(animated: animated)
  }

  // MARK: Wheels of months and years

  private func toggleWheels() {
    if let wheelsView {
      wheelsView.removeFromSuperview()
      self.wheelsView = nil
    } else {
      let view = DatePickerWheelsView(
        monthState,
        DatePickerEvents { [weak self] date in self?.showMonth { _ in date } })
      wheelsView = view
      addSubview(view)
    }
    update()
  }

  /// The state of the wheels, whose date is in the displayed month.
  private var monthState: DatePickerState {
    var state = display.state
    state.mode = .yearAndMonth
    state.setDate(display.month.start)
    return state
  }
}

/// A weak reference to a calendar, which is created after the closures that need it.
@MainActor private final class WeakInlineView {
  weak var view: DatePickerInlineView?
}

/// The name of a month, with arrows to the months before and after it.
final class DatePickerHeaderView: UIView {
  /// Called after a tap on the name.
  var onTitle: @MainActor () -> Void = {}
  /// Called after a tap on the arrow to the month before.
  var onPrevious: @MainActor () -> Void = {}
  /// Called after a tap on the arrow to the month after.
  var onNext: @MainActor () -> Void = {}

  private let title = UIButton(type: .custom)
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)

  /// Creates an empty header.
  init() {
    super.init(frame: .zero)
    for button in [title, previousButton, nextButton] { addSubview(button) }
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    title.addAction(UIAction { [weak self] _ in self?.onTitle() }, for: .touchUpInside)
    previousButton.addAction(UIAction { [weak self] _ in self?.onPrevious() }, for: .touchUpInside)
    nextButton.addAction(UIAction { [weak self] _ in self?.onNext() }, for: .touchUpInside)
    previousButton.accessibilityLabel = "Previous Month"
    nextButton.accessibilityLabel = "Next Month"
  }

  required init?(coder: NSCoder) { nil }

  /// Displays the name of a month; the arrows are hidden while wheels are open.
  func display(title: String, isExpanded: Bool, hasPrevious: Bool, hasNext: Bool) {
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold),
      .foregroundColor: isExpanded ? tintColor ?? .label : .label,
    ]
    self.title.setAttributedTitle(
      NSAttributedString(string: title, attributes: attributes), for: .normal)
    let size = UIImage.SymbolConfiguration(pointSize: DatePickerMetrics.arrowSize)
    for (button, name) in [(previousButton, "chevron.backward"), (nextButton, "chevron.forward")] {
      button.setImage(UIImage(systemName: name, withConfiguration: size), for: .normal)
      button.isHidden = isExpanded
    }
    previousButton.isEnabled = hasPrevious
    nextButton.isEnabled = hasNext
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = DatePickerMetrics.arrowWidth
    let titleWidth = min(title.intrinsicContentSize.width, bounds.width - 2 * width)
    let frames = [
      (title, CGRect(x: 0, y: 0, width: titleWidth, height: bounds.height)),
      (
        previousButton,
        CGRect(x: bounds.width - 2 * width, y: 0, width: width, height: bounds.height)
      ),
      (nextButton, CGRect(x: bounds.width - width, y: 0, width: width, height: bounds.height)),
    ]
    for (view, frame) in frames {
      view.frame =
        isRightToLeft ? frame.offsetBy(dx: bounds.width - frame.maxX - frame.minX, dy: 0) : frame
    }
  }
}

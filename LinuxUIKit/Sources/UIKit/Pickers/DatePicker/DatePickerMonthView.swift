/// The weekdays and the days of one month.
final class DatePickerMonthView: UIView {
  private let weekdays = (0..<7).map { _ in UILabel() }
  private let days: [DatePickerDayView]
  private var symbols: [String] = []
  private var letters: [String] = []

  /// Creates an empty month; `didSelect` is called with the first moment of a tapped day.
  init(didSelect: @escaping @MainActor (Date) -> Void) {
    days = (0..<7 * DatePickerMetrics.weekCount).map { _ in DatePickerDayView(didSelect) }
    super.init(frame: .zero)
    for label in weekdays {
      label.font = .systemFont(ofSize: DatePickerMetrics.weekdayFontSize, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
    }
    for day in days { addSubview(day) }
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a month with the selected day and the limits of a picker.
  func display(_ grid: MonthGrid, _ state: DatePickerState, _ texts: DateTexts) {
    let calendar = state.resolvedCalendar
    let cells = Array(grid.weeks.joined())
    (symbols, letters) = (texts.weekdaySymbols, texts.weekdayLetters)
    for (index, view) in days.enumerated() {
      let day = cells.indices.contains(index) ? cells[index] : nil
      view.isHidden = day == nil
      guard let day else { continue }
      let next = grid.days.first { $0.start > day.start }?.start ?? grid.end
      view.display(
        DatePickerDayView.Content(
          start: day.start, title: texts.number(day.number),
          label: texts.text(day.start, template: "EEEEMMMMd"),
          isSelected: calendar.isDate(state.date, inSameDayAs: day.start),
          isToday: calendar.isDateInToday(day.start),
          isEnabled: state.overlapsLimits(from: day.start, to: next)))
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    updateWeekdays()
    for (index, label) in weekdays.enumerated() {
      label.frame = cell(
        column: index, y: 0, height: DatePickerMetrics.weekdayHeight)
    }
    for (index, view) in days.enumerated() {
      view.frame = cell(
        column: index % 7,
        y: DatePickerMetrics.weekdayHeight + CGFloat(index / 7) * DatePickerMetrics.weekHeight,
        height: DatePickerMetrics.weekHeight)
    }
  }

  // Unverified: names that don't fit are assumed to be replaced by letters, all at once.
  private func updateWeekdays() {
    for (label, symbol) in zip(weekdays, symbols) { label.text = symbol }
    let widest = weekdays.map(\.intrinsicContentSize.width).max() ?? 0
    guard widest > bounds.width / 7 - DatePickerMetrics.weekdaySpacing else { return }
    for (label, letter) in zip(weekdays, letters) { label.text = letter }
  }

  private func cell(column: Int, y: CGFloat, height: CGFloat) -> CGRect {
    let width = bounds.width / 7
    let position = isRightToLeft ? 6 - column : column
    return CGRect(x: CGFloat(position) * width, y: y, width: width, height: height)
  }
}

/// A day of a month, which the user can select.
final class DatePickerDayView: UIControl {
  /// The content of a day.
  struct Content: Equatable {
    /// The first moment of the day.
    let start: Date
    /// The number of the day in the digits of the locale.
    let title: String
    /// The date with its weekday and month, for accessibility.
    let label: String
    /// Whether the day is selected.
    let isSelected: Bool
    /// Whether the day is the current one.
    let isToday: Bool
    /// Whether the day can be selected.
    let isEnabled: Bool
  }

  private let circle = UIView()
  private let label = UILabel()
  private var content: Content?

  /// Creates a day without content.
  init(_ didSelect: @escaping @MainActor (Date) -> Void) {
    super.init(frame: .zero)
    for part in [circle, label] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    label.textAlignment = .center
    circle.layer.cornerRadius = DatePickerMetrics.circleLength / 2
    isAccessibilityElement = true
    addAction(
      UIAction { [weak self] _ in
        if let start = self?.content?.start { didSelect(start) }
      }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a day.
  func display(_ content: Content) {
    self.content = content
    isEnabled = content.isEnabled
    label.text = content.title
    accessibilityLabel = content.label
    var traits = UIAccessibilityTraits.button
    if content.isSelected { traits.insert(.selected) }
    if !content.isEnabled { traits.insert(.notEnabled) }
    accessibilityTraits = traits
    updateColors()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateColors()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let length = DatePickerMetrics.circleLength
    circle.frame = CGRect(
      x: (bounds.width - length) / 2, y: (bounds.height - length) / 2, width: length,
      height: length)
    label.frame = bounds
  }

  private func updateColors() {
    guard let content else { return }
    let isMarked = content.isSelected && content.isEnabled
    label.font = .systemFont(
      ofSize: DatePickerMetrics.dayFontSize, weight: isMarked ? .semibold : .regular)
    circle.isHidden = !isMarked
    circle.backgroundColor =
      content.isToday ? tintColor : tintColor.withAlphaComponent(DatePickerMetrics.circleAlpha)
    label.textColor =
      switch (content.isEnabled, isMarked, content.isToday) {
      case (false, _, _): .tertiaryLabel
      case (true, true, true): .white
      case (true, true, false), (true, false, true): tintColor
      case (true, false, false): .label
      }
  }
}

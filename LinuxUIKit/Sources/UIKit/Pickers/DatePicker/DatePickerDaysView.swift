/// The days of one month.
final class DatePickerDaysView: UIView {
  /// The month; `nil` until one is displayed, or if it has to be displayed again.
  private(set) var month: MonthGrid?
  private let days: [DatePickerDayView]

  /// Creates an empty month; `didSelect` is called with the first moment of a tapped day.
  init(didSelect: @escaping @MainActor (Date) -> Void) {
    days = (0..<7 * DatePickerMetrics.weekCount).map { _ in DatePickerDayView(didSelect) }
    super.init(frame: .zero)
    for day in days { addSubview(day) }
  }

  required init?(coder: NSCoder) { nil }

  /// Displays a month with the selected day and the limits of a picker.
  func display(_ month: MonthGrid, _ state: DatePickerState, _ texts: DateTexts) {
    self.month = month
    let calendar = state.resolvedCalendar
    let cells = Array(month.weeks.joined())
    for (index, view) in days.enumerated() {
      let day = cells.indices.contains(index) ? cells[index] : nil
      view.isHidden = day == nil
      guard let day else { continue }
      let next = month.days.first { $0.start > day.start }?.start ?? month.end
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

  /// Lets the month be displayed again.
  func forget() { month = nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, view) in days.enumerated() {
      view.frame = weekdayFrame(
        index % 7, y: CGFloat(index / 7) * DatePickerMetrics.weekHeight,
        height: DatePickerMetrics.weekHeight)
    }
  }
}

extension UIView {
  /// Returns the frame of a part of one of seven columns, the first at the leading edge.
  func weekdayFrame(_ column: Int, y: CGFloat, height: CGFloat) -> CGRect {
    let width = bounds.width / 7
    let position = isRightToLeft ? 6 - column : column
    return CGRect(x: CGFloat(position) * width, y: y, width: width, height: height)
  }
}

/// The wheels of a date picker.
final class DatePickerWheelsView: UIView, DatePickerContent, UIPickerViewDataSource,
  UIPickerViewDelegate
{
  private let picker = UIPickerView()
  private let events: DatePickerEvents
  private var state: DatePickerState
  private var texts: DateTexts
  private var wheels: DateWheels

  /// Creates wheels for the settings of a picker.
  init(_ state: DatePickerState, _ events: DatePickerEvents) {
    (self.state, self.events) = (state, events)
    texts = DateTexts(state)
    wheels = DateWheels(state, texts: texts)
    super.init(frame: .zero)
    (picker.dataSource, picker.delegate) = (self, self)
    addSubview(picker)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { PickerMetrics.size }

  override func layoutSubviews() {
    super.layoutSubviews()
    picker.frame = bounds
  }

  func display(_ state: DatePickerState, animated: Bool) {
    let isSame = self.state.hasSameWheels(as: state) && wheels.hasRows(for: state.date)
    self.state = state
    if isSame {
      wheels = DateWheels(state, texts: texts, baseDay: wheels.baseDay)
      picker.reloadVisibleRows()
    } else {
      texts = DateTexts(state)
      wheels = DateWheels(state, texts: texts)
      picker.reloadAllComponents()
    }
    for (component, wheel) in wheels.wheels.enumerated() {
      let current = picker.selectedRow(inComponent: component)
      let row = wheels.row(of: wheel, for: state.date, near: isSame ? current : 0)
      guard row != current else { continue }
      picker.selectRow(row, inComponent: component, animated: animated && isSame)
    }
  }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.wheels.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    wheels.rowCount(of: wheels.wheels[component])
  }

  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    wheels.title(ofRow: row, of: wheels.wheels[component])
  }

  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    let wheel = wheels.wheels[component]
    guard !wheels.isSelectable(row: row, of: wheel, with: state.date) else { return nil }
    return NSAttributedString(
      string: wheels.title(ofRow: row, of: wheel),
      attributes: [.foregroundColor: UIColor.tertiaryLabel])
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    DateWheelMetrics.width(of: wheels.wheels[component], in: state.mode)
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let rows = wheels.wheels.indices.map { picker.selectedRow(inComponent: $0) }
    if state.mode == .countDownTimer {
      events.didSelectDuration(wheels.duration(selecting: rows))
    } else {
      events.didSelect(wheels.date(selecting: rows, from: state.date))
    }
  }
}

// Unverified: chosen so that the texts of common languages fit into 320 points.
/// The widths of the wheels of a date picker, in points.
enum DateWheelMetrics {
  /// Returns the width of a wheel.
  static func width(of wheel: DateWheel, in mode: UIDatePicker.Mode) -> CGFloat {
    switch wheel {
    case .day: 150
    case .month: 140
    case .year: 90
    case .dayOfMonth: 55
    case .period: 52
    case .hour, .minute: mode == .countDownTimer ? 110 : mode == .dateAndTime ? 40 : 64
    }
  }
}

extension DatePickerState {
  /// Returns whether the wheels for two states have the same rows and titles.
  func hasSameWheels(as other: DatePickerState) -> Bool {
    mode == other.mode && calendar == other.calendar && locale == other.locale
      && timeZone == other.timeZone && minuteInterval == other.minuteInterval
  }
}

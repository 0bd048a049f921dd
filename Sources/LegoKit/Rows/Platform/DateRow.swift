import Foundation
import UIKit

#if !os(tvOS)
  /// A row with a title and a date picker.
  ///
  /// ```swift
  /// DateRow("Begins", date: $begin)
  /// DateRow("Alarm", date: $alarm, mode: .time)
  /// DateRow("Day", date: $day, in: .now ... .distantFuture, mode: .date, style: .inline)
  /// ```
  ///
  /// A compact picker is beside the title, one that is inline or has wheels below it.
  public struct DateRow: ListRow, StatementIdentified {
    /// The identity of the row.
    public let id: AnyHashable
    /// The title.
    public let title: String
    /// The parts of the date that the picker displays, such as the day and the time.
    public let mode: UIDatePicker.Mode
    /// The style of the picker.
    public let style: UIDatePickerStyle
    /// The options of the row.
    public var options = RowOptions()
    let date: Binding<Date>
    let range: ClosedRange<Date>?
    let minuteInterval: Int

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - date: The date.
    ///   - range: The dates that can be chosen. The default is any date.
    ///   - mode: The parts of the date that the picker displays. The default is the day and the time.
    ///   - style: The style of the picker. The default is compact.
    ///   - minuteInterval: The difference between two minutes, a divisor of 60. The default is 1.
    ///   - id: The identity. The default is the title.
    @MainActor public init(
      _ title: String, date: Binding<Date>, in range: ClosedRange<Date>? = nil,
      mode: UIDatePicker.Mode = .dateAndTime, style: UIDatePickerStyle = .compact,
      minuteInterval: Int = 1, id: AnyHashable? = nil
    ) {
      (self.title, self.id) = (title, id ?? AnyHashable(title))
      options.isIdentifiedByTitle = id == nil
      (self.range, self.mode, self.style) = (range, mode, style)
      (self.date, self.minuteInterval) = (date.remembering(), minuteInterval)
    }

    /// The configuration of the content.
    @MainActor public var content: any UIContentConfiguration {
      ControlContent(row: self, viewType: DateRowView.self)
    }
  }

  private final class DateRowView: ControlView<DateRow> {
    private let picker = UIDatePicker()

    override func setUp() {
      picker.setContentHuggingPriority(.required, for: .horizontal)
      picker.setContentCompressionResistancePriority(.required, for: .horizontal)
      stack.addArrangedSubview(picker)
      picker.addAction(UIAction { [weak self] _ in self?.write() }, for: .valueChanged)
    }

    override func update(with row: DateRow, isSame: Bool) {
      setTitle(row.title)
      picker.datePickerMode = row.mode
      if picker.preferredDatePickerStyle != row.style {
        picker.preferredDatePickerStyle = row.style
      }
      picker.minuteInterval = row.minuteInterval
      (picker.minimumDate, picker.maximumDate) = (row.range?.lowerBound, row.range?.upperBound)
      picker.accessibilityLabel = row.title
      picker.isEnabled = row.options.isEnabled
      let date = row.date.rememberedValue
      if picker.date != date { picker.setDate(date, animated: isSame) }
    }

    override func updateAxis() {
      super.updateAxis()
      guard currentRow.style != .compact else { return }
      stack.axis = .vertical
      stack.alignment = .fill
    }

    private func write() {
      let date = currentRow.date
      date.wrappedValue = picker.date
      if picker.date != date.wrappedValue { picker.date = date.wrappedValue }
    }
  }
#endif

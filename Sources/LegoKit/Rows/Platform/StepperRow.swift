import UIKit

#if !os(tvOS)
  /// A row with a title, a number and a stepper.
  ///
  /// ```swift
  /// StepperRow("Guests", value: $guests, in: 1...8)
  /// ```
  public struct StepperRow: ListRow, StatementIdentified {
    /// The identity of the row.
    public let id: AnyHashable
    /// The title.
    public let title: String
    /// The number as text.
    public let valueText: String
    /// The options of the row.
    public var options = RowOptions()
    let value: Binding<Double>
    let range: ClosedRange<Double>
    let step: Double

    /// Creates a row for an integer.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The number.
    ///   - range: The numbers that the stepper reaches.
    ///   - step: The difference of a step.
    ///   - id: The identity. The default is the title.
    ///   - format: Returns the text of a number. The default are its digits.
    @MainActor public init<Number: BinaryInteger>(
      _ title: String, value: Binding<Number>, in range: ClosedRange<Number>, step: Number = 1,
      id: AnyHashable? = nil, format: (Number) -> String = { "\($0)" }
    ) {
      self.init(
        title, value: value.map(get: { Double($0) }, set: { Number($0.rounded()) }),
        in: Double(range.lowerBound)...Double(range.upperBound), step: Double(step), id: id
      ) {
        format(Number($0.rounded()))
      }
    }

    /// Creates a row for a decimal number.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The number.
    ///   - range: The numbers that the stepper reaches.
    ///   - step: The difference of a step.
    ///   - id: The identity. The default is the title.
    ///   - format: Returns the text of a number. The default is its description.
    @MainActor public init(
      _ title: String, value: Binding<Double>, in range: ClosedRange<Double>, step: Double,
      id: AnyHashable? = nil, format: (Double) -> String = { "\($0)" }
    ) {
      (self.title, self.id) = (title, id ?? AnyHashable(title))
      options.isIdentifiedByTitle = id == nil
      (self.range, self.step) = (range, step)
      self.value = value.remembering()
      valueText = format(self.value.rememberedValue)
    }

    /// The configuration of the content.
    @MainActor public var content: any UIContentConfiguration {
      ControlContent(row: self, viewType: StepperRowView.self)
    }
  }

  private final class StepperRowView: ControlView<StepperRow> {
    private let valueLabel = UILabel()
    private let control = UIStepper()

    override func setUp() {
      valueLabel.setUpAsValue()
      for view in [valueLabel, control] {
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        stack.addArrangedSubview(view)
      }
      control.addAction(UIAction { [weak self] _ in self?.write() }, for: .valueChanged)
    }

    override func update(with row: StepperRow, isSame: Bool) {
      setTitle(row.title)
      valueLabel.text = row.valueText
      control.accessibilityLabel = row.title
      control.accessibilityValue = row.valueText
      control.isEnabled = row.options.isEnabled
      (control.minimumValue, control.maximumValue) = (row.range.lowerBound, row.range.upperBound)
      control.stepValue = row.step
      control.value = row.value.rememberedValue
    }

    private func write() {
      let value = currentRow.value
      value.wrappedValue = control.value
      control.value = value.wrappedValue
    }
  }
#endif

extension UILabel {
  /// Sets up the label of a control's value, which the control reads to assistive technologies.
  func setUpAsValue() {
    font = .preferredFont(forTextStyle: .body)
    adjustsFontForContentSizeCategory = true
    textColor = .secondaryLabel
    isAccessibilityElement = false
  }
}

import UIKit

#if !os(tvOS)
  /// A row with a title, a value and a slider below them.
  ///
  /// ```swift
  /// SliderRow("Volume", value: $volume) { "\(Int($0 * 100)) %" }
  /// ```
  public struct SliderRow: ListRow, StatementIdentified {
    /// The identity of the row.
    public let id: AnyHashable
    /// The title.
    public let title: String
    /// The value as text, or `nil`.
    public let valueText: String?
    /// The options of the row.
    public var options = RowOptions()
    let value: Binding<Double>
    let range: ClosedRange<Double>
    let step: Double?

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - value: The value, which follows the touch.
    ///   - range: The values that the slider reaches.
    ///   - step: The difference between two values, or `nil` for any value.
    ///   - id: The identity. The default is the title.
    ///   - format: Returns the text of a value, which is displayed beside the title. The default is
    ///     no text.
    @MainActor public init<Number: BinaryFloatingPoint>(
      _ title: String, value: Binding<Number>, in range: ClosedRange<Number> = 0...1,
      step: Number? = nil, id: AnyHashable? = nil, format: ((Number) -> String)? = nil
    ) {
      (self.title, self.id) = (title, id ?? AnyHashable(title))
      options.isIdentifiedByTitle = id == nil
      self.range = Double(range.lowerBound)...Double(range.upperBound)
      self.step = step.map { Double($0) }
      let value = value.remembering()
      self.value = value.map(get: { Double($0) }, set: { Number($0) }).remembering()
      valueText = format?(value.rememberedValue)
    }

    /// The configuration of the content.
    @MainActor public var content: any UIContentConfiguration {
      ControlContent(row: self, viewType: SliderRowView.self)
    }
  }

  private final class SliderRowView: ControlView<SliderRow> {
    private let valueLabel = UILabel()
    private let texts = UIStackView()
    private let control = UISlider()

    override func setUp() {
      valueLabel.setUpAsValue()
      valueLabel.setContentHuggingPriority(.required, for: .horizontal)
      valueLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
      texts.spacing = ControlMetrics.spacing
      for view in stack.arrangedSubviews + [valueLabel] { texts.addArrangedSubview(view) }
      stack.addArrangedSubview(texts)
      stack.addArrangedSubview(control)
      control.addAction(UIAction { [weak self] _ in self?.write() }, for: .valueChanged)
    }

    override func update(with row: SliderRow, isSame: Bool) {
      setTitle(row.title)
      valueLabel.text = row.valueText
      valueLabel.isHidden = row.valueText == nil
      control.accessibilityLabel = row.title
      control.accessibilityValue = row.valueText
      control.isEnabled = row.options.isEnabled
      (control.minimumValue, control.maximumValue) =
        (Float(row.range.lowerBound), Float(row.range.upperBound))
      // A slider that the user is moving follows the touch only.
      if !control.isTracking { control.value = Float(row.value.rememberedValue) }
    }

    override func updateAxis() {
      texts.axis = isSideBySide ? .horizontal : .vertical
      texts.alignment = isSideBySide ? .center : .leading
      stack.axis = .vertical
      stack.alignment = .fill
      stack.spacing = ControlMetrics.sliderSpacing
    }

    private func write() {
      let row = currentRow
      let position = Double(control.value)
      let value = row.step.map { row.range.value(nearestTo: position, step: $0) } ?? position
      row.value.wrappedValue = value
      let current = Float(row.value.wrappedValue)
      if control.value != current { control.value = current }
    }
  }

  extension ClosedRange<Double> {
    /// Returns the value at a whole number of steps from the start that is nearest to `position`.
    fileprivate func value(nearestTo position: Double, step: Double) -> Double {
      guard step > 0 else { return position }
      let value = lowerBound + ((position - lowerBound) / step).rounded() * step
      return Swift.min(upperBound, value)
    }
  }
#endif

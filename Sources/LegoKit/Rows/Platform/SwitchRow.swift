import UIKit

#if !os(tvOS)
  /// A row with a title and a switch.
  ///
  /// ```swift
  /// SwitchRow("Wi-Fi", isOn: $model.isWiFiOn)
  /// ```
  public struct SwitchRow: ListRow, StatementIdentified {
    /// The identity of the row.
    public let id: AnyHashable
    /// The title.
    public let title: String
    /// The options of the row.
    public var options = RowOptions()
    let isOn: Binding<Bool>

    /// Creates a row.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - isOn: The state of the switch.
    ///   - id: The identity. The default is the title.
    @MainActor public init(_ title: String, isOn: Binding<Bool>, id: AnyHashable? = nil) {
      (self.title, self.id) = (title, id ?? AnyHashable(title))
      options.isIdentifiedByTitle = id == nil
      self.isOn = isOn.remembering()
    }

    /// The configuration of the content.
    @MainActor public var content: any UIContentConfiguration {
      ControlContent(row: self, viewType: SwitchRowView.self)
    }
  }

  private final class SwitchRowView: ControlView<SwitchRow> {
    private let control = UISwitch()

    override func setUp() {
      control.setContentHuggingPriority(.required, for: .horizontal)
      control.setContentCompressionResistancePriority(.required, for: .horizontal)
      stack.addArrangedSubview(control)
      control.addAction(UIAction { [weak self] _ in self?.write() }, for: .valueChanged)
    }

    override func update(with row: SwitchRow, isSame: Bool) {
      setTitle(row.title)
      control.accessibilityLabel = row.title
      control.isEnabled = row.options.isEnabled
      display(row.isOn.rememberedValue, animated: isSame)
    }

    private func write() {
      let isOn = currentRow.isOn
      isOn.wrappedValue = control.isOn
      display(isOn.wrappedValue, animated: true)
    }

    private func display(_ isOn: Bool, animated: Bool) {
      if control.isOn != isOn { control.setOn(isOn, animated: animated) }
    }
  }
#endif

import UIKit

/// A title and a switch.
final class SwitchCell: SettingCell {
  private let title = UILabel(.body, lines: 0)
  private let toggle = UISwitch()
  private var onChange: (Bool) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.addArrangedSubview(title)
    stack.addArrangedSubview(toggle)
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange(toggle.isOn)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a setting that is on or off, and tells when a person turns it over.
  func show(
    _ text: String, isOn: Bool, isEnabled: Bool = true, onChange: @escaping (Bool) -> Void
  ) {
    title.text = text
    title.textColor = isEnabled ? .label : .tertiaryLabel
    toggle.accessibilityLabel = text
    toggle.isOn = isOn
    toggle.isEnabled = isEnabled
    self.onChange = onChange
  }
}

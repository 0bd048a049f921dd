import UIKit

/// What a number means, and a stepper that changes it.
final class StepperCell: SettingCell {
  private let title = UILabel(.body, lines: 0)
  private let stepper = UIStepper()
  private var onChange: (Int) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.addArrangedSubview(title)
    stack.addArrangedSubview(stepper)
    stepper.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange(Int(stepper.value))
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a number, and tells when a person changes it.
  func show(
    _ text: String, value: Int, upTo maximum: Int, isEnabled: Bool,
    onChange: @escaping (Int) -> Void
  ) {
    title.text = text
    title.textColor = isEnabled ? .label : .tertiaryLabel
    stepper.accessibilityLabel = text
    stepper.maximumValue = Double(maximum)
    stepper.value = Double(value)
    stepper.isEnabled = isEnabled
    self.onChange = onChange
  }
}

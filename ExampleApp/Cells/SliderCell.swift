import UIKit

/// A title, the value beside it, and a slider below.
final class SliderCell: SettingCell {
  private let title = UILabel(.body)
  private let value = UILabel(.body, color: .secondaryLabel)
  private let slider = UISlider()
  private var onChange: (Float) -> Void = { _ in }

  override init(frame: CGRect) {
    super.init(frame: frame)
    let texts = UIStackView(arrangedSubviews: [title, value])
    texts.alignment = .firstBaseline
    texts.spacing = 12
    value.setContentHuggingPriority(.required, for: .horizontal)
    value.setContentCompressionResistancePriority(.required, for: .horizontal)
    stack.axis = .vertical
    stack.alignment = .fill
    stack.spacing = 4
    stack.addArrangedSubview(texts)
    stack.addArrangedSubview(slider)
    slider.minimumValueImage = UIImage(systemName: "speaker.fill")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.2")
    slider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange(slider.value)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a setting between 0 and 1, and tells when a person moves it.
  func show(
    _ text: String, value: Float, valueText: String, isEnabled: Bool,
    onChange: @escaping (Float) -> Void
  ) {
    title.text = text
    title.textColor = isEnabled ? .label : .tertiaryLabel
    self.value.text = valueText
    slider.accessibilityLabel = text
    slider.tintColor = isEnabled ? nil : .tertiaryLabel
    slider.value = value
    slider.isEnabled = isEnabled
    self.onChange = onChange
  }
}

import LegoKit
import UIKit

/// A setting between 0 and 1.
struct SliderItem: TypedItemType, Hashable {
  typealias CellType = SliderCell

  let title: String
  let value: Float
  let text: String
  let isEnabled: Bool
  let onChange: ItemAction<Float>

  var id: String { title }
}

/// A title, the value beside it, and a slider below.
final class SliderCell: SettingCell, TypedCellType {
  typealias Item = SliderItem

  private let title = UILabel(.body)
  private let value = UILabel(.body, color: .secondaryLabel)
  private let slider = UISlider()
  private var onChange: ItemAction<Float>?

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
        onChange?(slider.value)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: SliderItem) {
    title.text = item.title
    title.textColor = item.isEnabled ? .label : .tertiaryLabel
    value.text = item.text
    slider.accessibilityLabel = item.title
    slider.tintColor = item.isEnabled ? nil : .tertiaryLabel
    slider.value = item.value
    slider.isEnabled = item.isEnabled
    onChange = item.onChange
  }
}

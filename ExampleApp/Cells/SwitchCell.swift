import LegoKit
import UIKit

/// A setting that is on or off.
struct SwitchItem: TypedItemType, Hashable {
  typealias CellType = SwitchCell

  let title: String
  let isOn: Bool
  let isEnabled: Bool
  let onChange: ItemAction<Bool>

  var id: String { title }
}

/// A title and a switch.
final class SwitchCell: SettingCell, TypedCellType {
  typealias Item = SwitchItem

  private let title = UILabel(.body, lines: 0)
  private let toggle = UISwitch()
  private var onChange: ItemAction<Bool>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    stack.addArrangedSubview(title)
    stack.addArrangedSubview(toggle)
    toggle.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        onChange?(toggle.isOn)
      }, for: .valueChanged)
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: SwitchItem) {
    title.text = item.title
    title.textColor = item.isEnabled ? .label : .tertiaryLabel
    toggle.accessibilityLabel = item.title
    toggle.isOn = item.isOn
    toggle.isEnabled = item.isEnabled
    onChange = item.onChange
  }
}

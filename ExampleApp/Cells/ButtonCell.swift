import LegoKit
import UIKit

/// An item for a destructive action.
struct ButtonItem: TypedItemType, Hashable {
  typealias CellType = ButtonCell

  let title: String
  let isEnabled: Bool
  let onTap: ItemAction<Void>

  var id: String { title }
}

/// A row with a destructive button.
final class ButtonCell: SettingCell, TypedCellType {
  typealias Item = ButtonItem

  private let button = UIButton(configuration: .plain())
  private var onTap: ItemAction<Void>?

  override init(frame: CGRect) {
    super.init(frame: frame)
    button.role = .destructive
    stack.addArrangedSubview(button)
    button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .primaryActionTriggered)
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: ButtonItem) {
    button.configuration?.title = item.title
    button.isEnabled = item.isEnabled
    onTap = item.onTap
  }
}

import LegoKit
import UIKit

struct TodoItem: TypedItemType, Equatable {
  typealias CellType = TodoCell
  var todo: Todo
  var id: Int { todo.id }
}

final class TodoCell: UICollectionViewCell, TypedCellType {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      contentView.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      contentView.bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 12),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: TodoItem) {
    label.text = item.todo.title
    label.textColor = item.todo.isDone ? .secondaryLabel : .label
  }
}

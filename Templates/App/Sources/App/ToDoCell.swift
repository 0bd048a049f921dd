import LegoKit
import UIKit

/// A task as an item: equal items are left alone, changed ones update their cell.
struct ToDoItem: TypedItemType, Equatable {
  typealias CellType = ToDoCell
  let toDo: ToDo
  var id: ToDo.ID { toDo.id }
}

/// A circle that is filled when the task is done, and the title.
final class ToDoCell: UICollectionViewListCell, TypedCellType {
  func update(with item: ToDoItem) {
    var content = defaultContentConfiguration()
    content.image = UIImage(
      systemName: item.toDo.isDone ? "checkmark.circle.fill" : "circle")
    content.text = item.toDo.title
    content.textProperties.color = item.toDo.isDone ? .secondaryLabel : .label
    contentConfiguration = content
  }
}

import LegoKit
import UIKit

/// An item that is not Equatable and has no height of its own.
struct Note: TypedItemType {
  typealias CellType = NoteCell
  var id: Int
  var text = ""
}

/// A cell that displays a ``Note``.
final class NoteCell: UICollectionViewCell, TypedCellType {
  private(set) var texts: [String] = []

  func update(with item: Note) { texts.append(item.text) }
}

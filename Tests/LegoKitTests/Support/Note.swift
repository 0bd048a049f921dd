import LegoKit
import UIKit

/// An item that cannot be compared and whose cell does not say how high it wants to be.
struct Note: TypedItemType {
  typealias CellType = NoteCell
  var id: Int
  var text = ""
}

/// Shows a ``Note``.
final class NoteCell: UICollectionViewCell, TypedCellType {
  private(set) var texts: [String] = []

  func update(with item: Note) { texts.append(item.text) }
}

import LegoKit
import UIKit

/// An item that tells how high it wants to be and can be compared.
struct Tile: TypedItemType, Equatable {
  typealias CellType = TileCell
  var id: Int
  var height: CGFloat = 44
  var text = ""
}

/// Shows a ``Tile`` and remembers what it was given.
final class TileCell: UICollectionViewCell, TypedCellType {
  static var createdCount = 0
  static var measuredIDs: [Int] = []
  private(set) var tiles: [Tile] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    Self.createdCount += 1
  }

  required init?(coder: NSCoder) { nil }

  func update(with item: Tile) { tiles.append(item) }

  static func layout(constraintsTo size: CGSize, with item: Tile) -> CGSize {
    measuredIDs.append(item.id)
    return CGSize(width: size.width, height: item.height)
  }
}

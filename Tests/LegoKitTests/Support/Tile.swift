import LegoKit
import LegoSupport
import UIKit

/// An Equatable item with a height.
struct Tile: TypedItemType, Equatable {
  typealias CellType = TileCell
  var id: Int
  var height: CGFloat = 44
  var text = ""
}

/// A cell that displays a ``Tile`` and records the tiles that it was updated with.
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

extension DisplayedLego {
  /// Returns the tiles with which the cell at a position was updated, in order.
  func tiles(_ item: Int, section: Int = 0) -> [Tile] {
    let cell = collectionView.cellForItem(at: IndexPath(item: item, section: section))
    return (cell as? TileCell)?.tiles ?? []
  }
}

import UIKit

/// The cells that are displayed as the delegate is told.
@MainActor struct DisplayedCells {
  /// The cells that were announced and have not ended.
  private(set) var cells: Set<ObjectIdentifier> = []
  /// How often a cell was announced twice, or ended without having been announced.
  private(set) var mistakes = 0

  /// A cell is about to be displayed.
  mutating func begin(_ cell: UICollectionViewCell) {
    if !cells.insert(ObjectIdentifier(cell)).inserted { mistakes += 1 }
  }

  /// A cell is not displayed any more.
  mutating func end(_ cell: UICollectionViewCell) {
    if cells.remove(ObjectIdentifier(cell)) == nil { mistakes += 1 }
  }
}

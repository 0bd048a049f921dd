import UIKit

/// The appearance of a cell before it is inserted or after it is deleted.
struct CellTransition {
  /// Changes the attributes of a cell whose frame is that between updates.
  let apply: @MainActor (UICollectionViewLayoutAttributes, UICollectionView) -> Void
}

/// How the cell of an item appears and disappears in an update.
struct CellTransitions: Trait {
  static var modifier: String { "transition" }

  /// The appearance at the start of an insertion.
  let insertion: CellTransition
  /// The appearance at the end of a deletion.
  let removal: CellTransition
}

import UIKit

/// The appearance of a cell before it is inserted or after it is deleted.
struct CellTransition {
  /// Changes the attributes of a cell whose frame is that between updates.
  let apply: @MainActor (UICollectionViewLayoutAttributes, UICollectionView) -> Void
}

/// The appearances of an item's cell at the ends of its insertion and deletion.
struct CellTransitions: Trait {
  static var modifier: String { "transition" }

  /// The appearance at the start of an insertion.
  let insertion: CellTransition
  /// The appearance at the end of a deletion.
  let removal: CellTransition
}

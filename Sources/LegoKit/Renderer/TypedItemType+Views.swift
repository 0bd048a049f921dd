import UIKit

@MainActor extension TypedItemType {
  /// The name under which the cell is reused: with the module, since two modules may each have a
  /// cell of the same name.
  static var reuseIdentifier: String { String(reflecting: CellType.self) }

  /// The size that the cell wants in `room`.
  func size(in room: CGSize) -> CGSize {
    CellType.layout(constraintsTo: room, with: self)
  }

  /// Shows the item in `view`, unless it is a view of another kind; tells whether it has.
  @discardableResult func fill(_ view: UICollectionReusableView) -> Bool {
    guard let cell = view as? CellType else { return false }
    cell.update(with: self)
    return true
  }

  /// Makes `collectionView` know the cell.
  static func registerCell(in collectionView: UICollectionView) {
    collectionView.register(CellType.self, forCellWithReuseIdentifier: reuseIdentifier)
  }

  /// Makes `collectionView` know the cell as a header.
  static func registerHeader(in collectionView: UICollectionView) {
    collectionView.register(
      CellType.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: reuseIdentifier)
  }
}

@MainActor extension AnyItem {
  /// The size that the item's cell wants in `room`.
  func size(in room: CGSize) -> CGSize { base.size(in: room) }

  /// Shows the item in `view`, unless it is a view of another kind.
  func fill(_ view: UICollectionReusableView) { base.fill(view) }
}

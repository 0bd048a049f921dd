/// The identity of an element: its category, kind and index path.
struct ElementID: Hashable {
  /// The category.
  var category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; empty for cells.
  var kind: String
  /// The index path.
  var indexPath: IndexPath

  /// Returns the cell at an index path.
  static func cell(_ indexPath: IndexPath) -> ElementID {
    ElementID(category: .cell, kind: "", indexPath: indexPath)
  }

  /// Returns the supplementary view of a kind at an index path.
  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementID {
    ElementID(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  /// Returns the decoration view of a kind at an index path.
  static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementID {
    ElementID(category: .decorationView, kind: kind, indexPath: indexPath)
  }
}

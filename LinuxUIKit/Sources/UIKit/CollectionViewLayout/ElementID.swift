/// What tells one element of a collection view from all others: what it is and its index path.
struct ElementID: Hashable {
  /// Cell, supplementary view or decoration view.
  var category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; empty for cells.
  var kind: String
  /// The place in the data.
  var indexPath: IndexPath

  /// The cell at an index path.
  static func cell(_ indexPath: IndexPath) -> ElementID {
    ElementID(category: .cell, kind: "", indexPath: indexPath)
  }

  /// The supplementary view of that kind at an index path.
  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementID {
    ElementID(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  /// The decoration view of that kind at an index path.
  static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementID {
    ElementID(category: .decorationView, kind: kind, indexPath: indexPath)
  }
}

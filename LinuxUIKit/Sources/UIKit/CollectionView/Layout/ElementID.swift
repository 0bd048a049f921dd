/// The identity of an element: its category, kind and index path.
struct ElementID: Hashable {
  var category: UICollectionView.ElementCategory
  /// The kind of a supplementary or decoration view; empty for cells.
  var kind: String
  var indexPath: IndexPath

  static func cell(_ indexPath: IndexPath) -> ElementID {
    ElementID(category: .cell, kind: "", indexPath: indexPath)
  }

  static func supplementary(_ kind: String, _ indexPath: IndexPath) -> ElementID {
    ElementID(category: .supplementaryView, kind: kind, indexPath: indexPath)
  }

  static func decoration(_ kind: String, _ indexPath: IndexPath) -> ElementID {
    ElementID(category: .decorationView, kind: kind, indexPath: indexPath)
  }
}

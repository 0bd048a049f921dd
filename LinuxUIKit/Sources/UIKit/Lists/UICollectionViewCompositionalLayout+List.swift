extension UICollectionViewCompositionalLayout {
  /// Creates a layout of list sections that share a configuration.
  ///
  /// ```swift
  /// let configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
  /// collectionView.collectionViewLayout = .list(using: configuration)
  /// ```
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }
}

extension UICollectionView {
  /// The layout that may have sections that are lists; `nil` for a layout of another class.
  var listLayout: UICollectionViewCompositionalLayout? {
    layout as? UICollectionViewCompositionalLayout
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the separators of an item's row; `nil` for an item outside of lists.
  func listSeparators(at indexPath: IndexPath) -> ListSeparators? {
    listRow(at: indexPath)?.separators
  }

  /// Returns the description of an item's row; `nil` for an item outside of lists.
  ///
  /// It calls the configuration's separator handler, so call it once for each layout of a cell.
  func listRow(at indexPath: IndexPath) -> ListRowStyle? {
    list(at: indexPath).map { $0.section.row(at: indexPath, itemCount: $0.itemCount) }
  }

  /// Returns the position of an item in its list; `nil` for an item outside of lists.
  func listPosition(at indexPath: IndexPath) -> ListRowPosition? {
    list(at: indexPath).map { $0.section.place(of: indexPath.item, itemCount: $0.itemCount) }
  }

  /// Returns the swipe actions at a side of an item's row; `nil` for an item outside of lists.
  func listSwipeActions(
    at indexPath: IndexPath, _ side: SwipeSide
  ) -> UISwipeActionsConfiguration? {
    list(at: indexPath)?.section.swipeActions(at: indexPath, side)
  }
}

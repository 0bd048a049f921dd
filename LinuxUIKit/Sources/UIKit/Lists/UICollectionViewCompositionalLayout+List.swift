extension UICollectionViewCompositionalLayout {
  /// A layout whose sections are all lists of this configuration.
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

  /// The separators that the cell of an item draws; nil in a section that is no list.
  func listSeparators(at indexPath: IndexPath) -> ListSeparators? {
    listRow(at: indexPath)?.separators
  }

  /// What the cell of an item draws for its place; nil in a section that is no list.
  ///
  /// Asks the configuration's handler for separators, so ask once for each layout of a cell.
  func listRow(at indexPath: IndexPath) -> ListRow? {
    list(at: indexPath).map { $0.section.row(at: indexPath, itemCount: $0.itemCount) }
  }

  /// Where an item stands in its section; nil in a section that is no list.
  func listPlace(at indexPath: IndexPath) -> ListRowPlace? {
    list(at: indexPath).map { $0.section.place(of: indexPath.item, itemCount: $0.itemCount) }
  }

  /// The actions at a side of an item's row; nil in a section that is no list.
  func listSwipeActions(
    at indexPath: IndexPath, _ side: SwipeSide
  ) -> UISwipeActionsConfiguration? {
    list(at: indexPath)?.section.swipeActions(at: indexPath, side)
  }

  private func list(at indexPath: IndexPath) -> (section: ListSection, itemCount: Int)? {
    guard indexPath.count == 2, let preparation,
      let list = lists[indexPath.section],
      preparation.contents.indices.contains(indexPath.section)
    else { return nil }
    return (list, preparation.contents[indexPath.section].itemCount)
  }
}

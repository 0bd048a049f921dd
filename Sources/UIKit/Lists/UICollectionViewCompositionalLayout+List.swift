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
    guard indexPath.count == 2, let preparation,
      let list = preparation.lists[indexPath.section],
      preparation.contents.indices.contains(indexPath.section)
    else { return nil }
    let count = preparation.contents[indexPath.section].itemCount
    return list.row(at: indexPath, itemCount: count)
  }
}

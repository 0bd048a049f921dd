extension NSCollectionLayoutSection {
  /// Creates a section of self-sizing rows that have the width of the list.
  ///
  /// ```swift
  /// let layout = UICollectionViewCompositionalLayout { index, environment in
  ///   let section = NSCollectionLayoutSection.list(
  ///     using: configuration, layoutEnvironment: environment)
  ///   section.interGroupSpacing = 8
  ///   return section
  /// }
  /// ```
  ///
  /// The insets, spacing and boundary items of the section can be changed. Headers and footers have
  /// the kinds `UICollectionView.elementKindSectionHeader` and `…Footer`. Lists are intended for
  /// layouts that scroll vertically. Checked against compositional-layout.md, 6.6.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    list(
      using: configuration, layoutEnvironment: layoutEnvironment,
      rowHeight: .estimated(ListMetrics.rowEstimate))
  }

  /// Creates a section of rows of a height that have the width of the list.
  static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment, rowHeight: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSection {
    let geometry = ListGeometry(configuration, in: ListEnvironment(layoutEnvironment))
    let section = NSCollectionLayoutSection(group: .listRow(rowHeight))
    section.contentInsets = geometry.insets
    section.contentInsetsReference = geometry.insetsReference
    section.supplementaryContentInsetsReference = geometry.insetsReference
    section.boundarySupplementaryItems = geometry.boundaryItems
    section.setList(ListSection(configuration))
    return section
  }
}

extension NSCollectionLayoutGroup {
  /// A group of one row, since several rows in a group would have the same height.
  fileprivate static func listRow(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup
  {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: height)
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }
}

extension ListGeometry {
  /// The header and the footer.
  @MainActor fileprivate var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    [
      header?.item(UICollectionView.elementKindSectionHeader, at: .top),
      footer?.item(UICollectionView.elementKindSectionFooter, at: .bottom),
    ].compactMap(\.self)
  }
}

extension ListGeometry.Boundary {
  @MainActor fileprivate func item(
    _ kind: String, at alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(estimate)),
      elementKind: kind, alignment: alignment)
    item.pinToVisibleBounds = isPinned
    item.zIndex = ListMetrics.boundaryZIndex
    item.outerSpacing = topPadding
    return item
  }
}

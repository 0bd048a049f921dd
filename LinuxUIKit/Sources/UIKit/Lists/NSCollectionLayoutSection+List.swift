extension NSCollectionLayoutSection {
  /// A section of rows as wide as the list, each as high as its cell asks for.
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
  /// It is an ordinary section, whose insets, spacing and boundary items can be changed. Headers and
  /// footers have the kinds `UICollectionView.elementKindSectionHeader` and `…Footer`. Lists are
  /// meant for layouts that scroll vertically. Checked against compositional-layout.md 6.6.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let geometry = ListGeometry(configuration, in: ListEnvironment(layoutEnvironment))
    let section = NSCollectionLayoutSection(group: .listRow)
    section.contentInsets = geometry.insets
    section.contentInsetsReference = geometry.insetsReference
    section.supplementaryContentInsetsReference = geometry.insetsReference
    section.boundarySupplementaryItems = geometry.boundaryItems
    section.list = ListSection(configuration)
    return section
  }
}

extension NSCollectionLayoutGroup {
  /// One row; several would share the height of the highest.
  fileprivate static var listRow: NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(ListMetrics.rowEstimate))
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }
}

extension ListGeometry {
  /// Header and footer as far as there are any.
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

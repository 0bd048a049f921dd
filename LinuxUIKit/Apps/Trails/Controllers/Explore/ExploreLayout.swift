import UIKit

/// The layout of the feed: large cards that page, pills that scroll, and rows in columns.
@MainActor enum ExploreLayout {
  private static let margin: CGFloat = 16
  /// The width from which rows are in two columns.
  private static let wideWidth: CGFloat = 600
  private static let columnSpacing: CGFloat = 12

  /// Returns the layout of the sections that a function returns for their indices.
  static func make(
    section: @escaping @MainActor (Int) -> ExploreSection?
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 12
    return UICollectionViewCompositionalLayout(
      sectionProvider: { index, environment in
        switch section(index) {
        case .featured: featured(in: environment)
        case .kinds: kinds()
        case .nearby: nearby(in: environment)
        case nil: nil
        }
      }, configuration: configuration)
  }

  private static func featured(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(28), heightDimension: .absolute(28)),
      elementKind: FavoriteBadgeView.kind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], absoluteOffset: CGPoint(x: -10, y: 10)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    let width = min(environment.container.effectiveContentSize.width - 3 * margin, 420)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(width), heightDimension: .absolute(width * 0.62)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 4, leading: margin, bottom: 8, trailing: margin)
    section.boundarySupplementaryItems = [header()]
    return section
  }

  private static func kinds() -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .estimated(110), heightDimension: .estimated(38))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 4, leading: margin, bottom: 4, trailing: margin)
    return section
  }

  private static func nearby(
    in environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let width = environment.container.effectiveContentSize.width
    let columns: CGFloat = width >= wideWidth ? 2 : 1
    let columnWidth = (width - 2 * margin - (columns - 1) * columnSpacing) / columns
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(columnWidth.rounded(.down)), heightDimension: .estimated(100)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(100)),
      subitems: Array(repeating: item, count: Int(columns)))
    group.interItemSpacing = .fixed(columnSpacing)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(
      top: 4, leading: margin, bottom: 24, trailing: margin)
    section.boundarySupplementaryItems = [header()]
    return section
  }

  private static func header() -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(48)),
      elementKind: SectionHeaderView.kind, alignment: .top)
  }
}

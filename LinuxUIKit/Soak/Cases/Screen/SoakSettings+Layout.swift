import UIKit

extension SoakSettings.Layout {
  /// Whether all cells have the height `RowsLayout.rowHeight`, below headers of
  /// `RowsLayout.headerHeight`.
  var isPlain: Bool { self == .rows || self == .flow || self == .compositional }

  /// Returns a new layout of this kind.
  @MainActor func makeLayout() -> UICollectionViewLayout {
    switch self {
    case .rows: RowsLayout()
    case .flow: flowLayout()
    case .compositional: compositionalLayout(.absolute(RowsLayout.rowHeight))
    case .estimated: compositionalLayout(.estimated(RowsLayout.rowHeight))
    case .carousel: carouselLayout()
    }
  }

  @MainActor private func flowLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: RowsLayout.width, height: RowsLayout.rowHeight)
    layout.minimumLineSpacing = 0
    layout.headerReferenceSize = CGSize(width: RowsLayout.width, height: RowsLayout.headerHeight)
    return layout
  }

  @MainActor private func compositionalLayout(
    _ height: NSCollectionLayoutDimension
  ) -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    return UICollectionViewCompositionalLayout(section: section(of: group))
  }

  @MainActor private func carouselLayout() -> UICollectionViewCompositionalLayout {
    let size = NSCollectionLayoutSize(
      widthDimension: .absolute(30), heightDimension: .absolute(RowsLayout.rowHeight))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    let section = section(of: group)
    section.orthogonalScrollingBehavior = .continuous
    return UICollectionViewCompositionalLayout(section: section)
  }

  @MainActor private func section(
    of group: NSCollectionLayoutGroup
  ) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1),
          heightDimension: .absolute(RowsLayout.headerHeight)),
        elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    ]
    return section
  }
}

import UIKit

extension NSDirectionalEdgeInsets {
  /// One inset above and below, another at the sides, in points.
  init(_ vertical: CGFloat, _ horizontal: CGFloat) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

extension NSCollectionLayoutItem {
  /// An item that fills its group, but for these insets.
  static func filling(
    _ insets: NSDirectionalEdgeInsets = .zero
  ) -> NSCollectionLayoutItem {
    .sized(.fractionalWidth(1), .fractionalHeight(1), insets)
  }

  /// An item of that size with these insets inside of it.
  static func sized(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension,
    _ insets: NSDirectionalEdgeInsets = .zero
  ) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: NSCollectionLayoutSize(width, height))
    item.contentInsets = insets
    return item
  }
}

extension NSCollectionLayoutSection {
  /// Rows of that height under a header, their cells 12 points from the sides.
  static func rows(of height: CGFloat) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(height)),
        subitems: [.filling(NSDirectionalEdgeInsets(2, 12))]))
  }

  /// Groups of that width, 64 points high, one after the other under a header of 24 points.
  ///
  /// With `columns` cells below each other in a group, 4 points apart.
  static func cards(
    width: CGFloat, rows: Int = 1, _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> NSCollectionLayoutSection {
    let height = (64 - 4 * CGFloat(rows - 1)) / CGFloat(rows)
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.absolute(width), .absolute(64)),
      repeatingSubitem: .sized(.fractionalWidth(1), .absolute(height)), count: rows)
    group.interItemSpacing = .fixed(4)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(6, 16)
    section.orthogonalScrollingBehavior = behavior
    section.boundarySupplementaryItems = [.init("header", height: 24, .top)]
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// These sections one after the other.
  static func of(
    _ sections: [NSCollectionLayoutSection], spacing: CGFloat = 0,
    scrolling direction: UICollectionView.ScrollDirection = .vertical,
    global: [NSCollectionLayoutBoundarySupplementaryItem] = []
  ) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = spacing
    configuration.scrollDirection = direction
    configuration.boundarySupplementaryItems = global
    return UICollectionViewCompositionalLayout(
      sectionProvider: { number, _ in sections[number] }, configuration: configuration)
  }
}

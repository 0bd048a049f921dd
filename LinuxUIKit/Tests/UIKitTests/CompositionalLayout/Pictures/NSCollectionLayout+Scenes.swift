import UIKit

extension NSDirectionalEdgeInsets {
  /// Creates insets from one value for top and bottom and one for both sides.
  init(_ vertical: CGFloat, _ horizontal: CGFloat) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}

extension NSCollectionLayoutItem {
  /// Returns an item that fills its group, inset by the given insets.
  static func filling(
    _ insets: NSDirectionalEdgeInsets = .zero
  ) -> NSCollectionLayoutItem {
    .sized(.fractionalWidth(1), .fractionalHeight(1), insets)
  }

  /// Returns an item of the given size with content insets.
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
  /// Returns a section of rows of the given height, with cells 12 points from the sides.
  static func rows(of height: CGFloat) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(height)),
        subitems: [.filling(NSDirectionalEdgeInsets(2, 12))]))
  }

  /// Returns a section of groups of the given width, 64 points high, under a header of 24 points.
  ///
  /// Each group is a column of `rows` cells, 4 points apart.
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
  /// Returns a layout of the given sections.
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

import UIKit

extension NSCollectionLayoutSection {
  /// Cards of 300 by 200 points that scroll horizontally, as in compositional-layout.md, E31.
  static var cards: NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.absolute(300), .absolute(200)), subitems: [item]))
    section.interGroupSpacing = 10
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }
}

extension LayoutScreen {
  /// Twenty rows of 44 points, then cards that scroll horizontally.
  static func rowsAndCards(_ counts: [Int]) -> LayoutScreen {
    LayoutScreen(
      UICollectionViewCompositionalLayout { section, _ in section % 2 == 0 ? .rows : .cards },
      counts: counts)
  }

  /// The scroll views of orthogonal sections, from top to bottom.
  var scrollers: [UIScrollView] {
    view.subviews.compactMap { $0 as? UIScrollView }.sorted { $0.frame.minY < $1.frame.minY }
  }

  /// Scrolls the first orthogonal section.
  func scrollCards(to offset: CGFloat) {
    scrollers.first?.contentOffset.x = offset
    view.layoutIfNeeded()
  }

  /// Returns the visible items of a section, in order.
  func shownItems(in section: Int = 0) -> [Int] {
    view.indexPathsForVisibleItems.filter { $0.section == section }.map(\.item).sorted()
  }
}

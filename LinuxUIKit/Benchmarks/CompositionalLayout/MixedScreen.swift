import Foundation
import UIKit

/// A long screen of three alternating kinds of sections, 390 points wide.
///
/// Section 3 k is a grid of 60 cells in three columns of 100 points, with a pinned header of 40 and
/// a background: 2,040 points. Section 3 k + 1 scrolls orthogonally: 160 points with its header.
/// Section 3 k + 2 is a list of 30 rows of 60 points with badges and a pinned header: 1,840 points.
@MainActor enum MixedScreen {
  /// The number of sections.
  static let sections = 30
  /// The height of three sections, in points.
  static let cycle: CGFloat = 2_040 + 160 + 1_840
  /// The number of items of each section.
  static let counts = (0..<sections).map { [60, 20, 30][$0 % 3] }

  /// Creates the screen, laid out and scrolled to its top.
  static func shown() -> (cells: CountedCells, layout: TimedLayout) {
    let layout = TimedLayout { index, _ in section(index % 3) }
    layout.register(
      UICollectionReusableView.self, forDecorationViewOfKind: "background")
    let cells = CountedCells(
      layout, counts: counts, size: CGSize(width: 390, height: 844), kinds: ["header", "badge"])
    return (cells, layout)
  }

  private static func section(_ kind: Int) -> NSCollectionLayoutSection {
    let section = [grid, carousel, list][kind]()
    section.boundarySupplementaryItems = [header(isPinned: kind != 1)]
    return section
  }

  private static func grid() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .absolute(100)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    section.decorationItems = [.background(elementKind: "background")]
    return section
  }

  private static func carousel() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(200), .absolute(120)), subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPaging
    return section
  }

  private static func list() -> NSCollectionLayoutSection {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    return NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item]))
  }

  private static func header(isPinned: Bool) -> NSCollectionLayoutBoundarySupplementaryItem {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(40)), elementKind: "header", alignment: .top)
    header.pinToVisibleBounds = isPinned
    return header
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }
}

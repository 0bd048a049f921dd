import Testing
import UIKit

/// Tests layouts that scroll horizontally (compositional-layout.md, 7.7).
@MainActor @Suite("Golden pictures of horizontal layouts") struct HorizontalPictureTests {
  @Test(
    "Two rows are filled column by column, from the leading edge (E50)",
    arguments: ReadingDirection.allCases)
  func twoRows(_ direction: ReadingDirection) {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(.absolute(90), .fractionalHeight(1)),
      repeatingSubitem: .sized(.fractionalWidth(1), .absolute(97)), count: 2)
    group.interItemSpacing = .fixed(6)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(10, 10)
    section.interGroupSpacing = 12
    let screen = self.screen([section], [7], height: 220, direction)

    #expect(screen.cell(0) == CGRect(x: 10, y: 10, width: 90, height: 97))
    #expect(screen.cell(1) == CGRect(x: 10, y: 113, width: 90, height: 97))
    #expect(screen.cell(2).minX == 112)
    // 10 + 3 · 102 = 316 is just visible.
    #expect(screen.cell(6).minX == 316)
    screen.expectPicture("two_rows")
  }

  @Test(
    "A pinned leading header covers the cells that slide under it (E51)",
    arguments: ReadingDirection.allCases)
  func leadingHeader(_ direction: ReadingDirection) {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.absolute(90), .fractionalHeight(1)),
        subitems: [.filling(NSDirectionalEdgeInsets(0, 2))]))
    section.contentInsets = NSDirectionalEdgeInsets(10, 10)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(32), .fractionalHeight(1)),
      elementKind: "header", alignment: .leading)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    let screen = self.screen([section, section], [3, 3], height: 120, direction)
    #expect(screen.supplementary("header") == CGRect(x: 0, y: 10, width: 32, height: 100))
    #expect(screen.cell(0) == CGRect(x: 44, y: 10, width: 86, height: 100))
    screen.scroll(aheadTo: 60)

    #expect(screen.supplementary("header") == CGRect(x: 0, y: 10, width: 32, height: 100))
    #expect(screen.cell(0) == CGRect(x: -16, y: 10, width: 86, height: 100))
    #expect(screen.text(at: CGPoint(x: 16, y: 60)) == "A")
    // 32 + 10 + 3 · 90 + 10 = 322 and a gap of 12: the second section begins at 334 - 60.
    #expect(screen.supplementary("header", 0, 1).minX == 274)
    screen.expectPicture("leading_header")
  }

  @Test(
    "Columns scroll vertically in a horizontal layout (E35)",
    arguments: ReadingDirection.allCases)
  func columns(_ direction: ReadingDirection) {
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: NSCollectionLayoutSize(.absolute(120), .fractionalHeight(0.5)),
        subitems: [.filling()]))
    section.contentInsets = NSDirectionalEdgeInsets(10, 10)
    section.interGroupSpacing = 10
    section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
    let screen = self.screen([section, section, section], [5, 5, 5], height: 220, direction)
    // A group is 200 / 2 high and 10 from the next.
    screen.scrollColumn(1, to: 110)

    #expect(screen.cell(0, 0) == CGRect(x: 10, y: 10, width: 120, height: 100))
    // A section is 140 wide and 12 from the next.
    #expect(screen.cell(1, 1) == CGRect(x: 162, y: 10, width: 120, height: 100))
    #expect(screen.cell(2, 1).minY == 120)
    #expect(screen.cell(0, 2).minX == 314)
    screen.expectPicture("columns")
  }

  private func screen(
    _ sections: [NSCollectionLayoutSection], _ counts: [Int], height: CGFloat,
    _ direction: ReadingDirection
  ) -> PictureScreen {
    PictureScreen(
      .of(sections, spacing: 12, scrolling: .horizontal), counts: counts, headers: ["A", "B"],
      size: CGSize(width: 320, height: height), direction: direction)
  }
}

import Testing
import UIKit

/// Tests nested groups (compositional-layout.md, E09, E33, and E38).
@MainActor @Suite("Golden pictures of nested groups") struct MosaicPictureTests {
  @Test(
    "A mosaic of a full photo, a pair row, a triplet and a mirrored pair row (E38)",
    arguments: ReadingDirection.allCases)
  func mosaic(_ direction: ReadingDirection) {
    let screen = mosaicScreen(direction)

    // 288 wide: 192 for the photo, 128 for a pair row, 64 for the triplet; a third is 96.
    #expect(screen.cell(0) == CGRect(x: 18, y: 18, width: 284, height: 188))
    #expect(screen.cell(1) == CGRect(x: 18, y: 210, width: 188, height: 124))
    #expect(screen.cell(3) == CGRect(x: 210, y: 274, width: 92, height: 60))
    #expect(screen.cell(5) == CGRect(x: 114, y: 338, width: 92, height: 60))
    #expect(screen.cell(9) == CGRect(x: 114, y: 402, width: 188, height: 124))
    screen.expectPicture("mosaic")
  }

  @Test(
    "A large cell beside two small ones, in vertical and horizontal scrolling (E09, E33)",
    arguments: ReadingDirection.allCases)
  func nested(_ direction: ReadingDirection) {
    let row = NSCollectionLayoutSection(group: leadAndTrail(width: 0.85))
    row.orthogonalScrollingBehavior = .groupPagingCentered
    row.boundarySupplementaryItems = [.init("header", height: 24, .top)]
    let column = NSCollectionLayoutSection(group: leadAndTrail(width: 1))
    column.boundarySupplementaryItems = [.init("header", height: 24, .top)]
    let screen = PictureScreen(
      .of([row, column]), counts: [18, 5], headers: ["Sideways", "Downwards"],
      size: CGSize(width: 320, height: 408), direction: direction)
    // Groups are 272 wide: the second is centered at 272 + 136 - 160 = 248.
    screen.scrollRow(0, to: 248)

    // (320 - 272) / 2 = 24, and 4 points of inset; the lead is 0.7 · 272 = 190.4 wide.
    #expect(screen.cell(3, 0) == CGRect(x: 28, y: 28, width: 182.5, height: 112))
    // 24 + 60 + 4.
    #expect(screen.cell(5, 0).minY == 88)
    // Vertically, 0.7 · 320 = 224 and 96 for the rest.
    #expect(screen.cell(0, 1) == CGRect(x: 4, y: 172, width: 216, height: 112))
    #expect(screen.cell(2, 1) == CGRect(x: 228, y: 232, width: 88, height: 52))
    #expect(screen.cell(4, 1) == CGRect(x: 228, y: 292, width: 88, height: 52))
    screen.expectPicture("nested")
  }

  /// The mosaic of E38, 288 points wide.
  func mosaicScreen(_ direction: ReadingDirection) -> PictureScreen {
    let section = NSCollectionLayoutSection(group: photos)
    section.contentInsets = NSDirectionalEdgeInsets(16, 16)
    return PictureScreen(
      .of([section]), counts: [10], size: CGSize(width: 320, height: 544), direction: direction)
  }

  private var photos: NSCollectionLayoutGroup {
    let pair = [photo(2 / 3), small]
    return .vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalWidth(16 / 9)),
      subitems: [
        .sized(.fractionalWidth(1), .fractionalWidth(2 / 3), NSDirectionalEdgeInsets(2, 2)),
        row(height: 4 / 9, pair), row(height: 2 / 9, [photo(1 / 3)]),
        row(height: 4 / 9, pair.reversed()),
      ])
  }

  /// Two small photos below each other, a third of the width.
  private var small: NSCollectionLayoutGroup {
    .vertical(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1 / 3), .fractionalHeight(1)),
      repeatingSubitem: .sized(
        .fractionalWidth(1), .fractionalHeight(0.5), NSDirectionalEdgeInsets(2, 2)),
      count: 2)
  }

  private func photo(_ width: CGFloat) -> NSCollectionLayoutItem {
    .sized(.fractionalWidth(width), .fractionalHeight(1), NSDirectionalEdgeInsets(2, 2))
  }

  private func row(height: CGFloat, _ subitems: [NSCollectionLayoutItem]) -> NSCollectionLayoutGroup
  {
    .horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .fractionalWidth(height)),
      subitems: subitems)
  }

  private func leadAndTrail(width: CGFloat) -> NSCollectionLayoutGroup {
    let insets = NSDirectionalEdgeInsets(4, 4)
    return .horizontal(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(width), .absolute(120)),
      subitems: [
        .sized(.fractionalWidth(0.7), .fractionalHeight(1), insets),
        NSCollectionLayoutGroup.vertical(
          layoutSize: NSCollectionLayoutSize(.fractionalWidth(0.3), .fractionalHeight(1)),
          repeatingSubitem: .sized(.fractionalWidth(1), .fractionalHeight(0.5), insets), count: 2),
      ])
  }
}

import Testing
import UIKit

/// Tests groups with custom item frames (compositional-layout.md, 7.5).
@MainActor @Suite("Golden pictures of custom groups") struct WaterfallPictureTests {
  @Test(
    "In a waterfall each cell is in the shorter column (E36)",
    arguments: ReadingDirection.allCases)
  func waterfall(_ direction: ReadingDirection) {
    let screen = waterfallScreen(direction)

    // (300 - 10) / 2 = 145: columns at 10 and 165.
    let expected: [(x: CGFloat, y: CGFloat, height: CGFloat)] = [
      (10, 10, 100), (165, 10, 150), (10, 120, 80), (165, 170, 120), (10, 210, 60),
    ]
    for (item, (x, y, height)) in expected.enumerated() {
      #expect(screen.cell(item) == CGRect(x: x, y: y, width: 145, height: height))
    }
    screen.expectPicture("waterfall")
  }

  @Test(
    "In a fan of cards the first is on top, and the next group starts again (E37)",
    arguments: ReadingDirection.allCases)
  func fan(_ direction: ReadingDirection) {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(100))
    ) { _ in
      (0..<5).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 45 * $0, y: 8 * $0, width: 76, height: 68), zIndex: 5 - $0)
      }
    }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(10, 20)
    section.interGroupSpacing = 10
    let screen = PictureScreen(
      .of([section]), counts: [8], size: CGSize(width: 320, height: 230), direction: direction)

    #expect(screen.cell(4) == CGRect(x: 200, y: 42, width: 76, height: 68))
    #expect(screen.cell(5) == CGRect(x: 20, y: 120, width: 76, height: 68))
    // The first two overlap from 65 to 96, the second and the third from 110 to 141.
    #expect(screen.text(at: CGPoint(x: 80, y: 60)) == "0")
    #expect(screen.text(at: CGPoint(x: 125, y: 60)) == "1")
    screen.expectPicture("fan")
  }

  /// The waterfall of E36, 300 points wide.
  func waterfallScreen(_ direction: ReadingDirection) -> PictureScreen {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: NSCollectionLayoutSize(.fractionalWidth(1), .absolute(280))
    ) { Self.columns(of: [100, 150, 80, 120, 60], in: $0.container.effectiveContentSize.width) }
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(10, 10)
    return PictureScreen(
      .of([section]), counts: [5], size: CGSize(width: 320, height: 300), direction: direction)
  }

  /// Frames in two columns 10 points apart, each cell in the column that is shorter so far.
  private static func columns(
    of heights: [CGFloat], in width: CGFloat
  ) -> [NSCollectionLayoutGroupCustomItem] {
    let column = (width - 10) / 2
    var ends: [CGFloat] = [0, 0]
    return heights.map { height in
      let shorter = ends[0] <= ends[1] ? 0 : 1
      defer { ends[shorter] += height + 10 }
      return NSCollectionLayoutGroupCustomItem(
        frame: CGRect(
          x: CGFloat(shorter) * (column + 10), y: ends[shorter], width: column, height: height))
    }
  }
}

import Testing
import UIKit

/// Tests cards that a `visibleItemsInvalidationHandler` changes while they scroll.
///
/// See compositional-layout.md, 5.4 and E67.
@MainActor @Suite("Golden pictures of a carousel") struct CarouselPictureTests {
  @Test(
    "The center card is the largest and in front of its neighbors",
    arguments: ReadingDirection.allCases)
  func carousel(_ direction: ReadingDirection) {
    let screen = carouselScreen(direction)

    for (section, item) in [0, 2, 4].enumerated() {
      #expect(
        screen.cell(item, section)
          == CGRect(x: 90, y: 30 + 100 * CGFloat(section), width: 140, height: 64))
    }
    // 100 points from the center of 160, at 1 - 100 / 500 = 0.8 of its size: 112 by 51.2.
    expect(screen.cell(1, 1), isAt: CGRect(x: 4, y: 136.4, width: 112, height: 51.2))
    expect(screen.cell(3, 1), isAt: CGRect(x: 204, y: 136.4, width: 112, height: 51.2))
    // The card spans 90 to 230 and covers them there.
    #expect(screen.text(at: CGPoint(x: 100, y: 162)) == "2")
    #expect(screen.text(at: CGPoint(x: 220, y: 162)) == "2")
    screen.expectPicture("carousel")
  }

  /// Groups at 16 + 100 k, centered at 16 + 100 k + 70 - 160 = 100 k - 74.
  func carouselScreen(_ direction: ReadingDirection) -> PictureScreen {
    let rests: [CGFloat] = [-74, 126, 326]
    let screen = PictureScreen(
      .of([section, section, section]), counts: [5, 5, 5],
      headers: rests.map { "Rest: \(Int($0))" }, direction: direction)
    for number in [1, 2] { screen.scrollRow(number, to: rests[number]) }
    return screen
  }

  /// Cards that overlap by 40 points.
  private var section: NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection.cards(width: 140, .groupPagingCentered)
    section.interGroupSpacing = -40
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items where item.representedElementCategory == .cell {
        let middle = offset.x + environment.container.contentSize.width / 2
        let distance = abs(item.frame.midX - middle)
        let scale = 1 - distance / 500
        item.transform = CGAffineTransform(scaleX: scale, y: scale)
        item.zIndex = -Int(distance)
      }
    }
    return section
  }

  private func expect(
    _ frame: CGRect, isAt expected: CGRect, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let distances = [
      frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
      frame.height - expected.height,
    ]
    #expect(distances.allSatisfy { abs($0) < 0.001 }, "\(frame)", sourceLocation: sourceLocation)
  }
}

import Testing
import UIKit

/// Tests pinned headers and footers during scrolling (compositional-layout.md, 3.4).
///
/// Rows are 40 points high, headers 30 and footers 24, the screen 220.
@MainActor @Suite("Golden pictures of pinned headers and footers")
struct PinnedPictureTests {
  @Test(
    "A pinned header at the top covers the cell that scrolls under it",
    arguments: ReadingDirection.allCases)
  func stuck(_ direction: ReadingDirection) {
    let screen = self.screen([10, 10], [header], direction)
    screen.scroll(downTo: 85)

    #expect(screen.supplementary("header") == CGRect(x: 0, y: 0, width: 320, height: 30))
    // The second row begins at 30 + 40, its cell 2 points further: 72 - 85 = -13.
    #expect(screen.cell(1) == CGRect(x: 12, y: -13, width: 296, height: 36))
    #expect(screen.text(at: CGPoint(x: 160, y: 15)) == "Section 0")
    #expect(screen.alpha("header", 0) == 1)
    screen.expectPicture("header_stuck")
  }

  @Test(
    "A header that its section's end pushes out fades", arguments: ReadingDirection.allCases)
  func pushed(_ direction: ReadingDirection) {
    let screen = self.screen([5, 10], [header], direction)
    screen.scroll(downTo: 215)

    // The section ends at 30 + 5 · 40 = 230: 15 of the header's 30 points remain.
    #expect(screen.supplementary("header").minY == -15)
    #expect(screen.alpha("header", 0) == 0.5)
    #expect(screen.supplementary("header", 0, 1).minY == 15)
    #expect(screen.alpha("header", 1) == 1)
    screen.expectPicture("header_pushed")
  }

  @Test("A pinned footer is at the bottom above a cell", arguments: ReadingDirection.allCases)
  func footer(_ direction: ReadingDirection) {
    let screen = self.screen([10, 10], [header, footer], direction)
    screen.scroll(downTo: 50)

    // The footer's unpinned position is 30 + 10 · 40 = 430; the screen ends at 50 + 220.
    #expect(screen.supplementary("footer") == CGRect(x: 0, y: 196, width: 320, height: 24))
    // 30 + 5 · 40 + 2 - 50 = 182: the sixth cell ends at 218, below the footer's start.
    #expect(screen.cell(5).minY == 182)
    #expect(screen.text(at: CGPoint(x: 160, y: 200)) == "End of section 0")
    screen.expectPicture("footer_stuck")
  }

  @Test(
    "A footer that scrolls in is below its section's header (E21)",
    arguments: ReadingDirection.allCases)
  func footerBelowHeader(_ direction: ReadingDirection) {
    let screen = self.screen([5, 10], [header, footer], direction)
    screen.scroll(downTo: 75)

    // The first section ends at 30 + 5 · 40 + 24 = 254.
    #expect(screen.supplementary("footer").maxY == 179)
    #expect(screen.supplementary("header", 0, 1).minY == 179)
    #expect(screen.supplementary("footer", 0, 1).minY == 209)
    screen.expectPicture("footer_below_header")
  }

  @Test(
    "Without a header the footer fades in over its section's first cell",
    arguments: ReadingDirection.allCases)
  func footerFades(_ direction: ReadingDirection) {
    let screen = self.screen([5, 10], [footer], direction)
    screen.scroll(downTo: 20)

    // The first section ends at 5 · 40 + 24 = 224; 240 - 224 = 16 points of the second are visible.
    #expect(screen.supplementary("footer").maxY == 204)
    #expect(screen.supplementary("footer", 0, 1).minY == 204)
    #expect(abs((screen.alpha("footer", 1) ?? 0) - 16.0 / 24) < 0.001)
    screen.expectPicture("footer_fading")
  }

  @Test(
    "A section's header is pinned below the layout-wide header (E26)",
    arguments: ReadingDirection.allCases)
  func docked(_ direction: ReadingDirection) {
    let screen = self.screen([10, 10], [header], global: [global], direction)
    screen.scroll(downTo: 85)

    #expect(screen.global("global") == CGRect(x: 0, y: 0, width: 320, height: 36))
    #expect(screen.supplementary("header") == CGRect(x: 0, y: 36, width: 320, height: 30))
    // 36 + 30 + 2 · 40 + 2 - 85 = 63: the third row is visible below both.
    #expect(screen.cell(2).minY == 63)
    #expect(screen.text(at: CGPoint(x: 160, y: 65)) == "Section 0")
    screen.expectPicture("docked")
  }

  @Test(
    "A header is pushed out behind the layout-wide header",
    arguments: ReadingDirection.allCases)
  func pushedUnderGlobal(_ direction: ReadingDirection) {
    let screen = pushedScreen(direction)

    // The section ends at 36 + 230 = 266, 46 on the screen: its header begins 30 above that.
    #expect(screen.supplementary("header").minY == 16)
    #expect(abs((screen.alpha("header", 0) ?? 0) - 10.0 / 30) < 0.001)
    #expect(screen.supplementary("header", 0, 1).minY == 46)
    #expect(screen.text(at: CGPoint(x: 160, y: 20)) == "The whole layout")
    screen.expectPicture("docked_pushed")
  }

  @Test(
    "A pinned title beside cards stays at the leading edge while they scroll under it",
    arguments: ReadingDirection.allCases)
  func besideCards(_ direction: ReadingDirection) {
    let section = NSCollectionLayoutSection.cards(width: 140, .continuous)
    let title = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(.absolute(90), .absolute(30)), elementKind: "footer",
      alignment: .leading, absoluteOffset: CGPoint(x: 0, y: -12))
    title.pinToVisibleBounds = true
    section.boundarySupplementaryItems.append(title)
    let screen = PictureScreen(
      .of([section, section]), counts: [6, 6], size: CGSize(width: 320, height: 200),
      direction: direction)
    screen.scrollRow(1, to: 70)

    // Below the header of 24, cards of 64 between insets of 6: (76 - 30) / 2 - 12 = 11.
    for (number, top) in [(0, CGFloat(0)), (1, 100)] {
      #expect(
        screen.supplementary("footer", 0, number)
          == CGRect(x: 0, y: top + 24 + 11, width: 90, height: 30))
    }
    #expect(screen.cell(0, 0).minX == 16)
    #expect(screen.cell(0, 1).minX == -54)
    #expect(screen.text(at: CGPoint(x: 50, y: 150)) == "End of section 1")
    screen.expectPicture("beside_cards")
  }

  /// The first section is about to scroll off below the layout-wide header.
  func pushedScreen(_ direction: ReadingDirection) -> PictureScreen {
    let screen = self.screen([5, 10], [header], global: [global], direction)
    screen.scroll(downTo: 220)
    return screen
  }

  private var header: NSCollectionLayoutBoundarySupplementaryItem {
    pinned("header", height: 30, .top)
  }

  private var footer: NSCollectionLayoutBoundarySupplementaryItem {
    pinned("footer", height: 24, .bottom)
  }

  private var global: NSCollectionLayoutBoundarySupplementaryItem {
    let global = pinned("global", height: 36, .top)
    global.zIndex = 2
    return global
  }

  private func pinned(
    _ kind: String, height: CGFloat, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(kind, height: height, alignment)
    item.pinToVisibleBounds = true
    return item
  }

  private func screen(
    _ counts: [Int], _ items: [NSCollectionLayoutBoundarySupplementaryItem],
    global: [NSCollectionLayoutBoundarySupplementaryItem] = [], _ direction: ReadingDirection
  ) -> PictureScreen {
    let section = NSCollectionLayoutSection.rows(of: 40)
    section.boundarySupplementaryItems = items
    return PictureScreen(
      .of([section, section], global: global), counts: counts,
      size: CGSize(width: 320, height: 220), direction: direction)
  }
}

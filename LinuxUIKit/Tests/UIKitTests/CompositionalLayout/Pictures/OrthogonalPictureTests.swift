import Testing
import UIKit

/// Tests each scrolling behavior in three rows: at its first, an intermediate, and its last
/// position.
///
/// Positions are those of compositional-layout.md, 5.3: W is 320, L is 16, the groups are 10 points
/// apart. Rows are 100 points high: a header of 24, and cards of 64 between insets of 6.
@MainActor @Suite("Golden pictures of orthogonal sections")
struct OrthogonalPictureTests {
  @Test(
    "Without a behavior the same cards are stacked vertically",
    arguments: ReadingDirection.allCases)
  func none(_ direction: ReadingDirection) {
    let screen = PictureScreen(
      .of([.cards(width: 200, .none)]), counts: [6], headers: ["none"], direction: direction)

    #expect(screen.rowOffsets.isEmpty)
    // 24 + 6 = 30, and the next sections each 74 further.
    #expect(screen.cell(0) == CGRect(x: 16, y: 30, width: 200, height: 64))
    #expect(screen.cell(2) == CGRect(x: 16, y: 178, width: 200, height: 64))
    screen.expectPicture("none")
  }

  @Test(
    "Continuous scrolling stops between two cards", arguments: ReadingDirection.allCases)
  func continuous(_ direction: ReadingDirection) {
    // 32 + 6 · 200 + 5 · 10 = 1282; 1282 - 320 = 962.
    let screen = rows(.cards(width: 200, .continuous), 6, [0, 130, 962], direction)

    #expect(screen.cell(0, 0) == CGRect(x: 16, y: 30, width: 200, height: 64))
    // 16 - 130 and 226 - 130; the last card ends 16 before the edge.
    #expect(screen.cell(0, 1).minX == -114)
    #expect(screen.cell(1, 1).minX == 96)
    #expect(screen.cell(5, 2).maxX == 304)
    screen.expectPicture("continuous")
  }

  @Test(
    "Scrolled to a leading boundary, a group has the position of the first one",
    arguments: ReadingDirection.allCases)
  func leadingBoundary(_ direction: ReadingDirection) {
    // Groups at 16 + 120 k. 32 + 8 · 110 + 7 · 10 = 982; 982 - 320 = 662 < 7 · 120.
    let screen = rows(
      .cards(width: 110, .continuousGroupLeadingBoundary), 8, [0, 2 * 120, 662], direction)

    #expect(screen.cell(0, 0).minX == 16)
    #expect(screen.cell(2, 1) == CGRect(x: 16, y: 130, width: 110, height: 64))
    #expect(screen.cell(7, 2).maxX == 304)
    screen.expectPicture("continuousGroupLeadingBoundary")
  }

  @Test(
    "A page is as wide as the screen, even if cells are cut off",
    arguments: ReadingDirection.allCases)
  func paging(_ direction: ReadingDirection) {
    // The fourth page would be at 960, the end is at 962.
    let screen = rows(.cards(width: 200, .paging), 6, [0, 320, 962], direction)

    // 226 - 320 and 436 - 320.
    #expect(screen.cell(1, 1).minX == -94)
    #expect(screen.cell(2, 1).minX == 116)
    #expect(screen.cell(5, 2).maxX == 304)
    screen.expectPicture("paging")
  }

  @Test(
    "Group paging shows a column and the start of the next", arguments: ReadingDirection.allCases)
  func groupPaging(_ direction: ReadingDirection) {
    // Columns of two at 16 + 262 k. 32 + 5 · 252 + 4 · 10 = 1332; 1332 - 320 = 1012 < 4 · 262.
    let screen = rows(
      .cards(width: 252, rows: 2, .groupPaging), 10, [0, 2 * 262, 1012], direction)

    #expect(screen.cell(4, 1) == CGRect(x: 16, y: 130, width: 252, height: 30))
    #expect(screen.cell(5, 1) == CGRect(x: 16, y: 164, width: 252, height: 30))
    #expect(screen.cell(6, 1).minX == 278)
    #expect(screen.cell(9, 2).maxX == 304)
    screen.expectPicture("groupPaging")
  }

  @Test(
    "Centered group paging also centers the first and the last card",
    arguments: ReadingDirection.allCases)
  func groupPagingCentered(_ direction: ReadingDirection) {
    // Groups at 16 + 210 k, centered at 16 + 210 k + 100 - 160 = 210 k - 44.
    let screen = rows(.cards(width: 200, .groupPagingCentered), 5, [-44, 376, 796], direction)

    for (section, item) in [0, 2, 4].enumerated() {
      // (320 - 200) / 2 on both sides.
      #expect(screen.cell(item, section).minX == 60)
      #expect(screen.cell(item, section).maxX == 260)
    }
    screen.expectPicture("groupPagingCentered")
  }

  /// Creates three sections of the given behavior and scrolls the second and the third.
  private func rows(
    _ section: NSCollectionLayoutSection, _ count: Int, _ rests: [CGFloat],
    _ direction: ReadingDirection
  ) -> PictureScreen {
    let screen = PictureScreen(
      .of([section, section, section]), counts: [count, count, count],
      headers: zip(["First rest", "Rest", "Last rest"], rests).map { "\($0): \(Int($1))" },
      direction: direction)
    for number in [1, 2] { screen.scrollRow(number, to: rests[number]) }
    #expect(screen.rowOffsets == rests)
    return screen
  }
}

import TestSupport
import Testing
import UIKit

@MainActor @Suite("Golden pictures of flow layouts") struct FlowPictureTests {
  @Test("Cells of mixed sizes under headers", arguments: ReadingDirection.allCases)
  func mixed(_ direction: ReadingDirection) {
    let screen = FlowPictureScreen(direction)
    // Available: 240 - 16 - 4 = 220. 60 + 6 + 90 + 6 + 40 = 202 leaves gaps of (220 - 190) / 2 =
    // 15.
    #expect(screen.cell(0) == CGRect(16, 32, 60, 40))
    #expect(screen.cell(1) == CGRect(91, 40, 90, 24))
    #expect(screen.cell(2) == CGRect(196, 36, 40, 32))
    // 120 + 6 + 70 = 196 leaves 30 between the two. The line starts at 32 + 40 + 6.
    #expect(screen.cell(3) == CGRect(16, 78, 120, 40))
    #expect(screen.cell(4) == CGRect(166, 86, 70, 24))
    // 70 + 6 + 50 = 126; 150 more don't fit, which leaves 100 between the two.
    #expect(screen.cell(5) == CGRect(16, 128, 70, 32))
    #expect(screen.cell(6) == CGRect(186, 124, 50, 40))
    // 150 + 6 + 60 = 216 leaves 10 between the two.
    #expect(screen.cell(7) == CGRect(16, 174, 150, 24))
    #expect(screen.cell(8) == CGRect(176, 170, 60, 32))
    // The last line has items of two sizes, which keep the minimum spacing.
    #expect(screen.cell(9) == CGRect(16, 208, 60, 40))
    #expect(screen.cell(10) == CGRect(82, 216, 100, 24))
    // The next section's header is from 256 to 280. Three of 60 leave 20 for each of two gaps, and
    // the last line keeps these positions.
    #expect(screen.cell(2, 1) == CGRect(176, 288, 60, 30))
    #expect(screen.cell(4, 1) == CGRect(96, 324, 60, 30))
    expectImage(screen.picture, named: "mixed" + direction.suffix)
  }
}

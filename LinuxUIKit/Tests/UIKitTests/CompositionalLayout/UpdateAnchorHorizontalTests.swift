import Testing
import UIKit

// The situation of UpdateAnchorTests along the other axis: 100 points after the start, numbers 2 to
// 6 are at -30, 20, 80, 110, and 150, and are 50, 60, 30, 40, and 50 long.

@Suite("Visible items stay in place in layouts that scroll horizontally (4.5)") @MainActor
struct UpdateAnchorHorizontalTests {
  private let leftToRight: [Int: CGFloat] = [2: -30, 3: 20, 4: 80, 5: 110, 6: 150]
  // Mirrored in 200: 200 - (-30 + 50) is 180, and so on.
  private let rightToLeft: [Int: CGFloat] = [2: 180, 3: 120, 4: 90, 5: 50, 6: 0]

  private func screen(isRightToLeft: Bool) -> AnchorScreen {
    let screen = AnchorScreen(
      Array(0..<40), scrolls: .horizontal, isRightToLeft: isRightToLeft)
    screen.scroll(to: screen.offset + (isRightToLeft ? -100 : 100))
    #expect(screen.places == (isRightToLeft ? rightToLeft : leftToRight))
    return screen
  }

  /// The length of the content to the right of the screen.
  private func right(of screen: AnchorScreen) -> CGFloat {
    screen.view.contentSize.width - screen.offset - 200
  }

  @Test("Insertions before the visible items")
  func insertion() {
    let screen = screen(isRightToLeft: false)
    screen.update(to: [100, 101] + Array(0..<40), inserting: [0, 1])
    #expect(screen.places == leftToRight)
    #expect(screen.offset == CGFloat(100 + 2 * 44))
  }

  @Test("Right to left, insertions before it leave the offset and move the end of the content")
  func rightToLeftInsertion() {
    let screen = screen(isRightToLeft: true)
    let offset = screen.offset
    screen.update(to: [100, 101] + Array(0..<40), inserting: [0, 1])
    #expect(screen.places == rightToLeft)
    #expect(screen.offset == offset && right(of: screen) == CGFloat(100 + 2 * 44))
  }

  @Test("Right to left, insertions and deletions after it move the offset")
  func rightToLeftAfter() {
    let screen = screen(isRightToLeft: true)
    let offset = screen.offset
    screen.update(to: Array(0..<40) + [100, 101], inserting: [40, 41])
    #expect(screen.places == rightToLeft && screen.offset == offset + 2 * 44)
    screen.update(to: Array(0..<39), deleting: [39, 40, 41])
    #expect(screen.places == rightToLeft && screen.offset == offset - 44)
  }

  @Test("Right to left, deletions before it do not move the content beyond its start")
  func rightToLeftClamped() {
    let screen = screen(isRightToLeft: true)
    screen.update(to: [0, 1] + Array(4..<40), deleting: [2, 3])
    #expect(right(of: screen) == 0)
    #expect(screen.places[4] == CGFloat(200 - 70 - 30))
  }

  @Test("Right to left, the start stays on the screen whatever is inserted")
  func rightToLeftStart() {
    let screen = AnchorScreen(Array(0..<40), scrolls: .horizontal, isRightToLeft: true)
    screen.update(to: [100] + Array(0..<40) + [101], inserting: [0, 41])
    #expect(right(of: screen) == 0)
    #expect(screen.places[100] == 170 && screen.places[0] == 140)
  }
}

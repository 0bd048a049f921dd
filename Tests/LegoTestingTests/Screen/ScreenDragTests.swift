import LegoTesting
import Testing
import UIKit

@MainActor struct ScreenDragTests {
  private let controller = NamesController(names: (0..<100).map { "Name \($0)" })
  private let low = CGPoint(x: 150, y: 300)

  @Test("A drag scrolls by its distance after ten points")
  func drag() throws {
    let screen = Screen(controller, size: CGSize(width: 300, height: 400))
    screen.drag(from: low, to: CGPoint(x: 150, y: 190))
    #expect(controller.collectionView.contentOffset.y == 100)
    // Rows of 50: 100 to 500 are the third to the tenth.
    try screen.tap("Name 9")
    #expect(controller.selected == [IndexPath(item: 9, section: 0)])
  }

  @Test("A drag beyond the edge returns to it")
  func edge() {
    let screen = Screen(controller, size: CGSize(width: 300, height: 400))
    screen.drag(from: CGPoint(x: 150, y: 100), to: low)
    #expect(controller.collectionView.contentOffset.y == 0)
  }

  @Test("A fling decelerates and has stopped when the call returns")
  func fling() {
    let screen = Screen(controller, size: CGSize(width: 300, height: 400))
    screen.fling(from: low, to: CGPoint(x: 150, y: 200))
    // 90 points, then 1,000 points per second: 90 + 990 * 0.499 = 584.01.
    #expect(abs(controller.collectionView.contentOffset.y - 584.01) < 0.01)
    #expect(!controller.collectionView.isDecelerating)
  }
}

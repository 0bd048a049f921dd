import Testing
import UIKit

@MainActor struct LayoutChangeTests {
  @Test("Setting another layout keeps the visible cells")
  func takesOver() throws {
    let screen = ListScreen(count: 10)
    _ = screen.pass()
    let cell = try #require(screen.view.cellForItem(at: [0, 1]))
    let tall = RowsLayout()
    tall.rowHeight = 80
    var finished: [Bool] = []

    screen.view.setCollectionViewLayout(tall, animated: true) { finished.append($0) }

    #expect(screen.view.cellForItem(at: [0, 1]) === cell)
    #expect(cell.frame == CGRect(x: 0, y: 80, width: 320, height: 80))
    // Three rows of 80 touch the 200 visible points.
    #expect(screen.view.visibleCells.count == 3)
    #expect(finished == [true])
    #expect(screen.layout.collectionView == nil)
    #expect(tall.collectionView === screen.view)
    #expect(screen.layout.log == ["prepare", "leave", "finalize transition"])
    #expect(tall.log == ["enter", "prepare", "finalize transition"])
  }

  @Test("Before data is displayed, setting a layout makes no requests")
  func beforeLoading() {
    let screen = ListScreen(count: 10)

    screen.view.collectionViewLayout = RowsLayout()

    #expect(screen.log == [])
    #expect(screen.pass().first == "sections")
  }

  @Test("A shorter content in the new layout is scrolled back to its end")
  func shorter() {
    let screen = ListScreen(count: 100)
    _ = screen.pass()
    screen.view.contentOffset.y = 4_800
    _ = screen.pass()
    let low = RowsLayout()
    low.rowHeight = 10

    screen.view.collectionViewLayout = low

    // A hundred rows of 10 are 1000 high, of which 200 are visible.
    #expect(screen.view.contentOffset.y == 800)
  }
}

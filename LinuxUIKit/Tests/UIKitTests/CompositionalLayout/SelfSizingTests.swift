import Testing
import UIKit

// A line of 17 points is 20.333 high at a scale of 3, two are 40.667 (uikit.md, 2); with 10 points
// above and below, cells are 40.333 and 60.667 high, and a pair of them 101.

@MainActor @Suite("Self-sizing cells") struct SelfSizingTests {
  private let pairs = (0..<1_000).map { $0 % 2 == 0 ? "one" : "one\ntwo" }

  private func isClose(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.001 }

  @Test("Rows have the heights of their labels and constraints") func rows() {
    let screen = SizingScreen(pairs)
    screen.view.layoutIfNeeded()
    for item in 0..<12 {
      let frame = screen.frame(item)
      let pair = CGFloat(item / 2) * 101
      #expect(isClose(frame.minY, pair + (item % 2 == 0 ? 0 : 40.333)), "item \(item): \(frame)")
      #expect(isClose(frame.height, item % 2 == 0 ? 40.333 : 60.667), "item \(item): \(frame)")
      #expect(frame.width == 375)
      let cell = screen.view.cellForItem(at: IndexPath(item: item, section: 0))
      #expect(isClose(cell?.frame.minY ?? -1, frame.minY))
      #expect(isClose(cell?.frame.height ?? -1, frame.height))
    }
    // 667 fits six pairs, 606, and part of a seventh: 14 cells are visible, and no others are
    // measured.
    #expect(Set(SizingCell.asked) == Set(0..<14))
    #expect(isClose(screen.view.contentSize.height, 7 * 101 + 986 * 44))
  }

  @Test("Without changes, no cell is measured twice") func once() {
    let screen = SizingScreen(pairs)
    screen.view.layoutIfNeeded()
    let asked = SizingCell.asked.count
    screen.view.setNeedsLayout()
    screen.view.layoutIfNeeded()
    screen.scroll(to: 1)
    #expect(SizingCell.asked.count == asked)
  }

  @Test("A jump to the end measures nothing in between") func jump() {
    let screen = SizingScreen(pairs)
    screen.view.layoutIfNeeded()
    screen.scroll(to: screen.view.contentSize.height - 667)
    // The content ends at 707 + 986 * 44 = 44,091; 667 above, at 43,424, is the row
    // 14 + (43,424 - 707) / 44 = 984.8.
    #expect(Set(SizingCell.asked).subtracting(0..<14).min() == 984, "\(SizingCell.asked)")
    #expect(screen.heights(500..<502) == [44, 44])
  }

  @Test("Rows above the screen that turn out shorter move nothing that is seen") func upwards() {
    // compositional-layout.md, 7.9, E61.
    let screen = SizingScreen(
      Array(repeating: "60", count: 20), estimate: 100, height: 400, cell: NumberHighCell.self)
    screen.view.contentOffset.y = 1_000
    screen.view.layoutIfNeeded()
    #expect(screen.view.contentOffset.y == 1_000)
    #expect(screen.frame(10) == CGRect(x: 0, y: 1_000, width: 375, height: 60))
    #expect(screen.frame(11).minY == 1_060)
    screen.scroll(to: 980)
    #expect(screen.frame(9) == CGRect(x: 0, y: 900, width: 375, height: 60))
    #expect(screen.frame(10).minY == 960)
    #expect(screen.view.contentOffset.y == 940)
    #expect(SizingCell.asked.allSatisfy { $0 >= 9 })
  }

  @Test("A cell can modify the attributes that it is given and return them") func changing() {
    let screen = SizingScreen(["60", "70", "80"], cell: ChangingCell.self)
    screen.view.layoutIfNeeded()
    #expect(screen.heights(0..<3) == [60, 70, 80])
    #expect(isClose(screen.view.contentSize.height, 60 + 70 + 80))
  }

  @Test("A header of an estimated height is as high as its label") func header() {
    let screen = SizingScreen(["one"], header: 44)
    screen.view.layoutIfNeeded()
    let header = screen.view.supplementaryView(
      forElementKind: "header", at: IndexPath(item: 0, section: 0))
    #expect(isClose(header?.frame.height ?? 0, 60.667))
    #expect(isClose(screen.frame(0).minY, 60.667))
    #expect(isClose(screen.view.contentSize.height, 101))
  }

  @Test("A cell that always prefers a larger size gets it once") func greedy() {
    let screen = SizingScreen(["", ""], cell: GreedyCell.self)
    screen.view.layoutIfNeeded()
    #expect(screen.heights(0..<2) == [45, 45])
    #expect(SizingCell.asked == [0, 1])
  }

  @Test("A cell without a preferred size keeps the estimate") func silent() {
    let screen = SizingScreen(["", ""], cell: SizingCell.self)
    screen.view.layoutIfNeeded()
    #expect(screen.heights(0..<2) == [44, 44])
  }

  @Test("A cell with an absolute height is not measured") func given() {
    let screen = LayoutScreen(.rows, items: 3)
    SizingCell.asked = []
    screen.view.register(GreedyCell.self, forCellWithReuseIdentifier: "number")
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(screen.shownFrames.map(\.height) == [44, 44, 44])
    #expect(SizingCell.asked.isEmpty)
  }
}

import SeededNumbers
import Testing
import UIKit

@Suite(.serialized) @MainActor struct ReuseTests {
  /// A cell class that only these tests use, so that its instance count belongs to them.
  private final class CountedCell: TextCell {
    static var instances = 0

    override init(frame: CGRect) {
      super.init(frame: frame)
      Self.instances += 1
    }

    required init?(coder: NSCoder) { fatalError("Made in code only") }
  }

  private func makeScreen() -> ListScreen {
    CountedCell.instances = 0
    let screen = ListScreen(count: 100_000)
    screen.view.register(CountedCell.self, forCellWithReuseIdentifier: "text")
    return screen
  }

  @Test("A hundred thousand items create only the visible cells plus two rows")
  func fewCells() {
    let screen = makeScreen()
    _ = screen.pass()

    // 200 points show four rows of 50.
    #expect(CountedCell.instances == 4)
    screen.view.contentOffset.y = 25
    _ = screen.pass()
    // Half a row further, five are visible.
    #expect(CountedCell.instances == 5)
  }

  @Test("Scrolling from end to end creates no new cells after the first screens")
  func noNewCells() {
    let screen = makeScreen()
    _ = screen.pass()
    var offset: CGFloat = 0
    // The content is 100,000 rows of 50 points, 200 of which are visible.
    while offset < 4_999_800 {
      screen.view.contentOffset.y = offset
      screen.view.layoutIfNeeded()
      offset += 1_337
    }
    screen.view.contentOffset.y = 4_999_800
    screen.view.layoutIfNeeded()

    #expect(CountedCell.instances <= 4 + 2)
    #expect(screen.textsInOrder == ["99996", "99997", "99998", "99999"])
  }

  @Test("A jump to the far end reuses the cells that it leaves behind")
  func jump() {
    let screen = makeScreen()
    _ = screen.pass()

    screen.view.contentOffset.y = 4_999_800
    _ = screen.pass()

    #expect(CountedCell.instances == 4)
  }

  @Test("A step of a scroll asks the layout once, for the visible bounds, without preparing")
  func oneStep() {
    let screen = makeScreen()
    _ = screen.pass()
    let before = screen.layout.askedRects.count

    screen.view.contentOffset.y = 50
    let log = screen.pass()

    #expect(log == ["cell 0-4", "show 0-4", "end 0-0"])
    #expect(
      screen.layout.askedRects.dropFirst(before) == [
        CGRect(x: 0, y: 50, width: 320, height: 200)
      ])
    #expect(screen.layout.log == ["prepare"])
  }

  @Test("A reused cell is prepared for reuse, and neither selected nor highlighted")
  func preparedForReuse() throws {
    let screen = makeScreen()
    _ = screen.pass()
    screen.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
    let cell = try #require(screen.view.cellForItem(at: [0, 0]) as? TextCell)

    for offset: CGFloat in [50, 100] {
      screen.view.contentOffset.y = offset
      _ = screen.pass()
    }

    #expect(screen.view.indexPath(for: cell) == [0, 5])
    #expect(cell.reuses == 1)
    #expect(!cell.isSelected)
    screen.view.contentOffset.y = 0
    _ = screen.pass()
    #expect(screen.view.cellForItem(at: [0, 0])?.isSelected == true)
  }

  @Test("Every beginning of display is paired with an end, however the content is scrolled")
  func brackets() {
    for seed in 0..<20 {
      var random = SeededGenerator(seed: UInt64(seed))
      let screen = ListScreen(count: 500)
      var showing = Set<Substring>()
      for _ in 0..<100 {
        screen.view.contentOffset.y = .random(in: -100...24_900, using: &random)
        for line in screen.pass() {
          if line.hasPrefix("show") {
            #expect(showing.insert(line.dropFirst(5)).inserted, "seed \(seed): \(line)")
          } else if line.hasPrefix("end") {
            #expect(showing.remove(line.dropFirst(4)) != nil, "seed \(seed): \(line)")
          }
        }
        let visible = screen.view.indexPathsForVisibleItems.map { "\($0.section)-\($0.item)"[...] }
        #expect(showing == Set(visible), "seed \(seed)")
      }
    }
  }
}

import SeededNumbers
import TestSupport
import Testing
import UIKit

/// Tests interactive movement driven by code (uikit.md, 6.13).
@MainActor struct MovementTests {
  private let first = IndexPath(item: 0, section: 0)

  @Test("Neighbors move aside immediately, and the data source is unchanged")
  func neighbors() {
    let screen = MovingScreen([["a", "b", "c", "d"]])
    let cells = screen.cells
    #expect(screen.view.beginInteractiveMovementForItem(at: first))
    screen.drag(to: 130)
    #expect(screen.texts == ["b", "c", "a", "d"])
    #expect(screen.cells.map(\.center.y) == [25, 75, 130, 175])
    #expect(Set(screen.cells) == Set(cells))
    #expect(screen.view.subviews.last === cells[0])
    #expect(screen.sections == [["a", "b", "c", "d"]])
    #expect(screen.log.isEmpty)
  }

  @Test("The end notifies the data source once and moves the item to its position")
  func end() {
    let screen = MovingScreen([["a", "b", "c", "d"]])
    screen.view.beginInteractiveMovementForItem(at: first)
    screen.drag(to: 70)
    screen.drag(to: 130)
    screen.view.endInteractiveMovement()
    #expect(screen.log == ["[0, 0] to [0, 2]"])
    #expect(screen.texts == ["b", "c", "a", "d"])
    #expect(screen.cells.map(\.center.y) == [25, 75, 125, 175])
    screen.view.endInteractiveMovement()
    #expect(screen.log.count == 1)
  }

  @Test("An item that returns to its original position is not moved")
  func comingBack() {
    let screen = MovingScreen([["a", "b", "c"]])
    screen.view.beginInteractiveMovementForItem(at: first)
    screen.drag(to: 130)
    screen.drag(to: 10)
    screen.view.endInteractiveMovement()
    #expect(screen.log.isEmpty)
    #expect(screen.texts == ["a", "b", "c"])
    #expect(screen.cells.map(\.center.y) == [25, 75, 125])
  }

  @Test("Canceling restores everything and doesn't notify the data source")
  func canceling() {
    let screen = MovingScreen([["a", "b", "c", "d"]])
    screen.view.beginInteractiveMovementForItem(at: first)
    screen.drag(to: 180)
    screen.view.cancelInteractiveMovement()
    #expect(screen.log.isEmpty)
    #expect(screen.texts == ["a", "b", "c", "d"])
    #expect(screen.cells.map(\.center.y) == [25, 75, 125, 175])
  }

  @Test("Movement doesn't begin for missing or immovable items, or during another movement")
  func refusals() {
    let screen = MovingScreen([["a", "b"]])
    screen.canMove = { $0.item != 0 }
    #expect(!screen.view.beginInteractiveMovementForItem(at: first))
    #expect(!screen.view.beginInteractiveMovementForItem(at: IndexPath(item: 2, section: 0)))
    screen.drag(to: 75)
    #expect(screen.cells.map(\.center.y) == [25, 75])
    #expect(screen.view.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    screen.canMove = { _ in true }
    #expect(!screen.view.beginInteractiveMovementForItem(at: first))
  }

  @Test("Without a move method in the data source the item returns")
  func withoutMoving() {
    let screen = ListScreen([["a", "b", "c"]])
    _ = screen.pass()
    screen.view.beginInteractiveMovementForItem(at: first)
    screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: 160, y: 130))
    #expect(screen.textsInOrder == ["b", "c", "a"])
    screen.view.endInteractiveMovement()
    #expect(screen.textsInOrder == ["a", "b", "c"])
  }

  @Test("An item moves to another section")
  func sections() {
    let screen = MovingScreen([["a", "b"], ["c"]])
    screen.view.beginInteractiveMovementForItem(at: first)
    screen.drag(to: 125)
    #expect(screen.view.numberOfItems(inSection: 0) == 1)
    #expect(screen.view.numberOfItems(inSection: 1) == 2)
    screen.view.endInteractiveMovement()
    #expect(screen.log == ["[0, 0] to [1, 0]"])
    #expect(screen.sections == [["b"], ["a", "c"]])
    #expect(screen.texts == ["b", "a", "c"])
  }

  @Test(
    "Cells that appear during the movement are requested by their index path in the data source")
  func scrolling() {
    let screen = MovingScreen([(0..<10).map(String.init)])
    screen.view.beginInteractiveMovementForItem(at: first)
    screen.drag(to: 175)
    screen.view.contentOffset.y = 100
    screen.view.layoutIfNeeded()
    screen.view.contentOffset.y = 0
    screen.view.layoutIfNeeded()
    #expect(screen.texts == ["1", "2", "3", "0"])
  }

  @Test("The delegate decides the target")
  func delegate() {
    let screen = MovingScreen([["a", "b", "c", "d"]])
    var asked: [[Int]] = []
    screen.target = { original, current, proposed in
      asked.append([original.item, current.item, proposed.item])
      return IndexPath(item: min(1, proposed.item), section: 0)
    }
    screen.view.beginInteractiveMovementForItem(at: first)
    screen.drag(to: 60)
    screen.drag(to: 175)
    #expect(screen.texts == ["b", "c", "d", "a"])
    screen.view.endInteractiveMovement()
    #expect(screen.sections == [["b", "a", "c", "d"]])
    #expect(asked == [[0, 0, 1], [0, 1, 3]])
  }

  @Test("An invalid target of the delegate leaves the item at its position")
  func wrongDelegate() {
    let screen = MovingScreen([["a", "b"]])
    screen.target = { _, _, _ in IndexPath(item: 7, section: 3) }
    screen.view.beginInteractiveMovementForItem(at: first)
    screen.drag(to: 75)
    screen.view.endInteractiveMovement()
    #expect(screen.log.isEmpty)
  }

  private final class LastLayout: UICollectionViewLayout {
    override func targetIndexPath(
      forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath {
      IndexPath(item: 2, section: 0)
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      UICollectionViewLayoutAttributes(forCellWith: indexPath)
    }
  }

  @Test("A layout provides the target index path")
  func layout() {
    let screen = MovingScreen([["a", "b", "c"]], layout: LastLayout())
    screen.view.beginInteractiveMovementForItem(at: first)
    screen.drag(to: 0)
    screen.view.endInteractiveMovement()
    #expect(screen.log == ["[0, 0] to [0, 2]"])
  }

  @Test("A data change during a movement cancels it")
  func updates() {
    let screen = MovingScreen([["a", "b", "c"]])
    screen.view.beginInteractiveMovementForItem(at: first)
    screen.drag(to: 130)
    screen.view.performBatchUpdates {
      screen.sections = [["a", "c"]]
      screen.view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(screen.texts == ["a", "c"])
    screen.view.beginInteractiveMovementForItem(at: first)
    screen.drag(to: 75)
    screen.view.reloadData()
    screen.view.layoutIfNeeded()
    #expect(screen.texts == ["a", "c"])
    screen.view.endInteractiveMovement()
    #expect(screen.log.isEmpty)
  }

  @Test("The selection moves with the item and is restored when the movement is canceled")
  func selection() {
    let screen = MovingScreen([["a", "b", "c"]])
    screen.view.selectItem(at: first, animated: false, scrollPosition: [])
    screen.view.beginInteractiveMovementForItem(at: first)
    screen.drag(to: 130)
    screen.view.cancelInteractiveMovement()
    #expect(screen.view.indexPathsForSelectedItems == [first])
    screen.view.beginInteractiveMovementForItem(at: first)
    screen.drag(to: 130)
    screen.view.endInteractiveMovement()
    #expect(screen.view.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
  }

  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("A data source that moves incorrectly causes the exception of invalid updates")
    func wrongCounts() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let screen = MovingScreen([["a", "b"]])
          screen.move = { [$0[0] + ["c"]] }
          screen.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0))
          screen.drag(to: 75)
          screen.view.endInteractiveMovement()
        }
      }
      let text = standardError(of: result)
      #expect(text.contains("Invalid batch updates detected"))
      #expect(text.contains("Move item (0 - 0) to (0 - 1)"))
    }
  #endif

  @Test("After any movements the screen displays the data in order")
  func random() {
    for seed in 0..<PropertyRuns.count(full: 100) {
      var random = SeededGenerator(seed: UInt64(seed))
      let screen = MovingScreen([(0..<6).map { "a\($0)" }, ["b0"], (0..<4).map { "c\($0)" }])
      for step in 0..<10 {
        let section =
          (0..<3).filter { !screen.sections[$0].isEmpty }
          .randomElement(using: &random) ?? 0
        let item = Int.random(in: 0..<screen.sections[section].count, using: &random)
        screen.view.beginInteractiveMovementForItem(at: IndexPath(item: item, section: section))
        for _ in 0..<3 {
          screen.drag(to: CGFloat.random(in: -20..<570, using: &random))
          screen.view.contentOffset.y = CGFloat(Int.random(in: 0...7, using: &random)) * 50
          screen.view.layoutIfNeeded()
        }
        if Bool.random(using: &random) {
          screen.view.endInteractiveMovement()
        } else {
          screen.view.cancelInteractiveMovement()
        }
        let row = Int(screen.view.contentOffset.y / 50)
        let expected = Array(screen.sections.joined().dropFirst(row).prefix(4))
        #expect(screen.texts == expected, "seed \(seed), step \(step)")
      }
    }
  }
}

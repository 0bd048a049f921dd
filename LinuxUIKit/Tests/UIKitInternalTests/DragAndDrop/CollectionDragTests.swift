import Testing

@testable import UIKit

/// Drags of collection view items by a finger.
@Suite("Drags of a collection view's items") @MainActor struct CollectionDragTests {
  private let screen = DragScreen(["A", "B", "C", "D"], ["X", "Y"])

  private var left: DragList { screen.left }
  private var right: DragList { screen.right }

  private func withPausedClock(_ body: () throws -> Void) rethrows {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    try body()
  }

  @Test("A press of half a second and a movement move an item to another position")
  func moving() {
    withPausedClock {
      screen.lift(left, row: 0)
      #expect(left.takeLog() == ["items 0"])
      screen.move(to: left, row: 2)
      #expect(left.takeLog() == ["will begin", "enter", "over 2"])
      // The neighbors have made space, and the data has not changed.
      #expect(left.displayed == ["B", "C", "A", "D"])
      #expect(left.rows == ["A", "B", "C", "D"])
      #expect(left.view.hasActiveDrag)
      #expect(left.view.hasActiveDrop)
      #expect(left.view.hasUncommittedUpdates)

      screen.drop()

      #expect(left.rows == ["B", "C", "A", "D"])
      #expect(left.displayed == ["B", "C", "A", "D"])
      #expect(left.takeLog() == ["over 2", "perform", "drop did end", "did end"])
      #expect(!left.view.hasActiveDrag)
      #expect(!left.view.hasActiveDrop)
      #expect(!left.view.hasUncommittedUpdates)
      // No preview is left.
      #expect(screen.window.subviews.count == 2)
    }
  }

  @Test("A row beside a higher one waits until the finger is where it would be, and stays there")
  func unequalHeights() {
    withPausedClock {
      left.heightOfRow = { $0 == "B" ? 120 : 50 }
      left.view.collectionViewLayout.invalidateLayout()
      screen.window.layoutIfNeeded()
      // A is at 0 … 50, B at 50 … 170.
      screen.lift(left, row: 0)
      for y in [60, 100, 119] {
        screen.finger.move(to: CGPoint(x: 60, y: y))
        FrameClock.shared.advance(by: 0.5)
        #expect(left.displayed == ["A", "B", "C", "D"])
      }
      // Afterward B is at 0 … 120, A at 120 … 170.
      for y in [121, 122, 121, 130] {
        screen.finger.move(to: CGPoint(x: 60, y: y))
        FrameClock.shared.advance(by: 0.5)
        #expect(left.displayed == ["B", "A", "C", "D"])
      }
      screen.drop()
      #expect(left.rows == ["B", "A", "C", "D"])
    }
  }

  @Test("An item moves from one collection view to another, which opens a gap for it")
  func betweenViews() {
    left.perform = nil
    right.perform = { [left, right] coordinator in
      #expect(coordinator.items.map(\.sourceIndexPath) == [nil])
      #expect(coordinator.items.map(\.previewSize) == [CGSize(width: 160, height: 50)])
      #expect(coordinator.session.localDragSession != nil)
      guard let name = coordinator.items.first?.dragItem.localObject as? String,
        let target = coordinator.destinationIndexPath
      else { return }
      right.view.performBatchUpdates {
        right.rows.insert(name, at: target.item)
        right.view.insertItems(at: [target])
      }
      coordinator.drop(coordinator.items[0].dragItem, toItemAt: target)
      guard let source = left.rows.firstIndex(of: name) else { return }
      left.rows.remove(at: source)
      left.view.deleteItems(at: [[0, source]])
    }
    withPausedClock {
      screen.lift(left, row: 1)
      screen.move(to: right, row: 0)
      #expect(right.displayed == ["–", "X", "Y"])
      screen.move(to: right, row: 1)
      #expect(right.displayed == ["X", "–", "Y"])
      #expect(right.view.numberOfItems(inSection: 0) == 3)
      #expect(right.view.hasUncommittedUpdates)
      #expect(right.takeLog() == ["enter", "over 0", "over 1"])

      screen.drop()

      #expect(left.rows == ["A", "C", "D"])
      #expect(left.displayed == ["A", "C", "D"])
      #expect(right.rows == ["X", "B", "Y"])
      #expect(right.displayed == ["X", "B", "Y"])
      #expect(left.takeLog() == ["items 1", "will begin", "did end"])
      #expect(right.takeLog() == ["over 1", "perform", "drop did end"])
    }
  }

  @Test("The gap reaches the end of a section, and closes when the drag leaves")
  func gapAtTheEnd() {
    withPausedClock {
      screen.lift(left, row: 0)
      screen.move(to: right, row: 1)
      #expect(right.displayed == ["X", "–", "Y"])
      screen.move(to: right, row: 2)
      #expect(right.displayed == ["X", "Y", "–"])
      screen.move(to: right, row: 2)
      #expect(right.takeLog() == ["enter", "over 1", "over 2", "over 2"])
      // No item and no gap is there.
      screen.move(to: right, row: 4)
      #expect(right.displayed == ["X", "Y"])
      #expect(right.takeLog() == ["over nothing"])
      screen.move(to: right, row: 0)
      screen.move(to: left, row: 0)
      #expect(right.displayed == ["X", "Y"])
      #expect(right.takeLog() == ["enter", "over 0", "exit"].suffix(2) + [])
      screen.finger.cancel()
      FrameClock.shared.advance(by: 1)
    }
  }

  @Test("Lifting the finger elsewhere returns the item, and so does a canceled touch")
  func canceling() {
    let outside = CGPoint(x: 100, y: 290)
    left.canHandle = false
    withPausedClock {
      screen.lift(left, row: 0)
      screen.finger.move(to: outside)
      screen.drop()
      #expect(left.takeLog() == ["items 0", "will begin", "did end"])

      left.canHandle = true
      screen.lift(left, row: 0)
      screen.move(to: left, row: 2)
      screen.finger.cancel()
      FrameClock.shared.advance(by: 1)
      #expect(
        left.takeLog() == [
          "items 0", "will begin", "enter", "over 2", "exit", "drop did end", "did end",
        ])
      #expect(left.displayed == ["A", "B", "C", "D"])
      #expect(left.rows == ["A", "B", "C", "D"])
      #expect(screen.window.subviews.count == 2)
    }
  }

  @Test("A press without a movement lifts the item and puts it back, and selects nothing")
  func liftOnly() {
    withPausedClock {
      screen.lift(left, row: 1)
      #expect(screen.window.subviews.count == 3)
      #expect(left.view.cellForItem(at: [0, 1])?.configurationState.cellDragState == .lifting)
      screen.drop()
      #expect(left.takeLog() == ["items 1"])
      #expect(
        left.view.cellForItem(at: [0, 1])?.configurationState.cellDragState
          == UICellConfigurationState.DragState.none)
      #expect(screen.window.subviews.count == 2)
    }
  }

  @Test("Without items there is no drag, and the touch scrolls and selects as before")
  func noItems() {
    left.canDrag = false
    withPausedClock {
      screen.lift(left, row: 1)
      screen.finger.lift()
      #expect(left.takeLog() == ["select 1"])

      left.canDrag = true
      left.view.dragInteractionEnabled = false
      screen.lift(left, row: 1)
      screen.finger.lift()
      #expect(left.takeLog() == ["select 1"])
    }
  }

  @Test("The cell of a dragged item is dimmed and knows its state")
  func states() throws {
    try withPausedClock {
      let cell = try #require(left.view.cellForItem(at: [0, 0]) as? DragList.NameCell)
      screen.lift(left, row: 0)
      #expect(cell.alpha == 1)
      screen.move(to: left, row: 2)
      #expect(cell.alpha == 0.5)
      #expect(cell.configurationState.cellDragState == .dragging)
      screen.drop()
      #expect(cell.states == [.lifting, .dragging, .none])
      #expect(left.view.visibleCells.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test("A move that the source does not allow is not performed")
  func moveNotAllowed() {
    left.allowsMove = false
    withPausedClock {
      screen.lift(left, row: 0)
      screen.move(to: right, row: 0)
      screen.drop()
      #expect(right.rows == ["X", "Y"])
      #expect(right.takeLog() == ["enter", "over 0", "over 0", "exit", "drop did end"])

      right.proposal = UICollectionViewDropProposal(
        operation: .copy, intent: .insertAtDestinationIndexPath)
      screen.lift(left, row: 0)
      screen.move(to: right, row: 0)
      screen.drop()
      #expect(right.rows == ["A", "X", "Y"])
      #expect(left.rows == ["A", "B", "C", "D"])
    }
  }

  @Test("A forbidden drop opens no gap and returns the items")
  func forbidden() {
    right.proposal = UICollectionViewDropProposal(
      operation: .forbidden, intent: .insertAtDestinationIndexPath)
    withPausedClock {
      screen.lift(left, row: 0)
      screen.move(to: right, row: 0)
      #expect(right.displayed == ["X", "Y"])
      screen.drop()
      #expect(right.takeLog() == ["enter", "over 0", "over 0", "exit", "drop did end"])
    }
  }

  @Test("A drop into an item opens no gap and highlights the cell under the finger")
  func dropInto() throws {
    right.proposal = UICollectionViewDropProposal(
      operation: .move, intent: .insertIntoDestinationIndexPath)
    var destinations: [IndexPath?] = []
    right.perform = { coordinator in
      destinations.append(coordinator.destinationIndexPath)
      coordinator.drop(
        coordinator.items[0].dragItem, intoItemAt: [0, 1],
        rect: CGRect(x: 0, y: 0, width: 16, height: 5))
    }
    withPausedClock {
      screen.lift(left, row: 0)
      screen.move(to: right, row: 1)
      #expect(right.displayed == ["X", "Y"])
      let states = (0..<2).map {
        right.view.cellForItem(at: [0, $0])?.configurationState.cellDropState
      }
      #expect(states == [.notTargeted, .targeted])
      screen.drop()
      #expect(destinations == [[0, 1]])
      let after = right.view.cellForItem(at: [0, 1])?.configurationState.cellDropState
      #expect(after == UICellConfigurationState.DropState.none)
    }
  }

  @Test("A tap of another finger adds an item to the drag, and all of them are dropped")
  func addingItems() {
    withPausedClock {
      screen.lift(left, row: 0)
      screen.move(to: left, row: 1)
      screen.move(to: right, row: 0)
      let other = Finger(on: screen.window)
      other.tap(at: screen.point(left, row: 2))
      FrameClock.shared.advance(by: 0.5)
      #expect(left.takeLog().suffix(1) == ["add 2"])
      #expect(right.displayed == ["–", "X", "Y"])
      screen.drop()
      #expect(right.rows == ["A", "C", "X", "Y"])
    }
  }

  @Test("The items of one cell have one preview, and a badge shows their number")
  func severalItems() throws {
    left.itemsOfRow = { [$0 + "1", $0 + "2", $0 + "3"] }
    try withPausedClock {
      screen.lift(left, row: 0)
      #expect(screen.window.subviews.count == 3)
      screen.move(to: right, row: 0)
      let badge = try #require(screen.window.subviews.last as? UILabel)
      #expect(badge.text == "3")
      screen.drop()
      #expect(right.rows == ["A1", "A2", "A3", "X", "Y"])
    }
  }

  @Test("An update during a drag keeps the source of the item")
  func updateDuringDrag() {
    withPausedClock {
      screen.lift(left, row: 2)
      screen.move(to: left, row: 3)
      left.view.performBatchUpdates {
        left.rows.insert("0", at: 0)
        left.view.insertItems(at: [[0, 0]])
      }
      FrameClock.shared.advance(by: 1)
      #expect(left.displayed == ["0", "A", "B", "C", "D"])
      screen.move(to: left, row: 1)
      screen.drop()
      // "C" was dragged, which has become the fourth row.
      #expect(left.rows == ["0", "C", "A", "B", "D"])
      #expect(left.displayed == ["0", "C", "A", "B", "D"])
    }
  }

  @Test("Reloading the data ends the space for the item, and the drag goes on")
  func reloadDuringDrag() {
    withPausedClock {
      screen.lift(left, row: 0)
      screen.move(to: right, row: 0)
      right.rows = ["Z"]
      right.view.reloadData()
      screen.window.layoutIfNeeded()
      #expect(right.displayed == ["Z"])
      screen.move(to: left, row: 0)
      screen.move(to: right, row: 0)
      screen.drop()
      #expect(right.rows == ["A", "Z"])
    }
  }

  @Test("Near an edge the content scrolls under the drag")
  func scrolling() {
    right.rows = (0..<20).map { "\($0)" }
    right.view.reloadData()
    right.proposal = UICollectionViewDropProposal(operation: .copy)
    withPausedClock {
      screen.lift(left, row: 0)
      screen.finger.move(to: CGPoint(x: 200, y: 299))
      FrameClock.shared.advance(by: 5)
      // Twenty rows are 1,000 points high; the view is 300 points high.
      #expect(right.view.contentOffset.y == 700)
      #expect(right.takeLog().last == "over 19")
      screen.drop()
    }
  }

  @Test("With a slow cadence, space is made only after the finger has paused")
  func cadence() {
    right.view.reorderingCadence = .slow
    withPausedClock {
      screen.lift(left, row: 0)
      screen.move(to: right, row: 0)
      #expect(right.displayed == ["X", "Y"])
      FrameClock.shared.advance(by: 1)
      #expect(right.displayed == ["–", "X", "Y"])
      screen.drop()
    }
  }
}

/// The movement of a gap over an item of another length.
@Suite("Gaps beside longer items") struct GapMoveTests {
  private let gap = CGRect(x: 0, y: 100, width: 160, height: 50)
  private let below = CGRect(x: 0, y: 150, width: 160, height: 120)
  private let above = CGRect(x: 0, y: 0, width: 160, height: 100)

  @Test("A gap of 50 points moves over a row of 120 in the lower 50 points of the row")
  func down() {
    // Afterward the row is at 100 … 220 and the gap at 220 … 270.
    #expect(!GapMove(gap: gap, item: below).reaches(CGPoint(x: 80, y: 219)))
    #expect(GapMove(gap: gap, item: below).reaches(CGPoint(x: 80, y: 220)))
  }

  @Test("Upward it moves in the upper 50 points")
  func up() {
    // Afterward the gap is at 0 … 50 and the row at 50 … 150.
    #expect(GapMove(gap: gap, item: above).reaches(CGPoint(x: 80, y: 50)))
    #expect(!GapMove(gap: gap, item: above).reaches(CGPoint(x: 80, y: 51)))
  }

  @Test("It moves over a shorter row at once, and sideways by the widths")
  func others() {
    let short = CGRect(x: 0, y: 150, width: 160, height: 30)
    #expect(GapMove(gap: gap, item: short).reaches(CGPoint(x: 80, y: 150)))
    let beside = CGRect(x: 160, y: 100, width: 400, height: 50)
    #expect(!GapMove(gap: gap, item: beside).reaches(CGPoint(x: 399, y: 120)))
    #expect(GapMove(gap: gap, item: beside).reaches(CGPoint(x: 400, y: 120)))
  }
}

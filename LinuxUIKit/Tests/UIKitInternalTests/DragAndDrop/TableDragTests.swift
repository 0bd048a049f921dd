import Testing
import TestSupport

@testable import UIKit

/// Drags of a table's rows by a finger.
@Suite("Drags of a table's rows") @MainActor struct TableDragTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let left = DragTable(["A", "B", "C", "D"], x: 0)
  private let right = DragTable(["X", "Y"], x: 160)
  private let finger: Finger

  init() {
    finger = Finger(on: window)
    window.backgroundColor = .systemBackground
    window.addSubview(left.view)
    window.addSubview(right.view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func withPausedClock(_ body: () throws -> Void) rethrows {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    try body()
  }

  private func point(_ table: DragTable, row: Int) -> CGPoint {
    CGPoint(x: table.view.frame.minX + 60, y: 50 * CGFloat(row) + 25)
  }

  private func lift(_ table: DragTable, row: Int) {
    finger.press(at: point(table, row: row))
    FrameClock.shared.advance(by: 0.6)
  }

  private func move(to table: DragTable, row: Int) {
    finger.move(to: point(table, row: row))
    window.layoutIfNeeded()
  }

  private func drop() {
    finger.lift()
    FrameClock.shared.advance(by: 1)
    window.layoutIfNeeded()
  }

  @Test("A press of half a second and a movement move a row to another position")
  func moving() {
    withPausedClock {
      lift(left, row: 0)
      #expect(left.takeLog() == ["items 0"])
      move(to: left, row: 2)
      #expect(left.takeLog() == ["will begin", "enter", "over 2"])
      // The neighbors have made space, and the data has not changed.
      #expect(left.displayed == ["B", "C", "A", "D"])
      #expect(left.rows == ["A", "B", "C", "D"])
      #expect(left.view.hasActiveDrag)
      #expect(left.view.hasActiveDrop)
      #expect(left.view.hasUncommittedUpdates)
      #expect(left.view.presentationIndexPath(forDataSourceIndexPath: [0, 0]) == [0, 2])
      #expect(left.view.dataSourceIndexPath(forPresentationIndexPath: [0, 0]) == [0, 1])

      drop()

      #expect(left.rows == ["B", "C", "A", "D"])
      #expect(left.displayed == ["B", "C", "A", "D"])
      #expect(left.takeLog() == ["over 2", "perform", "drop did end", "did end"])
      #expect(!left.view.hasActiveDrag)
      #expect(!left.view.hasActiveDrop)
      #expect(!left.view.hasUncommittedUpdates)
      // No preview is left.
      #expect(window.subviews.count == 2)
    }
  }

  @Test("A row moves from one table to another, which opens a gap for it")
  func betweenTables() {
    right.perform = { [left, right] coordinator in
      #expect(coordinator.items.map(\.sourceIndexPath) == [nil])
      #expect(coordinator.items.map(\.previewSize) == [CGSize(width: 160, height: 50)])
      #expect(coordinator.session.localDragSession != nil)
      #expect(coordinator.proposal === right.proposal)
      guard let name = coordinator.items.first?.dragItem.localObject as? String,
        let target = coordinator.destinationIndexPath
      else { return }
      right.view.performBatchUpdates {
        right.rows.insert(name, at: target.row)
        right.view.insertRows(at: [target], with: .automatic)
      }
      coordinator.drop(coordinator.items[0].dragItem, toRowAt: target)
      guard let source = left.rows.firstIndex(of: name) else { return }
      left.rows.remove(at: source)
      left.view.deleteRows(at: [[0, source]], with: .automatic)
    }
    withPausedClock {
      lift(left, row: 1)
      move(to: right, row: 0)
      #expect(right.displayed == ["–", "X", "Y"])
      move(to: right, row: 1)
      #expect(right.displayed == ["X", "–", "Y"])
      #expect(right.view.numberOfRows(inSection: 0) == 3)
      #expect(right.takeLog() == ["enter", "over 0", "over 1"])

      drop()

      #expect(left.rows == ["A", "C", "D"])
      #expect(left.displayed == ["A", "C", "D"])
      #expect(right.rows == ["X", "B", "Y"])
      #expect(right.displayed == ["X", "B", "Y"])
      #expect(left.takeLog() == ["items 1", "will begin", "did end"])
      #expect(right.takeLog() == ["over 1", "perform", "drop did end"])
    }
  }

  @Test("A drop below the rows has no destination, and opens no gap")
  func belowRows() {
    withPausedClock {
      lift(left, row: 0)
      move(to: right, row: 4)
      #expect(right.displayed == ["X", "Y"])
      #expect(right.takeLog() == ["enter", "over nothing"])
      drop()
      #expect(right.rows == ["X", "Y", "A"])
    }
  }

  @Test("A canceled touch returns the row and closes the gap")
  func canceling() {
    withPausedClock {
      lift(left, row: 0)
      move(to: left, row: 2)
      move(to: right, row: 0)
      finger.cancel()
      FrameClock.shared.advance(by: 1)
      #expect(
        left.takeLog() == ["items 0", "will begin", "enter", "over 2", "exit", "drop did end"]
          + ["did end"])
      #expect(left.displayed == ["A", "B", "C", "D"])
      #expect(right.displayed == ["X", "Y"])
      #expect(window.subviews.count == 2)
    }
  }

  @Test("The cell of a dragged row is dimmed and knows its state")
  func states() throws {
    try withPausedClock {
      let cell = try #require(left.view.cellForRow(at: [0, 0]) as? DragTable.RowCell)
      lift(left, row: 0)
      #expect(cell.configurationState.cellDragState == .lifting)
      move(to: left, row: 2)
      #expect(cell.alpha == 0.5)
      #expect(cell.configurationState.cellDragState == .dragging)
      drop()
      #expect(cell.states == [.lifting, .dragging, .none])
      #expect(left.view.visibleCells.allSatisfy { $0.alpha == 1 })
    }
  }

  @Test("A drop into a row opens no gap and highlights the row under the finger")
  func dropInto() {
    right.proposal = UITableViewDropProposal(
      operation: .move, intent: .insertIntoDestinationIndexPath)
    var destinations: [IndexPath?] = []
    right.perform = { coordinator in
      destinations.append(coordinator.destinationIndexPath)
      coordinator.drop(
        coordinator.items[0].dragItem, intoRowAt: [0, 1],
        rect: CGRect(x: 0, y: 0, width: 16, height: 5))
    }
    withPausedClock {
      lift(left, row: 0)
      move(to: right, row: 1)
      #expect(right.displayed == ["X", "Y"])
      let states = right.view.visibleCells.map(\.configurationState.cellDropState)
      #expect(states == [.notTargeted, .targeted])
      drop()
      #expect(destinations == [[0, 1]])
      let after = right.view.visibleCells.map(\.configurationState.cellDropState)
      #expect(after == [.none, .none])
    }
  }

  @Test("An automatic drop is into the row over its middle half, and beside it otherwise")
  func automatic() {
    right.proposal = UITableViewDropProposal(operation: .copy, intent: .automatic)
    withPausedClock {
      lift(left, row: 0)
      finger.move(to: CGPoint(x: 200, y: 75))
      #expect(right.displayed == ["X", "Y"])
      #expect(right.view.cellForRow(at: [0, 1])?.configurationState.cellDropState == .targeted)
      finger.move(to: CGPoint(x: 200, y: 55))
      #expect(right.displayed == ["X", "–", "Y"])
      finger.cancel()
      FrameClock.shared.advance(by: 1)
    }
  }

  @Test("A tap of another finger adds a row to the drag, and all of them are dropped")
  func addingRows() {
    withPausedClock {
      lift(left, row: 0)
      move(to: right, row: 0)
      Finger(on: window).tap(at: point(left, row: 2))
      FrameClock.shared.advance(by: 0.5)
      #expect(left.takeLog().last == "add 2 at 125")
      drop()
      #expect(right.rows == ["A", "C", "X", "Y"])
    }
  }

  @Test("A move that the source does not allow is not performed, and disabled drags don't begin")
  func notAllowed() {
    left.allowsMove = false
    withPausedClock {
      lift(left, row: 0)
      move(to: right, row: 0)
      drop()
      #expect(right.rows == ["X", "Y"])
      left.allowsMove = true
      left.view.dragInteractionEnabled = false
      _ = left.takeLog()
      lift(left, row: 0)
      #expect(left.takeLog() == [])
      finger.cancel()
    }
  }

  @Test("Near an edge the table scrolls under the drag")
  func scrolling() {
    right.rows = (0..<20).map { "\($0)" }
    right.view.reloadData()
    right.proposal = UITableViewDropProposal(operation: .copy)
    withPausedClock {
      lift(left, row: 0)
      finger.move(to: CGPoint(x: 200, y: 299))
      FrameClock.shared.advance(by: 5)
      // Twenty rows are 1,000 points high; the table is 300 points high.
      #expect(right.view.contentOffset.y == 700)
      #expect(right.takeLog().last == "over 19")
      drop()
    }
  }

  @Test("A data source that moves rows reorders them without a drop delegate")
  func reordering() {
    let data = MovableRows(of: left)
    left.view.dropDelegate = nil
    withPausedClock {
      window.layoutIfNeeded()
      lift(left, row: 3)
      move(to: left, row: 0)
      #expect(left.displayed == ["D", "A", "B", "C"])
      drop()
      #expect(data.moves == [[3, 0]])
      #expect(left.rows == ["D", "A", "B", "C"])
      #expect(left.displayed == ["D", "A", "B", "C"])
      #expect(!left.view.hasUncommittedUpdates)

      // Rows that can't be moved return, and so do rows of other tables.
      data.canMove = false
      lift(left, row: 3)
      move(to: left, row: 0)
      drop()
      lift(right, row: 0)
      move(to: left, row: 0)
      drop()
      #expect(data.moves.count == 1)
      #expect(left.rows == ["D", "A", "B", "C"])
    }
  }

  @Test(
    "A data source that moves rows is called instead of the drop delegate for its own rows only")
  func reorderingWithDelegate() {
    let data = MovableRows(of: left)
    withPausedClock {
      window.layoutIfNeeded()
      lift(left, row: 0)
      move(to: left, row: 1)
      drop()
      #expect(data.moves == [[0, 1]])
      #expect(!left.takeLog().contains("perform"))
      lift(right, row: 0)
      move(to: left, row: 0)
      drop()
      #expect(left.takeLog().contains("perform"))
      #expect(left.rows == ["X", "B", "A", "C", "D"])
    }
  }

  @Test("The gap has the height of the dragged row, and the other rows keep theirs")
  func heights() {
    let heights = [RowHeights(["A": 30, "C": 70], of: left), RowHeights(["X": 80], of: right)]
    withPausedClock {
      window.layoutIfNeeded()
      #expect(left.frames.map(\.height) == [30, 50, 70, 50])
      finger.press(at: CGPoint(x: 60, y: 10))
      FrameClock.shared.advance(by: 0.6)
      finger.move(to: CGPoint(x: 220, y: 100))
      window.layoutIfNeeded()
      #expect(right.displayed == ["X", "–", "Y"])
      #expect(right.frames.map(\.height) == [80, 30, 50])
      // In its own table, the row keeps its height: 130 is in "C", and then in "A" from 120 to 150.
      finger.move(to: CGPoint(x: 60, y: 130))
      window.layoutIfNeeded()
      #expect(left.displayed == ["B", "C", "A", "D"])
      #expect(left.frames.map(\.height) == [50, 70, 30, 50])
      drop()
      #expect(left.frames.map(\.height) == [50, 70, 30, 50])
      _ = heights
    }
  }
}

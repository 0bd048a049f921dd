import Testing

@testable import UIKit

/// Drops on a table of items whose data is loaded after the drop, and drags between a table and a
/// collection view.
@Suite("Tables, placeholders and collection views") @MainActor struct TablePlaceholderTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  private let table = DragTable(["A", "B", "C"], x: 0)
  private let list = DragList("list", ["X", "Y", "Z"], x: 160)
  private let finger: Finger

  init() {
    finger = Finger(on: window)
    window.addSubview(table.view)
    window.addSubview(list.view)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  private func drag(fromX x: CGFloat, row: Int, toX endX: CGFloat, row end: Int) {
    lift(x, row)
    finger.move(to: CGPoint(x: endX, y: CGFloat(end) * 50 + 25))
    window.layoutIfNeeded()
    drop()
  }

  private func lift(_ x: CGFloat, _ row: Int) {
    finger.press(at: CGPoint(x: x, y: CGFloat(row) * 50 + 25))
    FrameClock.shared.advance(by: 0.6)
  }

  private func drop() {
    finger.lift()
    FrameClock.shared.advance(by: 1)
    window.layoutIfNeeded()
  }

  private func withPausedClock(_ body: () throws -> Void) rethrows {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    try body()
  }

  @Test("An item goes from a table to a collection view and back")
  func betweenKinds() {
    withPausedClock {
      drag(fromX: 60, row: 1, toX: 220, row: 0)
      #expect(list.rows == ["B", "X", "Y", "Z"])
      #expect(list.displayed == ["B", "X", "Y", "Z"])
      drag(fromX: 220, row: 3, toX: 60, row: 1)
      #expect(table.rows == ["A", "Z", "B", "C"])
      #expect(table.displayed == ["A", "Z", "B", "C"])
      #expect(table.takeLog().suffix(3) == ["over 1", "perform", "drop did end"])
    }
  }

  private func dropWithPlaceholder(rowHeight: CGFloat = 50) {
    table.perform = { [table] coordinator in
      let placeholder = UITableViewDropPlaceholder(
        insertionIndexPath: [0, 1], reuseIdentifier: "name", rowHeight: rowHeight)
      placeholder.cellUpdateHandler = { ($0 as? DragTable.RowCell)?.label.text = "…" }
      table.context = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
    }
    drag(fromX: 220, row: 0, toX: 60, row: 0)
  }

  @Test("A placeholder is displayed until its row is inserted in the data")
  func commit() {
    withPausedClock {
      dropWithPlaceholder()
      #expect(table.displayed == ["A", "…", "B", "C"])
      #expect(table.rows == ["A", "B", "C"])
      #expect(table.view.hasUncommittedUpdates)
      #expect(table.view.dataSourceIndexPath(forPresentationIndexPath: [0, 1]) == nil)
      #expect(table.view.dataSourceIndexPath(forPresentationIndexPath: [0, 2]) == [0, 1])
      #expect(table.view.presentationIndexPath(forDataSourceIndexPath: [0, 1]) == [0, 2])

      let isInserted = table.context?.commitInsertion { path in
        #expect(path == [0, 1])
        table.rows.insert("X", at: path.row)
      }
      FrameClock.shared.advance(by: 1)

      #expect(isInserted == true)
      #expect(table.displayed == ["A", "X", "B", "C"])
      #expect(!table.view.hasUncommittedUpdates)
      #expect(table.context?.commitInsertion { _ in Issue.record("Inserted twice") } == false)
    }
  }

  @Test("A placeholder is removed when loading its row fails, and when the data is reloaded")
  func removal() {
    withPausedClock {
      dropWithPlaceholder()
      #expect(table.context?.deletePlaceholder() == true)
      FrameClock.shared.advance(by: 1)
      #expect(table.displayed == ["A", "B", "C"])
      #expect(table.context?.deletePlaceholder() == false)

      dropWithPlaceholder()
      table.view.reloadData()
      window.layoutIfNeeded()
      #expect(table.displayed == ["A", "B", "C"])
      #expect(table.context?.commitInsertion { _ in Issue.record("Inserted") } == false)
    }
  }

  @Test("A placeholder has its own height where rows have heights of their own")
  func placeholderHeight() {
    let heights = RowHeights(["B": 60], of: table)
    withPausedClock {
      window.layoutIfNeeded()
      dropWithPlaceholder(rowHeight: 20)
      #expect(table.frames.map(\.height) == [50, 20, 60, 50])
      _ = heights
    }
  }

  /// Drags a row over others, and returns what the view at a position displays after each step.
  private func steps(x: CGFloat, source: Int, targets: [Int]) -> [String] {
    var steps: [String] = []
    lift(x + 60, source)
    steps.append(displayed(x))
    for target in targets {
      finger.move(to: CGPoint(x: x + 60, y: CGFloat(target) * 50 + 25))
      steps.append(displayed(x))
    }
    drop()
    return steps + [displayed(x)]
  }

  private func displayed(_ x: CGFloat) -> String {
    FrameClock.shared.advance(by: 0.5)
    window.layoutIfNeeded()
    guard x > 0 else { return "\(table.displayed) \(table.frames)" }
    let cells = list.view.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
    return "\(list.displayed) \(cells.map { $0.frame })"
  }

  @Test(
    "A table and a collection view display the same at each step of a drag",
    arguments: [(0, [1, 2, 3, 0]), (2, [0, 1]), (3, [3, 5, 1]), (1, [4, 5, 2])])
  func sameFrames(source: Int, targets: [Int]) {
    let names = ["A", "B", "C", "D"]
    (table.rows, list.rows) = (names, names)
    table.view.reloadData()
    list.view.reloadData()
    window.layoutIfNeeded()
    withPausedClock {
      let shown = [CGFloat(0), 160].map { steps(x: $0, source: source, targets: targets) }
      #expect(shown[0] == shown[1])
      #expect(table.rows == list.rows)
    }
  }
}

import Testing

@testable import UIKit

/// The positions of rows during animated updates.
@Suite("Animations of tables") @MainActor struct TableAnimationTests {
  /// A table of rows of 50 points in a window.
  @MainActor private final class MovingTable: NSObject, UITableViewDataSource {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
    var rows = ["a", "b", "c"]

    override init() {
      super.init()
      table.contentInsetAdjustmentBehavior = .never
      table.rowHeight = 50
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      window.addSubview(table)
      window.isHidden = false
      window.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows.count
    }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }

    /// Inserts a row at the start, advances by half of the animation, and returns the displayed
    /// center and opacity of its cell.
    func insert(with animation: UITableView.RowAnimation) -> (center: CGPoint, alpha: CGFloat)? {
      rows.insert("x", at: 0)
      table.insertRows(at: [[0, 0]], with: animation)
      FrameClock.shared.advance(by: 0.15)
      guard let layer = table.cellForRow(at: [0, 0])?.layer.presentation() else { return nil }
      return (layer.position, CGFloat(layer.opacity))
    }
  }

  @Test("A row that is inserted from a side moves in from there; the others make space")
  func sides() throws {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let screen = MovingTable()
    let first = try #require(screen.table.cellForRow(at: [0, 0]))
    let left = try #require(screen.insert(with: .left))
    // Half of the way in half of the time, since the curve is symmetric.
    #expect(abs(left.center.x - 0) < 4)
    #expect(left.alpha == 1)
    let moving = try #require(first.layer.presentation())
    #expect(abs(moving.position.y - 50) < 3)

    FrameClock.shared.advance(by: 1)
    #expect(first.frame.minY == 50)
    let right = try #require(screen.insert(with: .right))
    #expect(abs(right.center.x - 320) < 4)
    FrameClock.shared.advance(by: 1)
  }

  @Test("A faded row appears at its position, and a row without animation appears at once")
  func fade() throws {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let screen = MovingTable()
    let faded = try #require(screen.insert(with: .fade))
    #expect(faded.center == CGPoint(x: 160, y: 25))
    #expect(abs(faded.alpha - 0.5) < 0.05)
    FrameClock.shared.advance(by: 1)

    let immediate = try #require(screen.insert(with: .none))
    #expect(immediate.center == CGPoint(x: 160, y: 25))
    #expect(immediate.alpha == 1)
    FrameClock.shared.advance(by: 1)
  }

  @Test("A deleted row leaves after the animation, and the table's completion is called then")
  func deletion() throws {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let screen = MovingTable()
    let cell = try #require(screen.table.cellForRow(at: [0, 1]))
    var results: [Bool] = []
    screen.rows.remove(at: 1)
    screen.table.performBatchUpdates {
      screen.table.deleteRows(at: [[0, 1]], with: .fade)
    } completion: {
      results.append($0)
    }
    #expect(cell.window != nil)
    #expect(screen.table.visibleCells.count == 2)
    #expect(results == [])

    FrameClock.shared.advance(by: 1)
    #expect(cell.superview == nil)
    #expect(results == [true])
    #expect(screen.table.brokenInvariants == [])
  }

  @Test("An animated scroll to a row ends there, and is reported to the delegate of the table")
  func scroll() {
    final class Delegate: NSObject, UITableViewDelegate {
      var ends = 0
      func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { ends += 1 }
    }
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let screen = MovingTable()
    let delegate = Delegate()
    screen.table.delegate = delegate
    screen.rows = Array(repeating: "row", count: 100)
    screen.table.reloadData()
    screen.window.layoutIfNeeded()
    screen.table.scrollToRow(at: [0, 60], at: .top, animated: true)
    FrameClock.shared.advance(by: 0.15)
    #expect(screen.table.contentOffset.y > 500)
    #expect(screen.table.contentOffset.y < 2_500)
    FrameClock.shared.advance(by: 1)
    #expect(screen.table.contentOffset.y == 3_000)
    #expect(screen.table.indexPathsForVisibleRows?.first == [0, 60])
    #expect(delegate.ends == 1)
  }

  @Test("Pulling a table with a refresh control refreshes it")
  func refresh() {
    FrameClock.shared.pause()
    defer { FrameClock.shared.resume() }
    let screen = MovingTable()
    let control = UIRefreshControl()
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    screen.table.refreshControl = control
    screen.window.layoutIfNeeded()
    let finger = Finger(on: screen.window)
    finger.press(at: CGPoint(x: 100, y: 20))
    for y in stride(from: 30.0, through: 290, by: 10) {
      finger.move(to: CGPoint(x: 100, y: y))
      FrameClock.shared.advance(by: 0.02)
    }
    finger.lift()
    FrameClock.shared.advance(by: 1)
    #expect(count == 1)
    #expect(control.isRefreshing)
    control.endRefreshing()
    FrameClock.shared.advance(by: 1)
    #expect(screen.table.contentOffset.y == 0)
  }
}

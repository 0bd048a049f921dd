import Testing
import UIKit

/// Scroll positions, queries by point and selection by code.
@Suite("Scrolling and selection of tables") @MainActor struct TableScrollTests {
  private let screen = TableScreen(counts: [50, 50])

  init() {
    screen.table.rowHeight = 40
    screen.table.layoutIfNeeded()
  }

  @Test(
    "A row is scrolled to a position",
    arguments: [
      // The row is from 800 to 840 points in a table of 480 points.
      (UITableView.ScrollPosition.top, 800.0), (.middle, 580), (.bottom, 360), (.none, 360),
    ])
  func positions(_ position: UITableView.ScrollPosition, offset: CGFloat) {
    screen.table.scrollToRow(at: [0, 20], at: position, animated: false)
    #expect(screen.table.contentOffset.y == offset)
  }

  @Test("Scrolling ends at the end of the content, and respects insets")
  func limits() {
    screen.table.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    screen.table.scrollToRow(at: [1, 49], at: .top, animated: false)
    // 100 rows of 40 points, and 30 below them, minus 480.
    #expect(screen.table.contentOffset.y == 3_550)
    screen.table.scrollToRow(at: [0, 0], at: .top, animated: false)
    #expect(screen.table.contentOffset.y == -10)
  }

  @Test("A visible row is not scrolled for the position none")
  func visible() {
    screen.scroll(to: 100)
    screen.table.scrollToRow(at: [0, 5], at: .none, animated: false)
    #expect(screen.table.contentOffset.y == 100)
  }

  @Test("Rows that are taller than estimated end at the position of the scroll")
  func estimated() {
    screen.table.rowHeight = UITableView.automaticDimension
    screen.rowHeight = { _ in 70 }
    screen.table.layoutIfNeeded()
    screen.table.scrollToRow(at: [1, 10], at: .top, animated: false)
    screen.table.layoutIfNeeded()

    #expect(screen.table.indexPathsForVisibleRows?.first == [1, 10])
    #expect(screen.table.rectForRow(at: [1, 10]).minY == screen.table.contentOffset.y)
  }

  @Test("Rows are found by a point, a rectangle and a cell")
  func queries() {
    #expect(screen.table.indexPathForRow(at: CGPoint(x: 10, y: 85)) == [0, 2])
    #expect(screen.table.indexPathForRow(at: CGPoint(x: 10, y: 4_001)) == nil)
    #expect(
      screen.table.indexPathsForRows(in: CGRect(x: 0, y: 1_990, width: 10, height: 40))
        == [[0, 49], [1, 0]])
    let cell = screen.table.cellForRow(at: [0, 3])
    #expect(cell.flatMap(screen.table.indexPath) == [0, 3])
    #expect(screen.table.cellForRow(at: [1, 3]) == nil)
    #expect(screen.table.rectForRow(at: [7, 3]) == .zero)
  }

  @Test("Selecting a row replaces the selected one, unless several can be selected")
  func selection() {
    let table = screen.table
    table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    table.selectRow(at: [0, 2], animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [[0, 2]])
    #expect(table.cellForRow(at: [0, 2])?.isSelected == true)

    table.allowsMultipleSelection = true
    table.selectRow(at: [1, 30], animated: false, scrollPosition: .middle)
    #expect(table.indexPathsForSelectedRows == [[0, 2], [1, 30]])
    // The row is from 3,200 to 3,240 points.
    #expect(table.contentOffset.y == 2_980)
    table.contentOffset.y = 2_000
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 3_200)

    table.deselectRow(at: [0, 2], animated: false)
    table.deselectRow(at: [1, 30], animated: false)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test("A drag of the content offset scrolls the cells with the content")
  func offset() {
    screen.scroll(to: 60)
    let cell = screen.table.cellForRow(at: [0, 3])
    #expect(cell?.frame == CGRect(x: 0, y: 120, width: 320, height: 40))
    #expect(
      cell?.convert(cell?.bounds ?? .zero, to: screen.table)
        == CGRect(x: 0, y: 120, width: 320, height: 40))
    #expect(screen.table.convert(CGPoint(x: 5, y: 125), to: cell) == CGPoint(x: 5, y: 5))
    #expect(
      screen.table.hitTest(CGPoint(x: 5, y: 125), with: nil)?.isDescendant(of: cell ?? UIView())
        == true)
  }

  @Test("Rows ahead of a scroll are prefetched once, and canceled after a turn")
  func prefetching() {
    final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
      var log: [String] = []
      func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        log.append("fetch " + indexPaths.map { "\($0.row)" }.joined(separator: " "))
      }
      func tableView(
        _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
      ) {
        log.append("cancel \(indexPaths.count)")
      }
    }
    let prefetcher = Prefetcher()
    screen.table.prefetchDataSource = prefetcher
    screen.scroll(to: 40)
    screen.scroll(to: 80)

    // Rows 2 to 13 are visible at 80 points, and rows 14 to 25 are one screen ahead.
    #expect(prefetcher.log == ["fetch 14 15 16 17 18 19 20 21 22 23 24 25"])
    // Rows 1 to 12 are visible at 40 points, and row 0 is above them.
    screen.scroll(to: 40)
    #expect(prefetcher.log.dropFirst() == ["cancel 12", "fetch 0"])
  }
}

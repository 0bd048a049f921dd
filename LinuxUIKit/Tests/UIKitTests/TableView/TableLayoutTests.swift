import Testing
import UIKit

/// The frames of rows, headers and footers.
@Suite("Layout of tables") @MainActor struct TableLayoutTests {
  @Test("Rows of a fixed height follow one another")
  func fixedHeight() {
    let screen = TableScreen(counts: [100])
    screen.table.rowHeight = 40

    #expect(screen.texts == (0..<12).map { "\($0)" })
    #expect(screen.frames.first == CGRect(x: 0, y: 0, width: 320, height: 40))
    #expect(screen.frames.last == CGRect(x: 0, y: 440, width: 320, height: 40))
    #expect(screen.table.contentSize == CGSize(width: 320, height: 4_000))
    #expect(
      screen.table.rectForRow(at: [0, 99]) == CGRect(x: 0, y: 3_960, width: 320, height: 40))
  }

  @Test("Rows have the heights of the delegate, which are requested for visible rows only")
  func delegateHeights() {
    let screen = TableScreen(counts: [1_000])
    screen.rowHeight = { 50 + 10 * CGFloat($0.row % 2) }

    // 50 + 60 = 110 points for two rows; 480 points contain 8 rows of 440 points and 40 of the next.
    #expect(screen.texts == (0..<9).map { "\($0)" })
    #expect(screen.frames[7] == CGRect(x: 0, y: 380, width: 320, height: 60))
    #expect(screen.requestedHeights.allSatisfy { $0.row < 12 })
    #expect(TableTestCell.made == 9)
  }

  @Test("Without estimates the heights of all rows are requested at once")
  func noEstimates() {
    let screen = TableScreen(counts: [30, 20])
    screen.rowHeight = { 10 + CGFloat($0.section) * 5 }
    screen.table.estimatedRowHeight = 0
    screen.table.layoutIfNeeded()

    #expect(screen.table.contentSize.height == CGFloat(30 * 10 + 20 * 15))
    #expect(screen.table.rectForRow(at: [1, 19]).maxY == 600)
    #expect(Set(screen.requestedHeights).count == 50)
  }

  @Test("Headers and footers of a height surround the rows of each section")
  func headersAndFooters() {
    let screen = TableScreen(counts: [2, 3])
    screen.table.rowHeight = 44
    screen.table.sectionHeaderTopPadding = 0
    (screen.headerHeight, screen.footerHeight) = (30, 20)
    screen.table.layoutIfNeeded()

    // The second section starts below 30 + 2 * 44 + 20 = 138 points.
    #expect(
      screen.table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 30))
    #expect(screen.table.rectForRow(at: [0, 0]).minY == 30)
    #expect(
      screen.table.rectForFooter(inSection: 0) == CGRect(x: 0, y: 118, width: 320, height: 20))
    #expect(
      screen.table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 320, height: 138))
    #expect(screen.table.rectForRow(at: [1, 2]).minY == CGFloat(138 + 30 + 88))
    #expect(screen.table.contentSize.height == CGFloat(138 + 30 + 132 + 20))
    #expect(screen.log.filter { $0.hasPrefix("header") } == ["header 0", "header 1"])
  }

  @Test("A plain table pins the header of the section that is scrolled under it")
  func pinnedHeader() {
    let screen = TableScreen(counts: [20, 20])
    screen.table.rowHeight = 50
    screen.table.sectionHeaderTopPadding = 0
    screen.headerHeight = 30
    screen.table.layoutIfNeeded()

    screen.scroll(to: 200)
    #expect(screen.table.rectForHeader(inSection: 0).minY == 200)
    // The section ends at 30 + 20 * 50 = 1,030 points and pushes its header out.
    screen.scroll(to: 1_010)
    #expect(screen.table.rectForHeader(inSection: 0).minY == 1_000)
    #expect(screen.table.rectForHeader(inSection: 1).minY == 1_030)
  }

  @Test("The header and footer of the table are above and below all rows")
  func tableHeaderAndFooter() {
    let screen = TableScreen(counts: [3])
    screen.table.rowHeight = 44
    let (header, footer) = (UIView(), UIView())
    header.frame.size.height = 100
    footer.frame.size.height = 60
    screen.table.tableHeaderView = header
    screen.table.tableFooterView = footer
    screen.table.layoutIfNeeded()

    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
    #expect(screen.frames.first?.minY == 100)
    #expect(footer.frame == CGRect(x: 0, y: 232, width: 320, height: 60))
    #expect(screen.table.contentSize.height == 292)

    screen.table.tableHeaderView = nil
    #expect(screen.frames.first?.minY == 0)
    #expect(header.superview == nil)
  }

  @Test("An inset-grouped table insets its rows by 16 points, or by 20 in a wide table")
  func insetGrouped() {
    let screen = TableScreen(counts: [2], .insetGrouped)
    screen.table.rowHeight = 44
    #expect(screen.frames.first?.minX == 16)
    #expect(screen.frames.first?.width == 288)

    screen.table.frame.size.width = 430
    #expect(screen.frames.first?.minX == 20)
    #expect(screen.frames.first?.width == 390)
  }

  @Test("The background view fills the visible bounds and does not scroll")
  func background() {
    let screen = TableScreen(counts: [100])
    screen.table.rowHeight = 44
    let view = UIView()
    screen.table.backgroundView = view
    screen.table.layoutIfNeeded()
    screen.scroll(to: 300)

    #expect(view.frame == CGRect(x: 0, y: 300, width: 320, height: 480))
  }

  @Test("A table without a data source, or without sections, has no content")
  func empty() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 0)
    #expect(table.visibleCells.isEmpty)

    let screen = TableScreen([])
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 70))
    screen.table.tableHeaderView = header
    screen.table.layoutIfNeeded()
    #expect(screen.table.contentSize.height == 70)
    #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 70))
  }

  @Test("A million rows cost what a screen costs", arguments: [false, true])
  func millionRows(isEstimated: Bool) {
    let screen = TableScreen([])
    screen.sections = [Array(repeating: "row", count: 1_000_000)]
    if isEstimated {
      screen.rowHeight = { _ in 60 }
    } else {
      screen.table.rowHeight = 60
    }
    screen.table.layoutIfNeeded()
    #expect(TableTestCell.made == 8)

    screen.table.scrollToRow(at: [0, 500_000], at: .top, animated: false)
    screen.table.layoutIfNeeded()
    #expect(screen.table.indexPathsForVisibleRows?.first == [0, 500_000])
    #expect(TableTestCell.made <= 16)
    #expect(screen.requestedHeights.count < 200)
  }
}

import TestSupport
import Testing
import UIKit

/// The messages of programs that stop because a table is used incorrectly (uikit.md, 6.16, with
/// rows for items).
@MainActor struct TableMistakesTests {
  #if os(Linux) || os(macOS)  // Exit tests need processes.
    @Test("Row counts that don't match the updates are reported in full")
    func counts() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = TableScreen([["a", "b", "c"]])
        screen.table.layoutIfNeeded()
        screen.sections = [["a"]]
        screen.table.deleteRows(at: [[0, 1]], with: .fade)
      }
      let text = standardError(of: result)
      #expect(
        text.contains(
          """
          Invalid batch updates detected: the number of sections and/or rows returned by the data \
          source before and/or after performing the batch updates are inconsistent with the updates.
          Data source before updates = { 1 section with row counts: [3] }
          Data source after updates = { 1 section with row counts: [1] }
          Updates = [
          \tDelete row (0 - 1),
          ]
          Table view: <UITableView
          """), "\(text)")
    }

    @Test("A deletion of a missing row is reported with the number of rows")
    func missingRow() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = TableScreen([["a", "b"]])
        screen.table.layoutIfNeeded()
        screen.table.deleteRows(at: [[0, 2]], with: .fade)
      }
      #expect(
        standardError(of: result).contains(
          "attempt to delete row 2 from section 0 which only contains 2 rows before the update"))
    }

    @Test("A footer without a height ends the rows and is no mistake of a layout")
    func emptyFooter() async {
      let result = await #expect(
        processExitsWith: .success, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = TableScreen([["a", "b"]])
        screen.table.rowHeight = 44
        let (header, footer) = (UIView(), UIView())
        screen.table.tableHeaderView = header
        screen.table.tableFooterView = footer
        screen.table.layoutIfNeeded()
        #expect(header.frame == CGRect(x: 0, y: 0, width: screen.table.bounds.width, height: 0))
        #expect(footer.frame == CGRect(x: 0, y: 88, width: screen.table.bounds.width, height: 0))
      }
      #expect(!standardError(of: result).contains("UITableViewFooter"))
      #expect(!standardError(of: result).contains("UITableViewHeader"))
    }

    @Test("An identifier without a registered class is reported with its name")
    func unregistered() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        _ = TableScreen([["a"]]).table.dequeueReusableCell(withIdentifier: "none", for: [0, 0])
      }
      #expect(
        standardError(of: result).contains(
          "unable to dequeue a cell with identifier none - must register a nib or a class for"))
    }

    @Test("Scrolling to a missing row is reported with the bounds")
    func scrolling() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let screen = TableScreen([["a"]])
        screen.table.layoutIfNeeded()
        screen.table.scrollToRow(at: [0, 5], at: .top, animated: false)
      }
      #expect(
        standardError(of: result).contains("row (5) beyond bounds (1) for section (0)."))
    }
  #endif
}

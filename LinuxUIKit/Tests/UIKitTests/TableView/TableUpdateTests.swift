import Testing
import UIKit

/// Insertions, deletions, moves and reloads of rows and sections.
@Suite("Updates of tables") @MainActor struct TableUpdateTests {
  private let screen = TableScreen([["a", "b", "c"], ["d", "e"]])

  init() {
    screen.table.rowHeight = 40
    screen.table.layoutIfNeeded()
    screen.log = []
  }

  @Test("Inserted and deleted rows move the others, whose cells are kept")
  func insertAndDelete() {
    let kept = screen.table.cellForRow(at: [0, 1])
    screen.sections = [["b", "x", "c"], ["d", "e"]]
    screen.table.performBatchUpdates {
      screen.table.deleteRows(at: [[0, 0]], with: .fade)
      screen.table.insertRows(at: [[0, 1]], with: .left)
    }

    #expect(screen.texts == ["b", "x", "c", "d", "e"])
    #expect(screen.table.cellForRow(at: [0, 0]) === kept)
    #expect(kept?.frame.minY == 0)
    #expect(screen.log == ["end 0-0", "display 0-1"])
  }

  @Test("Nested updates are performed as one by the outermost call")
  func nested() {
    screen.table.beginUpdates()
    screen.sections = [["c", "a"], ["d", "e", "f"]]
    screen.table.deleteRows(at: [[0, 1]], with: .automatic)
    screen.table.beginUpdates()
    screen.table.moveRow(at: [0, 2], to: [0, 0])
    screen.table.endUpdates()
    #expect(screen.table.numberOfRows(inSection: 0) == 3)
    screen.table.insertRows(at: [[1, 2]], with: .none)
    screen.table.endUpdates()

    #expect(screen.table.numberOfRows(inSection: 0) == 2)
    #expect(screen.texts == ["c", "a", "d", "e", "f"])
  }

  @Test("A reloaded row gets another cell and is deselected, a reconfigured one keeps both")
  func reloadAndReconfigure() {
    screen.table.allowsMultipleSelection = true
    screen.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    screen.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    let kept = screen.table.cellForRow(at: [0, 1])
    screen.sections[0] = ["A", "B", "c"]
    screen.table.reloadRows(at: [[0, 0]], with: .none)
    screen.table.reconfigureRows(at: [[0, 1]])

    #expect(screen.texts == ["A", "B", "c", "d", "e"])
    #expect(screen.log == ["end 0-0", "display 0-0"])
    #expect((screen.table.cellForRow(at: [0, 0]) as? TableTestCell)?.reuses == 1)
    #expect(screen.table.cellForRow(at: [0, 1]) === kept)
    #expect((kept as? TableTestCell)?.reuses == 0)
    #expect(screen.table.indexPathsForSelectedRows == [[0, 1]])
  }

  @Test("Sections are inserted, deleted, moved and reloaded with their rows")
  func sections() {
    screen.sections = [["d", "e"], ["a", "b", "c"]]
    screen.table.moveSection(1, toSection: 0)
    #expect(screen.texts == ["d", "e", "a", "b", "c"])

    screen.sections = [["n"], ["a", "b", "c"]]
    screen.table.performBatchUpdates {
      screen.table.deleteSections([0], with: .fade)
      screen.table.insertSections([0], with: .fade)
    }
    #expect(screen.texts == ["n", "a", "b", "c"])

    screen.sections[1] = ["z"]
    screen.table.reloadSections([1], with: .automatic)
    #expect(screen.texts == ["n", "z"])
    #expect(screen.table.contentSize.height == 80)
  }

  @Test("An update without changes requests the heights of rows again")
  func heights() {
    screen.table.rowHeight = UITableView.automaticDimension
    screen.rowHeight = { _ in 50 }
    #expect(screen.frames.map(\.minY) == [0, 50, 100, 150, 200])

    screen.rowHeight = { $0.row == 0 ? 90 : 50 }
    screen.table.beginUpdates()
    screen.table.endUpdates()
    #expect(screen.frames.map(\.minY) == [0, 90, 140, 190, 280])
    #expect(screen.table.contentSize.height == 330)
  }

  @Test("The completion handler of an update without animation is called at once")
  func completion() {
    var results: [Bool] = []
    screen.table.performBatchUpdates(nil) { results.append($0) }
    #expect(results == [true])
  }

  @Test("Reloading the data removes the selection and requests everything again")
  func reload() {
    screen.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    screen.sections = [["x"]]
    screen.table.reloadData()

    #expect(screen.texts == ["x"])
    #expect(screen.table.indexPathForSelectedRow == nil)
    #expect(screen.table.numberOfSections == 1)
  }

  @Test("Cells of leaving rows are reused for rows that enter the visible bounds")
  func reuse() {
    let screen = TableScreen(counts: [1_000])
    screen.table.rowHeight = 40
    screen.table.layoutIfNeeded()
    for step in 1...200 { screen.scroll(to: CGFloat(step) * 25) }

    // 12 rows of 40 points fill 480 points; in between there are 13, and one is about to leave.
    #expect(TableTestCell.made <= 14)
    #expect(screen.texts.first == "125")
    #expect(screen.table.visibleCells.allSatisfy { (($0 as? TableTestCell)?.reuses ?? 0) > 0 })
  }

  @Test("Cells that the app creates itself are reused by their identifier")
  func unregistered() {
    final class Source: NSObject, UITableViewDataSource {
      var created = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 500 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        if let cell = tableView.dequeueReusableCell(withIdentifier: "own") { return cell }
        created += 1
        return UITableViewCell(style: .default, reuseIdentifier: "own")
      }
    }
    let source = Source()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.rowHeight = 50
    table.dataSource = source
    for step in 0...40 {
      table.contentOffset.y = CGFloat(step) * 100
      table.layoutIfNeeded()
    }
    #expect(source.created <= 12)
    #expect(table.visibleCells.count == 8)
  }
}

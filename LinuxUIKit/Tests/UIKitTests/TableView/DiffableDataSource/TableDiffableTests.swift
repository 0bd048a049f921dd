import Testing
import UIKit

/// The diffable data source of tables (uikit.md, 7.2 and 7.4).
@Suite("Diffable data source of tables") @MainActor struct TableDiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  /// A table whose cells display their items.
  @MainActor private final class Screen {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let dataSource: TitledDataSource
    private(set) var requested: [Int] = []

    init() {
      table.rowHeight = 44
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      var request: (Int) -> Void = { _ in }
      dataSource = TitledDataSource(tableView: table) { table, path, item in
        request(item)
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
        cell.textLabel?.text = "\(item)"
        return cell
      }
      request = { [unowned self] in requested.append($0) }
    }

    /// The texts of the displayed cells.
    var texts: [String] {
      table.layoutIfNeeded()
      return table.visibleCells.map { $0.textLabel?.text ?? "" }
    }

    func removeRequested() -> [Int] {
      defer { requested = [] }
      return requested
    }
  }

  /// A data source that overrides methods of `UITableViewDataSource`.
  private final class TitledDataSource: UITableViewDiffableDataSource<String, Int> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
  }

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  @Test("The table displays the applied snapshot, and answers by identifier")
  func apply() {
    let screen = Screen()
    screen.dataSource.apply(
      snapshot([("A", [1, 2]), ("B", [3])]), animatingDifferences: false)

    #expect(screen.texts == ["1", "2", "3"])
    #expect(screen.table.numberOfSections == 2)
    #expect(screen.dataSource.itemIdentifier(for: [1, 0]) == 3)
    #expect(screen.dataSource.itemIdentifier(for: [1, 1]) == nil)
    #expect(screen.dataSource.indexPath(for: 2) == [0, 1])
    #expect(screen.dataSource.indexPath(for: 9) == nil)
    #expect(screen.dataSource.sectionIdentifier(for: 1) == "B")
    #expect(screen.dataSource.sectionIdentifier(for: 2) == nil)
    #expect(screen.dataSource.index(for: "B") == 1)
    #expect(screen.dataSource.snapshot().itemIdentifiers == [1, 2, 3])
  }

  @Test("An update requests the cells of new items only, and calls its completion handler once")
  func update() {
    let screen = Screen()
    screen.dataSource.apply(snapshot([("A", [1, 2, 3])]), animatingDifferences: false)
    #expect(screen.texts == ["1", "2", "3"])
    #expect(screen.removeRequested() == [1, 2, 3])
    let cell = screen.table.cellForRow(at: [0, 2])

    var completions = 0
    screen.dataSource.apply(
      snapshot([("A", [3, 1, 4])]), animatingDifferences: false
    ) { completions += 1 }

    #expect(screen.texts == ["3", "1", "4"])
    #expect(screen.removeRequested() == [4])
    #expect(screen.table.cellForRow(at: [0, 0]) === cell)
    #expect(completions == 1)
  }

  @Test("Items that are marked for reconfiguring keep their cells, and reloaded ones do not")
  func marks() {
    let screen = Screen()
    var items = snapshot([("A", [1, 2, 3])])
    screen.dataSource.apply(items, animatingDifferences: false)
    #expect(screen.texts == ["1", "2", "3"])
    _ = screen.removeRequested()
    let cell = screen.table.cellForRow(at: [0, 1])

    items.reconfigureItems([2])
    screen.dataSource.apply(items, animatingDifferences: false)
    #expect(screen.texts == ["1", "2", "3"])
    #expect(screen.removeRequested() == [2])
    #expect(screen.table.cellForRow(at: [0, 1]) === cell)

    items = screen.dataSource.snapshot()
    items.reloadItems([1])
    screen.dataSource.apply(items, animatingDifferences: false)
    #expect(screen.texts == ["1", "2", "3"])
    #expect(screen.removeRequested() == [1])
  }

  @Test("The selection moves with its item, and a reload removes it")
  func selection() {
    let screen = Screen()
    screen.dataSource.apply(snapshot([("A", [1, 2, 3])]), animatingDifferences: false)
    screen.table.layoutIfNeeded()
    screen.table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    screen.dataSource.apply(snapshot([("A", [3, 2, 1])]), animatingDifferences: false)
    #expect(screen.table.indexPathsForSelectedRows == [[0, 2]])

    var isDone = false
    screen.dataSource.applySnapshotUsingReloadData(snapshot([("A", [1])])) { isDone = true }
    #expect(isDone)
    #expect(screen.texts == ["1"])
    #expect(screen.table.indexPathsForSelectedRows == nil)
  }

  @Test("The asynchronous variants return when the update is done")
  func asynchronous() async {
    let screen = Screen()
    await screen.dataSource.apply(snapshot([("A", [1])]), animatingDifferences: false)
    #expect(screen.texts == ["1"])
    await screen.dataSource.applySnapshotUsingReloadData(snapshot([("A", [2, 3])]))
    #expect(screen.texts == ["2", "3"])
  }

  @Test("A subclass provides titles, and rows can be neither edited nor moved unless it says so")
  func overrides() {
    let screen = Screen()
    screen.dataSource.apply(snapshot([("A", [1]), ("B", [2])]), animatingDifferences: false)
    screen.table.layoutIfNeeded()
    #expect(screen.table.headerView(forSection: 1)?.textLabel?.text == "B")
    #expect(!screen.dataSource.tableView(screen.table, canEditRowAt: [0, 0]))
    #expect(!screen.dataSource.tableView(screen.table, canMoveRowAt: [0, 0]))
    #expect(screen.dataSource.defaultRowAnimation == .automatic)
  }

  @Test("Random updates display what an array says", arguments: 1...5)
  func randomUpdates(seed: UInt64) {
    var state = seed
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    let screen = Screen()
    screen.dataSource.defaultRowAnimation = .fade
    var items = Array(1...6)
    for step in 0..<20 {
      var new = items.filter { _ in random(4) > 0 }
      new.insert(100 * (step + 1), at: random(new.count + 1))
      if new.count > 1 { new.swapAt(random(new.count), random(new.count)) }
      items = Array(new.prefix(9))
      screen.dataSource.apply(snapshot([("A", items)]), animatingDifferences: false)
      #expect(screen.texts == items.map { "\($0)" })
    }
  }
}

import Testing
import UIKit

/// Tests that subclasses can override what Apple declares in `UITableView`.
@MainActor struct UITableViewOverridingTests {
  @Test("The overrides of a table view are called through a reference of the superclass")
  func overrides() {
    let log = OverrideLog()
    let view: UITableView = MockTableView(log: log)
    let path = IndexPath(row: 0, section: 0)

    view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    update(view) {
      view.insertRows(at: [path], with: .fade)
      view.deleteRows(at: [path], with: .fade)
      view.reloadRows(at: [path], with: .fade)
      view.moveRow(at: path, to: path)
      view.insertSections([0], with: .fade)
      view.deleteSections([0], with: .fade)
    }
    #expect(view.cellForRow(at: path) != nil && view.visibleCells.isEmpty)
    #expect(view.indexPathsForVisibleRows == [[7, 8]] && view.numberOfRows(inSection: 0) == 5)
    #expect(
      log.names.isSuperset(of: [
        "cellForRow(at:)",
        "deleteRows(at:with:)",
        "deleteSections(_:with:)",
        "indexPathsForVisibleRows",
        "insertRows(at:with:)",
        "insertSections(_:with:)",
        "moveRow(at:to:)",
        "numberOfRows(inSection:)",
        "performBatchUpdates(_:completion:)",
        "register(_:forCellReuseIdentifier:)",
        "reloadRows(at:with:)",
        "visibleCells",
      ]))
  }

  /// Passes a closure that doesn't escape, as other libraries do.
  private func update(_ table: UITableView, _ updates: () -> Void) {
    table.performBatchUpdates(updates)
  }
}

/// A mock as other libraries write them: it records what is called, and changes nothing.
private final class MockTableView: UITableView {
  private let log: OverrideLog

  init(log: OverrideLog) {
    self.log = log
    super.init(frame: .zero, style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    log.record()
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    log.record()
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    log.record()
  }

  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { log.record() }

  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) { log.record() }

  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { log.record() }

  override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    log.record()
    return UITableViewCell()
  }

  override var visibleCells: [UITableViewCell] {
    log.record()
    return []
  }

  override var indexPathsForVisibleRows: [IndexPath]? {
    log.record()
    return [[7, 8]]
  }

  override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    log.record()
  }

  override func numberOfRows(inSection section: Int) -> Int {
    log.record()
    return 5
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    log.record()
    updates?()
  }
}

import Testing
import UIKit

/// Tests that subclasses can override what Apple declares in `UICollectionView`.
@MainActor struct UICollectionViewOverridingTests {
  @Test("The overrides of a collection view are called through a reference of the superclass")
  func overrides() {
    let log = OverrideLog()
    let view: UICollectionView = MockCollectionView(log: log)
    let path = IndexPath(item: 0, section: 0)

    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var count = 0
    view.performBatchUpdates {
      count += 1
      view.insertItems(at: [path])
      view.deleteItems(at: [path])
      view.reloadItems(at: [path])
      view.moveItem(at: path, to: path)
      view.insertSections([0])
      view.deleteSections([0])
      view.reloadSections([0])
      view.moveSection(0, toSection: 1)
    }
    #expect(count == 1)
    #expect(view.cellForItem(at: path) != nil && view.visibleCells.count == 1)
    #expect(view.indexPathsForVisibleItems == [[7, 8]] && view.numberOfItems(inSection: 0) == 5)
    view.selectItem(at: path, animated: false, scrollPosition: [])
    view.reloadData()
    #expect(
      log.names.isSuperset(of: [
        "cellForItem(at:)",
        "deleteItems(at:)",
        "deleteSections(_:)",
        "indexPathsForVisibleItems",
        "insertItems(at:)",
        "insertSections(_:)",
        "moveItem(at:to:)",
        "moveSection(_:toSection:)",
        "numberOfItems(inSection:)",
        "performBatchUpdates(_:completion:)",
        "register(_:forCellWithReuseIdentifier:)",
        "reloadData()",
        "reloadItems(at:)",
        "reloadSections(_:)",
        "selectItem(at:animated:scrollPosition:)",
        "visibleCells",
      ]))
  }
}

/// A mock as other libraries write them: it records what is called, and changes nothing.
private final class MockCollectionView: UICollectionView {
  private let log: OverrideLog

  init(log: OverrideLog) {
    self.log = log
    super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { nil }

  override func insertItems(at indexPaths: [IndexPath]) { log.record() }

  override func deleteItems(at indexPaths: [IndexPath]) { log.record() }

  override func reloadItems(at indexPaths: [IndexPath]) { log.record() }

  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) { log.record() }

  override func insertSections(_ sections: IndexSet) { log.record() }

  override func deleteSections(_ sections: IndexSet) { log.record() }

  override func reloadSections(_ sections: IndexSet) { log.record() }

  override func moveSection(_ section: Int, toSection newSection: Int) { log.record() }

  override func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    log.record()
    return UICollectionViewCell()
  }

  override var visibleCells: [UICollectionViewCell] {
    log.record()
    return [UICollectionViewCell()]
  }

  override var indexPathsForVisibleItems: [IndexPath] {
    log.record()
    return [[7, 8]]
  }

  override func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    log.record()
  }

  override func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) { log.record() }

  override func numberOfItems(inSection section: Int) -> Int {
    log.record()
    return 5
  }

  override func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    log.record()
    updates?()
  }

  override func reloadData() { log.record() }
}

import Testing
import UIKit

/// Tests items and sections marked for reloading and reconfiguring.
@MainActor struct DiffableMarksTests {
  private let list = ShownList()

  @Test("A reloaded item requests a new cell, the others don't")
  func reload() {
    list.apply(ShownList.snapshot([1, 2, 3]))
    var snapshot = list.dataSource.snapshot()
    snapshot.reloadItems([2])
    #expect(list.apply(snapshot) == [2])
    #expect(list.shownItems == [1, 2, 3])
    #expect(list.dataSource.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test("A reconfigured item calls the provider and gets the same cell")
  func reconfigure() {
    list.apply(ShownList.snapshot([1, 2, 3]))
    let cell = list.cell(for: 2)
    var snapshot = list.dataSource.snapshot()
    snapshot.reconfigureItems([2])
    #expect(list.apply(snapshot) == [2])
    #expect(cell != nil && list.cell(for: 2) === cell)
  }

  @Test("Items marked for reloading are found in the new order when they move too")
  func reconfigureMoved() {
    list.apply(ShownList.snapshot([1, 2, 3]))
    let cell = list.cell(for: 3)
    var snapshot = ShownList.snapshot([3, 8, 1, 2])
    snapshot.reconfigureItems([3])
    #expect(list.apply(snapshot).sorted() == [3, 8])
    #expect(cell != nil && list.cell(for: 3) === cell)
    #expect(list.shownItems == [3, 8, 1, 2])
  }

  @Test("A reloaded section requests cells for its items again")
  func reloadSection() {
    list.apply(ShownList.snapshot([1, 2], [3, 4]))
    var snapshot = list.dataSource.snapshot()
    snapshot.reloadSections([1])
    snapshot.reloadItems([3])
    #expect(list.apply(snapshot).sorted() == [3, 4])
    #expect(list.shownItems == [1, 2, 3, 4])
  }

  @Test("An animated first snapshot applies its reloads and reconfigurations")
  func firstMarks() {
    var snapshot = ShownList.snapshot([1, 2])
    snapshot.reloadItems([2])
    #expect(Set(list.apply(snapshot, animated: true)) == [1, 2])
    #expect(list.shownItems == [1, 2])
  }

  @Test("A first snapshot without animation ignores reloads and reconfigurations")
  func firstMarksWithoutAnimation() {
    var snapshot = ShownList.snapshot([1, 2])
    snapshot.reconfigureItems([2])
    #expect(list.apply(snapshot, animated: false).sorted() == [1, 2])
  }

  @Test("An item that isn't marked keeps its cell, even if its content has changed")
  func unmarked() {
    list.apply(ShownList.snapshot([1, 2]))
    #expect(list.apply(ShownList.snapshot([2, 1])).isEmpty)
  }

  @Test("An item that is inserted and reloaded requests two cells")
  func insertedAndReloaded() {
    list.apply(ShownList.snapshot([1, 2]))
    var snapshot = ShownList.snapshot([1, 9, 2])
    snapshot.reloadItems([9])
    #expect(list.apply(snapshot) == [9, 9])
    #expect(list.shownItems == [1, 9, 2])
  }

  @Test("For an item that is reloaded and reconfigured, the cell is replaced once")
  func both() {
    list.apply(ShownList.snapshot([1, 2]))
    var snapshot = list.dataSource.snapshot()
    snapshot.reloadItems([1])
    snapshot.reconfigureItems([2, 1])
    #expect(list.apply(snapshot).sorted() == [1, 2])
    #expect(list.shownItems == [1, 2])
  }
  @Test("Insertions, deletions, moves, reloaded and reconfigured items are one batch")
  func oneBatch() {
    list.apply(ShownList.snapshot([1, 2, 3, 4]))
    let log = BatchLog()
    list.collectionView.delegate = log
    var snapshot = ShownList.snapshot([4, 8, 1, 2])
    snapshot.reloadItems([4])
    snapshot.reconfigureItems([1])
    #expect(list.apply(snapshot).sorted() == [1, 4, 8])
    #expect(log.count == 1)
    #expect(list.shownItems == [4, 8, 1, 2])
  }
}

/// The number of batches of a collection view.
private final class BatchLog: NSObject, UICollectionViewDelegate {
  private(set) var count = 0

  // UIKit calls this method once per batch.
  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    count += 1
    return proposedContentOffset
  }
}

import Testing
import UIKit

/// Tests reordering in a diffable data source (uikit.md, 7.2).
@MainActor struct ReorderingTests {
  private typealias Transaction = NSDiffableDataSourceTransaction<Int, Int>
  private let list = ShownList()

  /// Moves the item displayed in a row to the position of another row; rows are 40 points high.
  @discardableResult private func move(_ path: IndexPath, toRow row: Int) -> Bool {
    let view = list.collectionView
    guard view.beginInteractiveMovementForItem(at: path) else { return false }
    let height = (CGFloat(row) + 0.5) * RowLayout.rowHeight
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: height))
    view.endInteractiveMovement()
    return true
  }

  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("Without a handler no item can be moved; with one it decides for each item")
  func canReorder() {
    list.apply(ShownList.snapshot([1, 2, 3]))
    #expect(!move(path(0), toRow: 2))
    list.dataSource.reorderingHandlers.canReorderItem = { $0 != 1 }
    #expect(!move(path(0), toRow: 2))
    #expect(move(path(1), toRow: 2))
    #expect(list.shownItems == [1, 3, 2])
    #expect(list.dataSource.snapshot().content == ShownList.snapshot([1, 3, 2]).content)
  }

  @Test("The handlers receive the initial and the final snapshot")
  func transaction() throws {
    list.apply(ShownList.snapshot([1, 2, 3]))
    var transactions: [Transaction] = []
    var seen: [[Int]] = []
    let dataSource = list.dataSource
    dataSource.reorderingHandlers.canReorderItem = { _ in true }
    dataSource.reorderingHandlers.willReorder = { [unowned dataSource] _ in
      seen.append(dataSource.snapshot().itemIdentifiers)
    }
    dataSource.reorderingHandlers.didReorder = { [unowned dataSource] transaction in
      seen.append(dataSource.snapshot().itemIdentifiers)
      transactions.append(transaction)
    }
    move(path(0), toRow: 2)
    #expect(seen == [[1, 2, 3], [2, 3, 1]])
    let transaction = try #require(transactions.first)
    #expect(transaction.initialSnapshot.content == ShownList.snapshot([1, 2, 3]).content)
    #expect(transaction.finalSnapshot.content == ShownList.snapshot([2, 3, 1]).content)
    #expect([1, 2, 3].applying(transaction.difference) == [2, 3, 1])
    #expect(
      Array(transaction.difference) == [
        .remove(offset: 0, element: 1, associatedWith: 2),
        .insert(offset: 2, element: 1, associatedWith: 0),
      ])
    #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == [0])
  }

  @Test("Canceling doesn't call the handlers")
  func canceling() {
    list.apply(ShownList.snapshot([1, 2, 3]))
    list.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    list.dataSource.reorderingHandlers.willReorder = { _ in Issue.record("will reorder") }
    list.dataSource.reorderingHandlers.didReorder = { _ in Issue.record("did reorder") }
    list.collectionView.beginInteractiveMovementForItem(at: path(0))
    list.collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: 10, y: 100))
    list.collectionView.cancelInteractiveMovement()
    #expect(list.shownItems == [1, 2, 3])
    #expect(list.dataSource.snapshot().content == ShownList.snapshot([1, 2, 3]).content)
  }

  @Test("Moving between sections reports both, the last one first")
  func sections() throws {
    list.apply(ShownList.snapshot([1, 2], [8], [3, 4]))
    var transactions: [Transaction] = []
    list.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    list.dataSource.reorderingHandlers.didReorder = { transactions.append($0) }
    move(path(0), toRow: 4)
    #expect(list.dataSource.snapshot().content == ShownList.snapshot([2], [8], [3, 1, 4]).content)
    let changed = try #require(transactions.first).sectionTransactions
    #expect(changed.map(\.sectionIdentifier) == [2, 0])
    #expect(changed.map(\.initialSnapshot.items) == [[3, 4], [1, 2]])
    #expect(changed.map(\.finalSnapshot.items) == [[3, 1, 4], [2]])
    #expect([3, 4].applying(changed[0].difference) == [3, 1, 4])
  }

  @Test("An item that is moved between children of an outline becomes their sibling")
  func outlines() {
    var outline = NSDiffableDataSourceSectionSnapshot<Int>()
    outline.append([1, 2])
    outline.append([11, 12], to: 1)
    outline.append([21], to: 2)
    outline.expand([1])
    list.dataSource.apply(outline, to: 0, animatingDifferences: false)
    list.collectionView.layoutIfNeeded()
    list.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    move(path(3), toRow: 2)
    #expect(list.shownItems == [1, 11, 2, 12])
    #expect(
      list.dataSource.snapshot(for: 0).visualDescription() == """
        +* 1
          -* 11
          -* 2
            - 21
          -* 12
        """)
  }

  @Test("A snapshot that a handler applies is displayed after the reordering")
  func applyInHandler() async {
    list.apply(ShownList.snapshot([1, 2, 3]))
    list.dataSource.reorderingHandlers.canReorderItem = { _ in true }
    await withCheckedContinuation { continuation in
      list.dataSource.reorderingHandlers.didReorder = { [unowned list] transaction in
        var snapshot = transaction.finalSnapshot
        snapshot.appendItems([4])
        list.dataSource.apply(snapshot, animatingDifferences: false) { continuation.resume() }
      }
      move(path(0), toRow: 2)
    }
    list.collectionView.layoutIfNeeded()
    #expect(list.shownItems == [2, 3, 1, 4])
  }

  private final class OddDataSource: UICollectionViewDiffableDataSource<Int, Int> {
    override func collectionView(
      _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
      indexPath.item % 2 == 1
    }
  }

  @Test("A subclass decides which items can be moved")
  func subclass() {
    let dataSource = OddDataSource(collectionView: list.collectionView) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    }
    dataSource.apply(ShownList.snapshot([1, 2, 3]), animatingDifferences: false)
    #expect(!move(path(0), toRow: 2))
    #expect(move(path(1), toRow: 2))
    #expect(dataSource.snapshot().itemIdentifiers == [1, 3, 2])
  }
}

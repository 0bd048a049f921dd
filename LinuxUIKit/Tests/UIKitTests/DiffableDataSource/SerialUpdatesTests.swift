import Testing
import UIKit

/// Tests the order in which updates of a data source are applied and completed.
@MainActor struct SerialUpdatesTests {
  private let list = ShownList()

  @Test("Completion handlers are called once each, in the order of the updates")
  func completionOrder() async {
    var completed: [String] = []
    list.dataSource.apply(ShownList.snapshot([1])) { completed.append("first") }
    list.dataSource.apply(ShownList.snapshot([1, 2])) { completed.append("second") }
    list.dataSource.apply(ShownList.snapshot([1, 2])) { completed.append("same") }
    list.dataSource.applySnapshotUsingReloadData(ShownList.snapshot([3])) {
      completed.append("reload")
    }
    await list.dataSource.apply(ShownList.snapshot([4]), animatingDifferences: false)
    #expect(completed == ["first", "second", "same", "reload"])
  }

  @Test("An update applied in a completion handler is displayed after the completed one")
  func applyInCompletion() async {
    list.apply(ShownList.snapshot([1]))
    let dataSource = list.dataSource
    await withCheckedContinuation { continuation in
      dataSource.apply(ShownList.snapshot([1, 2]), animatingDifferences: false) {
        #expect(dataSource.snapshot().content == ShownList.snapshot([1, 2]).content)
        dataSource.apply(ShownList.snapshot([5, 1]), animatingDifferences: false) {
          continuation.resume()
        }
      }
    }
    list.collectionView.layoutIfNeeded()
    #expect(list.shownItems == [5, 1])
  }

  @Test("An update applied in the cell provider is displayed after the layout")
  func applyInProvider() async {
    let dataSource = list.dataSource
    await withCheckedContinuation { continuation in
      list.whenAsked = { [list] in
        list.whenAsked = nil
        dataSource.apply(ShownList.snapshot([2, 1, 3]), animatingDifferences: false) {
          continuation.resume()
        }
        #expect(dataSource.snapshot().content == ShownList.snapshot([1, 2]).content)
      }
      list.apply(ShownList.snapshot([1, 2]))
    }
    list.collectionView.layoutIfNeeded()
    #expect(list.shownItems == [2, 1, 3])
  }

  /// Appends three items whenever the last one is about to be displayed, up to ten.
  private final class LoadingDelegate: NSObject, UICollectionViewDelegate {
    let dataSource: ShownList.DataSource

    init(_ dataSource: ShownList.DataSource) {
      self.dataSource = dataSource
    }

    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      var snapshot = dataSource.snapshot()
      let count = snapshot.numberOfItems
      guard indexPath.item == count - 1, count < 10 else { return }
      snapshot.appendItems(Array(count + 1...count + 3))
      dataSource.apply(snapshot, animatingDifferences: false)
    }
  }

  @Test("An update applied while a cell is about to be displayed shows more below it")
  func applyInDisplay() {
    let delegate = LoadingDelegate(list.dataSource)
    list.collectionView.delegate = delegate
    list.apply(ShownList.snapshot([1]))
    for _ in 0..<4 { list.collectionView.layoutIfNeeded() }
    #expect(list.shownItems == Array(1...10))
  }

  @Test("While an update requests cells, the data source returns the new snapshot")
  func snapshotWhileAsked() {
    list.apply(ShownList.snapshot([1, 2]))
    var answered: [ShownList.Snapshot] = []
    list.whenAsked = { [unowned list] in answered.append(list.dataSource.snapshot()) }
    list.apply(ShownList.snapshot([1, 2, 3]))
    #expect(answered.map(\.content) == [ShownList.snapshot([1, 2, 3]).content])
  }
}

import UIKit

/// A collection view of ten rows with a data source and a log of the cell provider's calls.
@MainActor final class ShownList {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
  typealias DataSource = UICollectionViewDiffableDataSource<Int, Int>

  /// A cell that stores the item that it was configured for.
  final class ItemCell: UICollectionViewCell {
    var item: Int?
  }

  let collectionView: UICollectionView
  /// The items passed to the cell provider, in order.
  var asked: [Int] = []
  /// Called whenever the cell provider is.
  var whenAsked: (() -> Void)?
  private(set) lazy var dataSource = makeDataSource()

  init() {
    collectionView = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 10 * RowLayout.rowHeight),
      collectionViewLayout: RowLayout())
    collectionView.register(ItemCell.self, forCellWithReuseIdentifier: "item")
  }

  private func makeDataSource() -> DataSource {
    DataSource(collectionView: collectionView) { [unowned self] collectionView, indexPath, item in
      asked.append(item)
      whenAsked?()
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      (cell as? ItemCell)?.item = item
      return cell
    }
  }

  /// Applies `snapshot`, lays out, and returns the items passed to the cell provider.
  @discardableResult func apply(_ snapshot: Snapshot, animated: Bool = false) -> [Int] {
    asked = []
    dataSource.apply(snapshot, animatingDifferences: animated)
    collectionView.layoutIfNeeded()
    return asked
  }

  /// Returns the visible cell of an item, or `nil` if there is none.
  func cell(for item: Int) -> UICollectionViewCell? {
    dataSource.indexPath(for: item).flatMap { collectionView.cellForItem(at: $0) }
  }

  /// The items of the visible cells, from top to bottom.
  var shownItems: [Int?] {
    collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { ($0 as? ItemCell)?.item }
  }

  /// Returns a snapshot of sections numbered from 0 with the given items.
  nonisolated static func snapshot(_ sections: [Int]...) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(Array(sections.indices))
    for (section, items) in sections.enumerated() {
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }
}

import UIKit

/// A collection view of ten rows with a data source, and a record of what its provider was asked.
@MainActor final class ShownList {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Int>
  typealias DataSource = UICollectionViewDiffableDataSource<Int, Int>

  /// A cell that tells which item it was filled for.
  final class ItemCell: UICollectionViewCell {
    var item: Int?
  }

  let collectionView: UICollectionView
  /// The items that a cell was asked for, in order.
  var asked: [Int] = []
  /// Called whenever a cell is asked for.
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

  /// Applies `snapshot`, lays out, and answers the items that cells were asked for.
  @discardableResult func apply(_ snapshot: Snapshot, animated: Bool = false) -> [Int] {
    asked = []
    dataSource.apply(snapshot, animatingDifferences: animated)
    collectionView.layoutIfNeeded()
    return asked
  }

  /// The cell that shows an item, nil when none is on show.
  func cell(for item: Int) -> UICollectionViewCell? {
    dataSource.indexPath(for: item).flatMap { collectionView.cellForItem(at: $0) }
  }

  /// The items of the cells on show, from top to bottom.
  var shownItems: [Int?] {
    collectionView.visibleCells.sorted { $0.frame.minY < $1.frame.minY }
      .map { ($0 as? ItemCell)?.item }
  }

  /// A snapshot of these sections, numbered from 0, with these items.
  nonisolated static func snapshot(_ sections: [Int]...) -> Snapshot {
    var snapshot = Snapshot()
    snapshot.appendSections(Array(sections.indices))
    for (section, items) in sections.enumerated() {
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }
}

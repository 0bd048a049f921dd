import EngineBenchmarkCases
import UIKit

/// A collection view of 20 plain rows that displays two snapshots alternately.
@MainActor final class SnapshotScreen<Identifier: RandomIdentifier> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Identifier>

  private let view: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<Int, Identifier>
  private let snapshots: [Snapshot]
  private let sections: [Int]
  // The items of both, by section.
  private let items: [[[Identifier]]]
  private var turn = 0
  private static var visibleRowCount: Int { 20 }
  private static var rowHeight: CGFloat { 44 }

  /// Creates a view that displays the first of two snapshots.
  init(_ first: Snapshot, _ second: Snapshot) {
    snapshots = [first, second]
    sections = first.sectionIdentifiers
    items = snapshots.map { snapshot in
      snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:))
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(Self.rowHeight))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: Self.rowHeight * CGFloat(Self.visibleRowCount)),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(IdentifierCell.self, forCellWithReuseIdentifier: "cell")
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, id in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? IdentifierCell)?.identifier = AnyHashable(id)
      return cell
    }
    dataSource.apply(first, animatingDifferences: false)
    view.layoutIfNeeded()
  }

  /// Applies the snapshot that isn't displayed, and lays out the view.
  func applyOther() -> Int {
    turn = 1 - turn
    dataSource.apply(snapshots[turn], animatingDifferences: false)
    return view.visibleCells.count
  }

  /// Applies the other snapshot after rebuilding it from arrays, as many apps do.
  func applyOtherRebuilt() -> Int {
    turn = 1 - turn
    var snapshot = Snapshot()
    snapshot.appendSections(sections)
    for (section, items) in zip(sections, items[turn]) {
      snapshot.appendItems(items, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    return view.visibleCells.count
  }

  /// Whether the visible rows are the first ones of the snapshot that was applied last.
  var displaysItsSnapshot: Bool {
    let rows = view.indexPathsForVisibleItems.sorted()
      .map { (view.cellForItem(at: $0) as? IdentifierCell)?.identifier }
    let expected = snapshots[turn].itemIdentifiers.prefix(Self.visibleRowCount)
    return rows == expected.map { AnyHashable($0) }
      && dataSource.snapshot() == snapshots[turn]
  }
}

/// A cell that stores its item.
final class IdentifierCell: UICollectionViewCell {
  /// The item.
  var identifier: AnyHashable?
}

import UIKit

/// A collection view of 20 plain rows that shows snapshots in turn.
@MainActor final class ShownSnapshots<Identifier: MadeIdentifier> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Int, Identifier>

  private let view: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<Int, Identifier>
  private let snapshots: [Snapshot]
  private let sections: [Int]
  // The items of both, section by section.
  private let items: [[[Identifier]]]
  private var turn = 0
  private static var shownRows: Int { 20 }
  private static var rowHeight: CGFloat { 44 }

  /// A view that shows the first of two snapshots.
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
      frame: CGRect(x: 0, y: 0, width: 390, height: Self.rowHeight * CGFloat(Self.shownRows)),
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

  /// Applies the one that is not shown; when it returns, the view is laid out.
  func showOther() -> Int {
    turn = 1 - turn
    dataSource.apply(snapshots[turn], animatingDifferences: false)
    return view.visibleCells.count
  }

  /// The same with a snapshot that is described from its arrays first, as many apps do.
  func showOtherMadeAnew() -> Int {
    turn = 1 - turn
    var snapshot = Snapshot()
    snapshot.appendSections(sections)
    for (section, items) in zip(sections, items[turn]) {
      snapshot.appendItems(items, toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    return view.visibleCells.count
  }

  /// Whether the rows on the screen are the first ones of what was applied last.
  var showsItsSnapshot: Bool {
    let rows = view.indexPathsForVisibleItems.sorted()
      .map { (view.cellForItem(at: $0) as? IdentifierCell)?.identifier }
    let expected = snapshots[turn].itemIdentifiers.prefix(Self.shownRows)
    return rows == expected.map { AnyHashable($0) }
      && dataSource.snapshot() == snapshots[turn]
  }
}

/// A cell that knows what it was filled for.
final class IdentifierCell: UICollectionViewCell {
  /// The item.
  var identifier: AnyHashable?
}

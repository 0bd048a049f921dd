import UIKit

/// A displayed list of one long section whose snapshot is updated in place.
@MainActor final class UpdatedList {
  /// The kind of the rows' heights.
  enum Heights: String {
    case absolute, estimated
  }

  /// A small change of a long list.
  enum Update: String, CaseIterable {
    case reconfiguration = "one visible row reconfigured"
    case end = "one row appended, then removed"
    case start = "one row inserted in front, then removed"
    case middle = "one row inserted halfway, then removed"
    case visible = "one visible row removed, then inserted"
  }

  private let view: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<Int, Int>
  private let revisions = Revisions()
  /// Whether the next change of a pair adds a row.
  private var isAdding = true
  private static let count = 100_000
  private static let height: CGFloat = 44

  /// The contents of the rows, which the cells display.
  private final class Revisions {
    var ofRows: [Int: Int] = [:]
  }

  /// Creates a list that is laid out.
  init(_ heights: Heights) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: heights == .absolute ? .absolute(Self.height) : .estimated(60))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: Self.height * 20),
      collectionViewLayout: UICollectionViewCompositionalLayout(
        section: NSCollectionLayoutSection(group: group)))
    view.register(RevisionCell.self, forCellWithReuseIdentifier: "cell")
    dataSource = UICollectionViewDiffableDataSource(
      collectionView: view
    ) { [revisions] view, path, row in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? RevisionCell)?.content = [row, revisions.ofRows[row] ?? 0]
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<Self.count))
    dataSource.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
  }

  /// Performs one update, of pairs alternately the first and the second, and lays out the view.
  func perform(_ update: Update) -> Int {
    var snapshot = dataSource.snapshot()
    change(&snapshot, update)
    if update != .reconfiguration { isAdding.toggle() }
    dataSource.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    return view.visibleCells.count
  }

  private func change(_ snapshot: inout NSDiffableDataSourceSnapshot<Int, Int>, _ update: Update) {
    let new = Self.count
    switch update {
    case .reconfiguration:
      revisions.ofRows[3, default: 0] += 1
      snapshot.reconfigureItems([3])
    case .visible where isAdding: snapshot.deleteItems([3])
    case .visible: snapshot.insertItems([3], beforeItem: 4)
    case .end where isAdding: snapshot.appendItems([new])
    case .start where isAdding: snapshot.insertItems([new], beforeItem: 0)
    case .middle where isAdding: snapshot.insertItems([new], beforeItem: new / 2)
    case .end, .start, .middle: snapshot.deleteItems([new])
    }
  }

  /// Whether the visible cells are those of the first rows, with their contents and heights.
  ///
  /// After a whole number of pairs the rows are those of the beginning.
  var isCorrect: Bool {
    if !isAdding { _ = perform(dataSource.snapshot().indexOfItem(3) == nil ? .visible : .end) }
    let paths = view.indexPathsForVisibleItems.sorted()
    return paths.map(\.item) == Array(0..<20)
      && paths.allSatisfy { path in
        let cell = view.cellForItem(at: path) as? RevisionCell
        return cell?.content == [path.item, revisions.ofRows[path.item] ?? 0]
          && cell?.frame.minY == CGFloat(path.item) * Self.height
          && cell?.frame.height == Self.height
      }
  }
}

/// A cell that stores its row and revision, and measures itself.
private final class RevisionCell: UICollectionViewCell {
  var content: [Int] = []

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

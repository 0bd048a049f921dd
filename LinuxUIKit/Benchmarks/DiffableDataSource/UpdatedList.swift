import UIKit

/// A displayed list of 100,000 rows whose snapshot is updated in place.
@MainActor final class UpdatedList {
  /// The sections and heights of the rows.
  enum Content: String, CaseIterable {
    case absolute = "absolute heights"
    case estimated = "estimated heights"
    case measured = "estimated heights, 10,000 rows measured"
    case sections = "10,000 sections of absolute heights"

    /// The number of sections, which all have the same number of rows.
    var sectionCount: Int { self == .sections ? 10_000 : 1 }
    /// The number of rows that are displayed once before the updates.
    var measuredCount: Int { self == .measured ? 10_000 : 0 }
    var isSelfSizing: Bool { self == .estimated || self == .measured }
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
  init(_ content: Content) {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: content.isSelfSizing ? .estimated(60) : .absolute(Self.height))
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
    snapshot.appendSections(Array(0..<content.sectionCount))
    let length = Self.count / content.sectionCount
    for section in 0..<content.sectionCount {
      snapshot.appendItems(
        Array(section * length..<(section + 1) * length), toSection: section)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    scrollThrough(content.measuredCount)
  }

  /// Displays this many rows once, and scrolls back to the first.
  private func scrollThrough(_ rows: Int) {
    for screen in 0..<rows / 20 {
      view.contentOffset.y = CGFloat(screen) * view.bounds.height
      view.layoutIfNeeded()
    }
    view.contentOffset.y = 0
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

  /// Performs the second update of a pair whose first one was the last.
  func endPair(of update: Update) {
    if !isAdding { _ = perform(update) }
  }

  /// Whether the visible cells are those of the first rows, with their contents and heights.
  ///
  /// After pairs of updates the rows are those of the beginning.
  var isCorrect: Bool {
    let paths = view.indexPathsForVisibleItems.sorted()
    return dataSource.snapshot().itemIdentifiers == Array(0..<Self.count) && paths.count == 20
      && paths.enumerated().allSatisfy { row, path in
        let cell = view.cellForItem(at: path) as? RevisionCell
        return cell?.content == [row, revisions.ofRows[row] ?? 0]
          && cell?.frame.minY == CGFloat(row) * Self.height
          && cell?.frame.height == Self.height
      }
  }
}

/// A cell that stores its row and revision, and measures itself.
private final class RevisionCell: UICollectionViewCell {
  var content: [Int] = []

  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 44) }
}

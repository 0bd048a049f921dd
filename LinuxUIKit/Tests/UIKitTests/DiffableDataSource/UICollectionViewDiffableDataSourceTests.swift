import SeededNumbers
import Testing
import UIKit

@MainActor struct UICollectionViewDiffableDataSourceTests {
  private let list = ShownList()

  @Test("A data source sets itself as the collection view's data source and is empty at first")
  func start() {
    #expect(list.dataSource.snapshot().numberOfSections == 0)
    #expect(list.collectionView.dataSource === list.dataSource)
    #expect(list.collectionView.numberOfSections == 0)
  }

  @Test("After applying, counts and lookups are those of the snapshot")
  func lookups() {
    let snapshot = ShownList.snapshot([1, 2], [3])
    list.dataSource.apply(snapshot)
    #expect(list.collectionView.numberOfSections == 2)
    #expect(list.collectionView.numberOfItems(inSection: 0) == 2)
    #expect(list.dataSource.snapshot().content == snapshot.content)
    #expect(list.dataSource.itemIdentifier(for: IndexPath(item: 0, section: 1)) == 3)
    #expect(list.dataSource.itemIdentifier(for: IndexPath(item: 1, section: 1)) == nil)
    #expect(list.dataSource.indexPath(for: 2) == IndexPath(item: 1, section: 0))
    #expect(list.dataSource.indexPath(for: 9) == nil)
    #expect(list.dataSource.sectionIdentifier(for: 1) == 1)
    #expect(list.dataSource.sectionIdentifier(for: 2) == nil)
    #expect(list.dataSource.index(for: 1) == 1)
    #expect(list.dataSource.index(for: 7) == nil)
  }

  @Test("An inserted item requests one cell and keeps the others")
  func insertion() {
    list.apply(ShownList.snapshot([1, 2, 3]))
    let second = list.cell(for: 2)
    #expect(list.apply(ShownList.snapshot([1, 9, 2, 3])) == [9])
    #expect(list.shownItems == [1, 9, 2, 3])
    #expect(second != nil && list.cell(for: 2) === second)
  }

  @Test("A replaced section shows its new items")
  func replacedSection() {
    var before = ShownList.snapshot([1, 2])
    before.appendSections([7])
    before.appendItems([3, 4])
    list.apply(before)
    var after = ShownList.snapshot([1, 2])
    after.appendSections([8])
    after.appendItems([5, 6, 7])
    #expect(list.apply(after).sorted() == [5, 6, 7])
    #expect(list.shownItems == [1, 2, 5, 6, 7])
  }

  @Test("Shuffled items keep their cells")
  func shuffle() {
    list.apply(ShownList.snapshot([1, 2, 3, 4, 5]))
    let cells = (1...5).map { list.cell(for: $0) }
    #expect(list.apply(ShownList.snapshot([4, 1, 5, 3, 2])).isEmpty)
    #expect(list.shownItems == [4, 1, 5, 3, 2])
    #expect((1...5).map { list.cell(for: $0) } == cells)
  }

  @Test("An item moves to another section with its cell")
  func crossSectionMove() {
    list.apply(ShownList.snapshot([1, 2], [3]))
    let cell = list.cell(for: 1)
    #expect(list.apply(ShownList.snapshot([2], [3, 1])).isEmpty)
    #expect(list.shownItems == [2, 3, 1])
    #expect(cell != nil && list.cell(for: 1) === cell)
  }

  @Test("A section that moves keeps its cells")
  func movedSection() {
    list.apply(ShownList.snapshot([1, 2], [3], [4]))
    let cells = (1...4).map { list.cell(for: $0) }
    var snapshot = list.dataSource.snapshot()
    snapshot.moveSection(0, afterSection: 2)
    #expect(list.apply(snapshot).isEmpty)
    #expect(list.shownItems == [3, 4, 1, 2])
    #expect((1...4).map { list.cell(for: $0) } == cells)
  }

  @Test("The supplementary view provider is called with kind and index path")
  func supplementaryView() {
    let header = UICollectionReusableView()
    var asked: [String] = []
    list.dataSource.supplementaryViewProvider = { _, kind, indexPath in
      asked.append("\(kind) \(indexPath.section)-\(indexPath.item)")
      return header
    }
    let view = list.dataSource.collectionView(
      list.collectionView, viewForSupplementaryElementOfKind: "header",
      at: IndexPath(item: 0, section: 2))
    #expect(view === header)
    #expect(asked == ["header 2-0"])
  }

  @Test("A data source without its collection view still answers queries and completes updates")
  func withoutCollectionView() async {
    let dataSource = ShownList.DataSource(
      collectionView: UICollectionView(frame: .zero, collectionViewLayout: RowLayout())
    ) { _, _, _ in nil }
    await dataSource.apply(ShownList.snapshot([1]), animatingDifferences: false)
    await dataSource.apply(ShownList.snapshot([1, 2]), animatingDifferences: true)
    #expect(dataSource.indexPath(for: 2) == IndexPath(item: 1, section: 0))
  }

  @Test("An equal snapshot requests no cells and calls its completion handler")
  func emptyDifference() async {
    list.apply(ShownList.snapshot([1, 2]))
    list.asked = []
    await list.dataSource.apply(ShownList.snapshot([1, 2]), animatingDifferences: true)
    list.collectionView.layoutIfNeeded()
    #expect(list.asked.isEmpty)
  }

  @Test("The selection follows its item, and is lost by a reload")
  func selection() async {
    list.apply(ShownList.snapshot([1, 2, 3]))
    list.collectionView.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    list.apply(ShownList.snapshot([9, 3, 2]))
    #expect(list.collectionView.indexPathsForSelectedItems == [IndexPath(item: 2, section: 0)])
    await list.dataSource.applySnapshotUsingReloadData(ShownList.snapshot([2, 3]))
    #expect(list.collectionView.indexPathsForSelectedItems?.isEmpty ?? true)
    list.collectionView.layoutIfNeeded()
    #expect(list.shownItems == [2, 3])
  }

  @Test("Any sequence of snapshots is displayed as it was applied")
  func randomSnapshots() {
    for seed in 0..<PropertyRuns.count(full: 100) {
      var random = SeededGenerator(seed: UInt64(seed))
      let list = ShownList()
      for step in 0..<20 {
        let snapshot = Self.randomSnapshot(using: &random)
        list.apply(snapshot)
        let comment = Comment(rawValue: "seed \(seed), step \(step)")
        #expect(list.shownItems == Array(snapshot.itemIdentifiers.prefix(10)), comment)
        #expect(list.dataSource.snapshot().content == snapshot.content, comment)
      }
    }
  }

  private static func randomSnapshot(
    using random: inout SeededGenerator
  ) -> ShownList.Snapshot {
    var snapshot = ShownList.Snapshot()
    var items = (0..<14).shuffled(using: &random)
    for section in (0..<4).shuffled(using: &random).prefix(Int.random(in: 0...3, using: &random)) {
      let count = Int.random(in: 0...4, using: &random)
      snapshot.appendSections([section])
      snapshot.appendItems(Array(items.prefix(count)))
      items.removeFirst(count)
    }
    snapshot.reloadItems(Array(snapshot.itemIdentifiers.shuffled(using: &random).prefix(1)))
    snapshot.reconfigureItems(Array(snapshot.itemIdentifiers.prefix(2)))
    return snapshot
  }
}

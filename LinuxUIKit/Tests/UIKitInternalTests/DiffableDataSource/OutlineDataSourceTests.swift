import Testing

@testable import UIKit

/// Expanding and collapsing items, as by a tap on a disclosure.
@MainActor struct OutlineDataSourceTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>
  private let dataSource: UICollectionViewDiffableDataSource<Int, Int>
  private let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  private let root = IndexPath(item: 0, section: 0)

  init() {
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { _, _, _ in nil }
    var outline = Outline()
    outline.append([1, 2])
    outline.append([11], to: 1)
    outline.append([111], to: 11)
    dataSource.apply(outline, to: 0)
  }

  private var items: [Int] { dataSource.snapshot().itemIdentifiers }

  @Test("A tap on a disclosure expands an item, another one collapses it")
  func toggling() {
    dataSource.toggleOutline(at: root)
    #expect(items == [1, 11, 2])
    dataSource.toggleOutline(at: root)
    #expect(items == [1, 2])
  }

  @Test("Cells know the level of their item and whether it is expanded")
  func places() {
    dataSource.toggleOutline(at: root)
    #expect(dataSource.outlinePosition(at: root) == OutlinePosition(level: 0, isExpanded: true))
    let child = IndexPath(item: 1, section: 0)
    #expect(dataSource.outlinePosition(at: child) == OutlinePosition(level: 1, isExpanded: false))
    #expect(dataSource.outlinePosition(at: IndexPath(item: 9, section: 0)) == nil)
  }

  @Test("Items of a section without section snapshot have no position in an outline")
  func noOutline() {
    var snapshot = dataSource.snapshot()
    snapshot.appendSections([1])
    snapshot.appendItems([7])
    dataSource.apply(snapshot)
    #expect(dataSource.outlinePosition(at: IndexPath(item: 0, section: 1)) == nil)
  }

  @Test("Handlers are called in order while the old state is displayed")
  func handlers() {
    var log: [String] = []
    dataSource.sectionSnapshotHandlers.shouldExpandItem = { item in
      log.append("should expand \(item)")
      return true
    }
    dataSource.sectionSnapshotHandlers.willExpandItem = { [unowned dataSource] item in
      log.append("will expand \(item), shown: \(dataSource.snapshot().itemIdentifiers)")
    }
    dataSource.sectionSnapshotHandlers.snapshotForExpandingParent = { item, children in
      log.append("children of \(item): \(children.items)")
      var snapshot = Outline()
      snapshot.append([12, 13])
      return snapshot
    }
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = { item in
      log.append("should collapse \(item)")
      return true
    }
    dataSource.sectionSnapshotHandlers.willCollapseItem = { [unowned dataSource] item in
      log.append("will collapse \(item), shown: \(dataSource.snapshot().itemIdentifiers)")
    }
    dataSource.toggleOutline(at: root)
    #expect(items == [1, 12, 13, 2])
    dataSource.toggleOutline(at: root)
    #expect(items == [1, 2])
    #expect(
      log == [
        "should expand 1", "will expand 1, shown: [1, 2]", "children of 1: [11, 111]",
        "should collapse 1", "will collapse 1, shown: [1, 12, 13, 2]",
      ])
  }

  @Test("An item whose handler refuses is unchanged, and no other handler is called")
  func refusal() {
    dataSource.sectionSnapshotHandlers.shouldExpandItem = { $0 != 1 }
    dataSource.sectionSnapshotHandlers.willExpandItem = { Issue.record("will expand \($0)") }
    dataSource.toggleOutline(at: root)
    #expect(items == [1, 2])
    dataSource.sectionSnapshotHandlers = .init()
    dataSource.toggleOutline(at: root)
    dataSource.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    dataSource.toggleOutline(at: root)
    #expect(items == [1, 11, 2])
  }
}

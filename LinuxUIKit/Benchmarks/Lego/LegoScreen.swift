import LegoKit
import UIKit

/// A screen that LegoKit keeps up to date from sections of items.
@MainActor final class LegoScreen<Item: TypedItemType & Equatable>: LegoContainer {
  /// A section of the screen.
  struct Part: Identifiable, Equatable {
    let id: Int
    var items: [Item]
  }

  /// The sections.
  @State var parts: [Part]
  lazy var legoRenderer = LegoRenderer(lego: lego)
  private let layout: any SectionLayout
  private let keepsSections: Bool
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// Creates a screen of sections with one layout, described by a `for` or by a `ForEach`, and displays it.
  init(_ sections: [[Item]], layout: any SectionLayout, keepsSections: Bool = false) {
    self.keepsSections = keepsSections
    parts = sections.enumerated().map { Part(id: $0.offset, items: $0.element) }
    self.layout = layout
    legoRenderer.isAnimationEnabled = false
    legoRenderer.render(in: view)
    view.layoutIfNeeded()
  }

  var lego: Lego {
    Lego {
      if keepsSections {
        ForEach(parts) { part in Section(id: part.id, layout: layout) { part.items } }
      } else {
        for part in parts { Section(id: part.id, layout: layout) { part.items } }
      }
    }
  }

  /// The sections as values that no evaluation compares with those before.
  var sections: [Section] {
    parts.map { part in Section(id: part.id, layout: layout) { part.items } }
  }

  /// The displayed collection view.
  var collectionView: UICollectionView? { legoRenderer.collectionView }

  /// Displays what has been written.
  func update() -> Int {
    legoRenderer.flush()
    view.layoutIfNeeded()
    return collectionView?.visibleCells.count ?? 0
  }

  /// Whether the visible items are those of the state.
  var displaysItsState: Bool {
    let paths = collectionView?.indexPathsForVisibleItems ?? []
    return !paths.isEmpty
      && paths.allSatisfy { legoRenderer[$0] == parts[$0.section].items[$0.item] }
  }
}

/// The same screen written by hand with a diffable data source.
@MainActor final class HandWrittenScreen {
  private let view: UICollectionView
  private let dataSource: UICollectionViewDiffableDataSource<Int, Int>
  private let model: Model

  @MainActor private final class Model {
    var items: [Int: BenchmarkItem] = [:]
  }

  /// Creates a list of rows 44 points high, or with the heights of the items.
  init(_ sections: [[BenchmarkItem]], hasHeightsOfItems: Bool = false) {
    let model = Model()
    for section in sections { for item in section { model.items[item.id] = item } }
    self.model = model
    let heights = Heights()
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 390, height: 844),
      collectionViewLayout: hasHeightsOfItems
        ? UICollectionViewCompositionalLayout { section, _ in heights.layout(section) }
        : UICollectionViewCompositionalLayout(section: .rows))
    view.register(BenchmarkCell.self, forCellWithReuseIdentifier: "cell")
    dataSource = UICollectionViewDiffableDataSource(collectionView: view) { view, path, id in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      if let item = model.items[id] { (cell as? BenchmarkCell)?.update(with: item) }
      return cell
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for (index, section) in sections.enumerated() {
      snapshot.appendSections([index])
      snapshot.appendItems(section.map(\.id), toSection: index)
    }
    heights.layout = { [weak dataSource, model] section in
      .rows(
        (dataSource?.snapshot().itemIdentifiers(inSection: section) ?? []).map {
          model.items[$0]?.height ?? 0
        })
    }
    dataSource.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
  }

  /// Returns the layout of a section, as soon as there is a data source.
  @MainActor private final class Heights {
    var layout: (Int) -> NSCollectionLayoutSection = { _ in .rows }
  }

  /// Sets the height of an item.
  func resize(_ id: Int, to height: CGFloat) -> Int {
    model.items[id]?.height = height
    view.collectionViewLayout.invalidateLayout()
    view.layoutIfNeeded()
    return view.visibleCells.count
  }

  /// Sets the texts of items.
  func change(_ ids: [Int], to text: String) -> Int {
    var snapshot = dataSource.snapshot()
    for id in ids { model.items[id]?.text = text }
    snapshot.reconfigureItems(ids)
    return apply(snapshot)
  }

  /// Appends an item, or inserts it in front.
  func insert(_ item: BenchmarkItem, inFront: Bool) -> Int {
    var snapshot = dataSource.snapshot()
    model.items[item.id] = item
    if inFront, let first = snapshot.itemIdentifiers(inSection: 0).first {
      snapshot.insertItems([item.id], beforeItem: first)
    } else {
      snapshot.appendItems([item.id], toSection: 0)
    }
    return apply(snapshot)
  }

  /// Removes an item.
  func remove(_ id: Int) -> Int {
    var snapshot = dataSource.snapshot()
    model.items[id] = nil
    snapshot.deleteItems([id])
    return apply(snapshot)
  }

  /// Displays the items in another order.
  func show(_ ids: [Int]) -> Int {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(ids, toSection: 0)
    return apply(snapshot)
  }

  private func apply(_ snapshot: NSDiffableDataSourceSnapshot<Int, Int>) -> Int {
    dataSource.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    return view.visibleCells.count
  }

  /// The texts of the visible cells.
  var texts: [String] {
    view.indexPathsForVisibleItems.sorted()
      .compactMap { (view.cellForItem(at: $0) as? BenchmarkCell)?.text }
  }
}

extension NSCollectionLayoutSection {
  /// Rows 44 points high.
  fileprivate static var rows: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    return NSCollectionLayoutSection(
      group: .vertical(
        layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
  }

  /// Rows of these heights.
  fileprivate static func rows(_ heights: [CGFloat]) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(heights.reduce(0, +)))
    return NSCollectionLayoutSection(
      group: .custom(layoutSize: size) { environment in
        let width = environment.container.effectiveContentSize.width
        var top: CGFloat = 0
        return heights.map { height in
          defer { top += height }
          return NSCollectionLayoutGroupCustomItem(
            frame: CGRect(x: 0, y: top, width: width, height: height))
        }
      })
  }
}

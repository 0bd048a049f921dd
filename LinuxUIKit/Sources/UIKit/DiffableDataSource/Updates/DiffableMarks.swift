import CompositionalLayout
import Foundation
import OrderedDifference

/// The marks of a snapshot for reloading and reconfiguring, as index paths.
///
/// Each item is listed once: a reloaded section includes its items, and reloading takes precedence
/// over reconfiguring.
struct DiffableMarks: Hashable, Sendable {
  /// The sections to reload.
  private(set) var reloadedSections = IndexSet()
  /// The items to reload.
  private(set) var reloadedItems: [IndexPath] = []
  /// The items to reconfigure.
  private(set) var reconfiguredItems: [IndexPath] = []

  /// The inserted items to reload, which follow the update that inserts them: UIKit requests them
  /// twice (uikit.md, 7.2).
  private(set) var reloadedInsertions: [IndexPath] = []

  /// Creates an empty set of marks.
  init() {}

  /// Creates the marks of a snapshot.
  init<Section, Item>(of snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self = snapshot.read { content in
      var marks = DiffableMarks()
      let sections = content.marks.reloadedSections.compactMap(content.position(ofSection:))
      marks.reloadedSections = IndexSet(sections)
      marks.reloadedItems = content.marks.reloadedItems
        .compactMap { content.position(of: $0) }.map(IndexPath.init)
        .filter { !marks.reloadedSections.contains($0.section) }
      let reloaded = Set(marks.reloadedItems)
      marks.reconfiguredItems = content.marks.reconfiguredItems
        .compactMap { content.position(of: $0) }.map(IndexPath.init)
        .filter { !marks.reloadedSections.contains($0.section) && !reloaded.contains($0) }
      return marks
    }
  }

  /// Returns the marks for one update together with a difference: reloaded sections and items by
  /// their index paths before the update, reconfigured items by those after it.
  ///
  /// Inserted sections are not reloaded, and inserted items are in ``reloadedInsertions``. An item
  /// that moves into or within a reloaded section is reloaded by itself.
  func combined(with difference: OrderedDifference) -> DiffableMarks {
    // Reconfigured items keep their index paths, so that they need no reverse update.
    guard !reloadedSections.isEmpty || !reloadedItems.isEmpty, !difference.isEmpty else {
      return self
    }
    let inverse = UpdateMap(UpdateSteps(difference.inverseSteps))
    var combined = self
    combined.reloadedSections = IndexSet(reloadedSections.compactMap(inverse.section))
    combined.reloadedItems = reloadedItems.compactMap(inverse.item)
    combined.reloadedInsertions = reloadedItems.filter { inverse.item($0) == nil }
    combined.reloadedItems += difference.movedItems
      .filter { reloadedSections.contains($0.target.section) }
      .map { IndexPath($0.source) }
    return combined
  }

  /// Returns the marks with some items reloaded instead of reconfigured, whose index paths the update
  /// doesn't change.
  func reloading(where isReloaded: (IndexPath) -> Bool) -> DiffableMarks {
    var marks = self
    marks.reloadedItems += reconfiguredItems.filter(isReloaded)
    marks.reconfiguredItems.removeAll(where: isReloaded)
    return marks
  }

  /// Whether items are marked for reconfiguring only.
  var onlyReconfigure: Bool {
    reloadedSections.isEmpty && reloadedItems.isEmpty && reloadedInsertions.isEmpty
  }

  /// Whether nothing is marked.
  var isEmpty: Bool { self == DiffableMarks() }
}

extension UICollectionView {
  /// Whether a batch update is in progress.
  var isCollectingUpdates: Bool { pendingWork.batch != nil }

  /// Declares inside a batch update that the data stays the same unless there are steps.
  func keepDataInUpdate() { pendingWork.batch?.setKeepsData() }

  /// Performs the changes of a difference inside a batch update.
  func apply(_ difference: OrderedDifference) {
    pendingWork.batch?.add(difference.steps)
  }

  /// Performs reloads and reconfigurations inside a batch update.
  func apply(_ marks: DiffableMarks) {
    reloadSections(marks.reloadedSections)
    reloadItems(at: marks.reloadedItems)
    reconfigureItems(at: marks.reconfiguredItems)
  }
}

extension OrderedDifference {
  /// The difference as steps of an update.
  fileprivate var steps: [UpdateStep] {
    var steps: [UpdateStep] = []
    steps.reserveCapacity(deletedItems.count + insertedItems.count + movedItems.count)
    steps += deletedItems.lazy.map { .deleteItem($0) }
    steps += deletedSections.lazy.map { .deleteSection($0) }
    steps += insertedSections.lazy.map { .insertSection($0) }
    steps += insertedItems.lazy.map { .insertItem($0) }
    steps += movedSections.lazy.map { .moveSection($0.source, to: $0.target) }
    steps += movedItems.lazy.map { .moveItem($0.source, to: $0.target) }
    return steps
  }

  /// The steps of the reverse update.
  fileprivate var inverseSteps: [UpdateStep] {
    steps.map { step in
      switch step {
      case .deleteItem(let item): .insertItem(item)
      case .insertItem(let item): .deleteItem(item)
      case .moveItem(let source, let target): .moveItem(target, to: source)
      case .deleteSection(let section): .insertSection(section)
      case .insertSection(let section): .deleteSection(section)
      case .moveSection(let source, let target): .moveSection(target, to: source)
      case .reloadItem, .reloadSection: step
      }
    }
  }
}

extension IndexPath {
  /// Creates the index path of an item's position.
  init(_ position: ItemPosition) {
    self.init(item: position.item, section: position.section)
  }
}

extension SectionedList {
  /// Returns the item at a position, or `nil`.
  func item(at position: ItemPosition) -> Item? {
    guard items.indices.contains(position.section) else { return nil }
    let section = items[position.section]
    return section.indices.contains(position.item) ? section[position.item] : nil
  }
}

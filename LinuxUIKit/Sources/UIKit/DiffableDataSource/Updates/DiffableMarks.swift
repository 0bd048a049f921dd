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

  /// Creates an empty set of marks.
  init() {}

  /// Creates the marks of a snapshot.
  init<Section, Item>(of snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self = snapshot.read { content in
      var marks = DiffableMarks()
      let sections = content.reloadedSections.elements.compactMap(content.position(ofSection:))
      marks.reloadedSections = IndexSet(sections)
      marks.reloadedItems = content.reloadedItems.elements
        .compactMap { content.position(of: $0) }.map(IndexPath.init)
        .filter { !marks.reloadedSections.contains($0.section) }
      let reloaded = Set(marks.reloadedItems)
      marks.reconfiguredItems = content.reconfiguredItems.elements
        .compactMap { content.position(of: $0) }.map(IndexPath.init)
        .filter { !marks.reloadedSections.contains($0.section) && !reloaded.contains($0) }
      return marks
    }
  }

  /// Whether nothing is marked.
  var isEmpty: Bool { self == DiffableMarks() }
}

extension UICollectionView {
  /// Performs the changes of a difference inside a batch update.
  func apply(_ difference: OrderedDifference) {
    batch?.steps += difference.steps
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
}

extension IndexPath {
  /// Creates the index path of an item's position.
  init(_ position: ItemPosition) {
    self.init(item: position.item, section: position.section)
  }
}

extension SectionedList {
  /// Returns the item at a position, or nil.
  func item(at position: ItemPosition) -> Item? {
    guard items.indices.contains(position.section) else { return nil }
    let section = items[position.section]
    return section.indices.contains(position.item) ? section[position.item] : nil
  }
}

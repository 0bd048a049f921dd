import CompositionalLayout
import Foundation
import OrderedDifference

/// What a snapshot marks for reloading and reconfiguring, as sectionIndexes in that snapshot.
///
/// An item is named once: a reloaded section stands for its items, and of an item marked for both,
/// reloading wins.
struct DiffableMarks: Hashable, Sendable {
  /// The sections to be made anew.
  private(set) var reloadedSections = IndexSet()
  /// The items to be shown by new cells.
  private(set) var reloadedItems: [IndexPath] = []
  /// The items whose cells are to be filled again.
  private(set) var reconfiguredItems: [IndexPath] = []

  /// Makes an empty set of marks.
  init() {}

  /// Finds where the marked sections and items of `snapshot` are.
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
  /// Names the changes of a difference; called in the block of a batch update.
  func apply(_ difference: OrderedDifference) {
    batch?.steps += difference.steps
  }

  /// Names what is to be made anew and filled again; called in the block of a batch update.
  func apply(_ marks: DiffableMarks) {
    reloadSections(marks.reloadedSections)
    reloadItems(at: marks.reloadedItems)
    reconfigureItems(at: marks.reconfiguredItems)
  }
}

extension OrderedDifference {
  /// The changes as steps of an update.
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
  /// The index path of an item's position.
  init(_ position: ItemPosition) {
    self.init(item: position.item, section: position.section)
  }
}

extension SectionedList {
  /// The item at a position, nil when there is none.
  func item(at position: ItemPosition) -> Item? {
    guard items.indices.contains(position.section) else { return nil }
    let section = items[position.section]
    return section.indices.contains(position.item) ? section[position.item] : nil
  }
}

import CompositionalLayout
import Foundation
import OrderedDifference

/// What a snapshot marks for reloading and reconfiguring, as places in that snapshot.
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

  /// Finds the index paths of the marked sections and items of `snapshot`.
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

  /// Returns the marks for one update together with a difference: reloaded sections and items by
  /// their index paths before the update, reconfigured items by those after it.
  ///
  /// Inserted sections and items are not reloaded. An item that moves into or within a reloaded
  /// section is reloaded by itself.
  func combined(with difference: OrderedDifference) -> DiffableMarks {
    guard !isEmpty, !difference.isEmpty else { return self }
    let inverse = UpdateMap(UpdateSteps(difference.inverseSteps))
    var combined = self
    combined.reloadedSections = IndexSet(reloadedSections.compactMap(inverse.section))
    combined.reloadedItems = reloadedItems.compactMap(inverse.item)
    combined.reloadedItems += difference.movedItems
      .filter { reloadedSections.contains($0.target.section) }
      .map { IndexPath($0.source) }
    return combined
  }

  /// Whether nothing is marked.
  var isEmpty: Bool { self == DiffableMarks() }
}

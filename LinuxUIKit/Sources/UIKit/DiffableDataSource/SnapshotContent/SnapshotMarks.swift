/// The marks of a snapshot: its items and sections to reload, and its items to reconfigure.
struct SnapshotMarks<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  private var itemsToReload = OrderedIdentifiers<Item>()
  private var itemsToReconfigure = OrderedIdentifiers<Item>()
  private var sectionsToReload = OrderedIdentifiers<Section>()

  /// The items marked for reloading, in the order in which they were marked.
  var reloadedItems: [Item] { itemsToReload.elements }
  /// The items marked for reconfiguring.
  var reconfiguredItems: [Item] { itemsToReconfigure.elements }
  /// The sections marked for reloading.
  var reloadedSections: [Section] { sectionsToReload.elements }

  /// Whether nothing is marked.
  var isEmpty: Bool {
    reloadedItems.isEmpty && reconfiguredItems.isEmpty && reloadedSections.isEmpty
  }

  /// Marks items for reloading.
  mutating func reload(_ items: [Item]) { itemsToReload.add(items) }

  /// Marks items for reconfiguring.
  mutating func reconfigure(_ items: [Item]) { itemsToReconfigure.add(items) }

  /// Marks sections for reloading.
  mutating func reloadSections(_ sections: [Section]) { sectionsToReload.add(sections) }

  /// Removes the marks of deleted items and sections.
  mutating func remove(items: [Item], sections: [Section] = []) {
    sectionsToReload.remove(sections)
    itemsToReload.remove(items)
    itemsToReconfigure.remove(items)
  }
}

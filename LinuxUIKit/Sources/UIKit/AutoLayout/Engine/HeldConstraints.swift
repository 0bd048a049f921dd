/// The active constraints that a view holds, oldest first.
///
/// While many of them are removed without reading all, as when a view's subviews are removed one by
/// one, they are indexed by the views of their items. Finding those on a view and removing one then
/// cost the same however many there are.
@MainActor struct HeldConstraints {
  // While `indexed` is nil these are all of them, otherwise none.
  private var listed: [NSLayoutConstraint] = []
  private var indexed: IndexedConstraints?
  private var removedCount = 0

  /// The number of constraints below which a search is faster than an index.
  private static let indexedCount = 64
  /// The number of removals after which an index is created.
  private static let listedRemovals = 8

  /// The number of constraints.
  var count: Int { indexed?.count ?? listed.count }

  /// Returns all constraints, oldest first.
  mutating func all() -> [NSLayoutConstraint] {
    endIndexing()
    removedCount = 0
    return listed
  }

  /// Adds a constraint that was activated after all others.
  mutating func append(_ constraint: NSLayoutConstraint) {
    endIndexing()
    listed.append(constraint)
  }

  /// Removes a constraint.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    removedCount += 1
    if removedCount > Self.listedRemovals { beginIndexing() }
    if indexed?.remove(constraint) == nil { listed.removeLast(identicalTo: constraint) }
  }

  /// Returns the constraints that have one of some views, or a guide of it, as an item.
  ///
  /// The views do not include the holder.
  mutating func constraints(on views: [UIView], in subtree: UIView) -> [NSLayoutConstraint] {
    guard count > Self.indexedCount else { return all().filter { $0.isOn(subtree) } }
    beginIndexing()
    return (indexed?.constraints(on: views) ?? []).filter { $0.isOn(subtree) }
  }

  private mutating func beginIndexing() {
    guard indexed == nil, listed.count > Self.indexedCount else { return }
    indexed = IndexedConstraints(listed)
    listed = []
  }

  private mutating func endIndexing() {
    guard let indexed else { return }
    listed = indexed.all
    self.indexed = nil
  }
}

/// Constraints by the views of their items.
@MainActor private struct IndexedConstraints {
  private var constraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
  private var byView: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
  // The views of each constraint when it was indexed: an item can be deallocated since then.
  private var views: [ObjectIdentifier: [ObjectIdentifier]] = [:]

  init(_ constraints: [NSLayoutConstraint]) {
    self.constraints.reserveCapacity(constraints.count)
    for constraint in constraints {
      let id = ObjectIdentifier(constraint)
      self.constraints[id] = constraint
      let items = constraint.layoutViews.map { ObjectIdentifier($0) }
      views[id] = items
      for view in items { byView[view, default: []].insert(id) }
    }
  }

  var count: Int { constraints.count }

  /// All of them, oldest first.
  var all: [NSLayoutConstraint] {
    constraints.values.sorted { $0.activationOrder < $1.activationOrder }
  }

  func constraints(on views: [UIView]) -> [NSLayoutConstraint] {
    let ids = views.reduce(into: Set<ObjectIdentifier>()) { ids, view in
      if let own = byView[ObjectIdentifier(view)] { ids.formUnion(own) }
    }
    return ids.compactMap { constraints[$0] }
  }

  /// Removes and returns a constraint; `nil` if it is not contained.
  mutating func remove(_ constraint: NSLayoutConstraint) -> NSLayoutConstraint? {
    let id = ObjectIdentifier(constraint)
    for view in views.removeValue(forKey: id) ?? [] {
      byView[view]?.remove(id)
      if byView[view]?.isEmpty == true { byView[view] = nil }
    }
    return constraints.removeValue(forKey: id)
  }
}

extension NSLayoutConstraint {
  /// The views of both items.
  fileprivate var layoutViews: [UIView] {
    [firstLayoutItem?.layoutView, secondLayoutItem?.layoutView].compactMap(\.self)
  }

  /// Returns whether an item is a view, or a guide of a view, in a subtree.
  fileprivate func isOn(_ subtree: UIView) -> Bool {
    layoutViews.contains { $0.isDescendant(of: subtree) }
  }
}

/// The constraints and items that an engine reads in its next pass: each once, in the order in
/// which they were added first.
@MainActor struct PendingInputs {
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The items whose frames, content sizes or insets are read.
  private(set) var items: [LayoutItemEntry] = []
  private var known: Set<ObjectIdentifier> = []

  var count: Int { constraints.count + items.count }

  /// Adds a constraint unless it is there already.
  mutating func insert(_ constraint: NSLayoutConstraint) {
    guard known.insert(ObjectIdentifier(constraint)).inserted else { return }
    constraints.append(constraint)
  }

  /// Adds an item unless it is there already.
  mutating func insert(_ entry: LayoutItemEntry) {
    guard known.insert(ObjectIdentifier(entry)).inserted else { return }
    items.append(entry)
  }

  /// Removes a constraint; linear in the number of constraints if it is there.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    guard known.remove(ObjectIdentifier(constraint)) != nil else { return }
    constraints.removeAll { $0 === constraint }
  }
}

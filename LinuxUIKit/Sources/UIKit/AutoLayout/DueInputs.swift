/// What an engine has to read anew: each constraint and item once, in the order in which they were
/// named first.
@MainActor struct DueInputs {
  /// The constraints.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The items whose frames, natural sizes or insets are to be read.
  private(set) var items: [LayoutItemEntry] = []
  private var known: Set<ObjectIdentifier> = []

  /// How much there is to read.
  var count: Int { constraints.count + items.count }

  /// Adds a constraint, if it is not there.
  mutating func insert(_ constraint: NSLayoutConstraint) {
    guard known.insert(ObjectIdentifier(constraint)).inserted else { return }
    constraints.append(constraint)
  }

  /// Adds an item, if it is not there.
  mutating func insert(_ entry: LayoutItemEntry) {
    guard known.insert(ObjectIdentifier(entry)).inserted else { return }
    items.append(entry)
  }

  /// Takes a constraint out; linear in the number of constraints, if it is there.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    guard known.remove(ObjectIdentifier(constraint)) != nil else { return }
    constraints.removeAll { $0 === constraint }
  }
}

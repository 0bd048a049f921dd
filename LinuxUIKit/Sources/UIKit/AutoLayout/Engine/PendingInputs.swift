/// The constraints and items that an engine reads in its next pass: each once, in the order in
/// which they were added first.
@MainActor struct PendingInputs {
  /// The items whose frames, content sizes or insets are read.
  private(set) var items: [LayoutItemEntry] = []
  private var knownItems: Set<ObjectIdentifier> = []
  /// The constraints in the order in which they were added; `nil` for removed ones.
  private var slots: [NSLayoutConstraint?] = []
  private var slotOfConstraint: [ObjectIdentifier: Int] = [:]

  /// The constraints that are read.
  var constraints: [NSLayoutConstraint] { slots.compactMap { $0 } }

  var count: Int { slotOfConstraint.count + items.count }

  /// Adds a constraint unless it is there already.
  mutating func insert(_ constraint: NSLayoutConstraint) {
    guard slotOfConstraint[ObjectIdentifier(constraint)] == nil else { return }
    slotOfConstraint[ObjectIdentifier(constraint)] = slots.count
    slots.append(constraint)
  }

  /// Adds an item unless it is there already.
  mutating func insert(_ entry: LayoutItemEntry) {
    guard knownItems.insert(ObjectIdentifier(entry)).inserted else { return }
    items.append(entry)
  }

  /// Removes a constraint; does nothing if it isn't there.
  mutating func remove(_ constraint: NSLayoutConstraint) {
    guard let slot = slotOfConstraint.removeValue(forKey: ObjectIdentifier(constraint)) else {
      return
    }
    slots[slot] = nil
  }
}

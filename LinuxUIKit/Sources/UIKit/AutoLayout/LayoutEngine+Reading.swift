import ConstraintSolver

/// Inputs as they are now, brought into the solver.
extension LayoutEngine {
  /// What the solver is to have and has not yet.
  private struct Change {
    var source: ConstraintSource
    var lowered: LoweredConstraint
  }

  /// Reading may bring new items and break constraints, so it goes on until nothing is left.
  func readDueInputs() {
    while let due = takeDueInputs() { read(due.constraints, due.items) }
  }

  private func read(_ constraints: [NSLayoutConstraint], _ entries: [LayoutItemEntry]) {
    // 1. Take out what is no longer so: what changes together must not contradict what was.
    let named = entries.filter { $0.uses > 0 }
    retain(named)
    var changes = constraints.compactMap(change)
    for entry in entries { changes += self.changes(of: entry) }
    // 2. Put in what is so now.
    for change in changes { install(change) }
    // 3. Let go of items that nothing names any more. Making room may have cost the last constraint
    // on an item that others are about: none leaves before all are read.
    for change in changes { release(change.lowered.items) }
    release(named)
  }

  /// What of a constraint the solver does not have; nil for one that waits for room in vain.
  private func change(of constraint: NSLayoutConstraint) -> Change? {
    guard constraint.isActive, let lowered = lower(constraint) else { return nil }
    watchBaselines(of: constraint)
    // The items stay while the constraint goes from one list to the other.
    retain(lowered.items)
    defer { release(lowered.items) }
    guard resume(constraint, as: lowered) else { return nil }
    return change(.constraint(constraint), to: lowered)
  }

  /// What of an item's own statements the solver does not have.
  private func changes(of entry: LayoutItemEntry) -> [Change] {
    guard items[entry.key] === entry else { return [] }
    entry.measuredBaselineSize = nil
    let contributions = contributions(of: entry)
    let parts = Set(contributions.map(\.part))
    for part in ConstraintSource.Part.allCases where !parts.contains(part) {
      uninstall(.item(entry.key, part))
    }
    return contributions.compactMap { change(.item(entry.key, $0.part), to: $0.lowered) }
  }

  /// Takes a constraint out as far as it differs; one that has only moved stays and is moved.
  ///
  /// The items of what is returned are retained.
  private func change(_ source: ConstraintSource, to lowered: LoweredConstraint) -> Change? {
    if let old = installed[source]?.lowered.value {
      guard !lowered.isSame(as: old) else { return nil }
      if lowered.isMoved(from: old), move(source, to: lowered) { return nil }
    }
    // The new one counts its items first, so that those of both stay.
    retain(lowered.items)
    uninstall(source)
    return Change(source: source, lowered: lowered)
  }

  /// Changes the constant alone; fails when that contradicts something.
  private func move(_ source: ConstraintSource, to lowered: LoweredConstraint) -> Bool {
    guard let id = installed[source]?.id else { return false }
    do {
      try solver.setConstant(lowered.value.expression.constant, of: id)
    } catch {
      return false
    }
    installed[source]?.lowered.value = lowered.value
    isPlacementDue = true
    reconsiderOpponents(of: source)
    return true
  }

  private func install(_ change: Change) {
    let (source, lowered) = (change.source, change.lowered)
    // It may have been read twice, or deactivated while others were put in.
    guard installed[source] == nil, source.isActive else { return }
    while true {
      do {
        let id = try solver.add(lowered.value)
        retain(lowered.items)
        installed[source] = InstalledConstraint(id: id, lowered: lowered)
        sources[id] = source
        isPlacementDue = true
        return didFindRoom(for: source)
      } catch {
        guard makesRoom(for: source, lowered, in: error) else { return }
      }
    }
  }

  /// Has the next conflict of a constraint reported again.
  private func didFindRoom(for source: ConstraintSource) {
    if case .constraint(let constraint) = source { reported.remove(constraint) }
  }

  /// Takes a constraint out of the solver.
  func uninstall(_ source: ConstraintSource) {
    guard let old = installed.removeValue(forKey: source) else { return }
    sources[old.id] = nil
    solver.remove(old.id)
    release(old.lowered.items)
    isPlacementDue = true
    reconsiderOpponents(of: source)
  }

  /// Counts a constraint more that names the items.
  func retain(_ entries: [LayoutItemEntry]) {
    for entry in entries { entry.uses += 1 }
  }

  /// Counts a constraint less; forgets items that no other names.
  func release(_ entries: [LayoutItemEntry]) {
    for entry in entries {
      entry.uses -= 1
      if entry.uses == 0 { discard(entry) }
    }
  }

  /// Forgets an item that no constraint names any more; what it says by itself does not count.
  private func discard(_ entry: LayoutItemEntry) {
    items[entry.key] = nil
    for part in ConstraintSource.Part.allCases { uninstall(.item(entry.key, part)) }
    for variable in [entry.minX, entry.minY, entry.width, entry.height] { solver.remove(variable) }
  }
}

extension ConstraintSource {
  /// Whether it still has something to say.
  @MainActor fileprivate var isActive: Bool {
    if case .constraint(let constraint) = self { constraint.isActive } else { true }
  }
}

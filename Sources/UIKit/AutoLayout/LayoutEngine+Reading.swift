import ConstraintSolver

extension LayoutEngine {
  /// Brings a constraint into the solver as it is now.
  func read(_ constraint: NSLayoutConstraint) {
    guard constraint.isActive, let lowered = lower(constraint) else { return }
    hasMadeRoom = false
    watchBaselines(of: constraint)
    update(.constraint(constraint), to: lowered)
  }

  /// Brings what an item says by itself into the solver as it is now.
  func read(_ entry: LayoutItemEntry) {
    guard items[entry.key] === entry else { return }
    entry.measuredBaselineSize = nil
    let contributions = contributions(of: entry)
    // Making room for one of them may cost the last constraint on an item that others are about: no
    // item leaves, and no unknown goes, before all are read.
    hasMadeRoom = false
    let named = contributions.flatMap(\.lowered.items) + (entry.uses > 0 ? [entry] : [])
    retain(named)
    defer { release(named) }
    let parts = Set(contributions.map(\.part))
    for part in ConstraintSource.Part.allCases where !parts.contains(part) {
      uninstall(.item(entry.key, part))
    }
    for contribution in contributions {
      update(.item(entry.key, contribution.part), to: contribution.lowered)
    }
  }

  /// Replaces a constraint in the solver as far as it differs.
  private func update(_ source: ConstraintSource, to lowered: LoweredConstraint) {
    guard let old = installed[source] else { return install(source, lowered) }
    guard !lowered.isSame(as: old.lowered.value) else { return }
    if lowered.isMoved(from: old.lowered.value), move(source, to: lowered) { return }
    // The new one counts its items first, so that those of both stay.
    retain(lowered.items)
    uninstall(source)
    install(source, lowered)
    release(lowered.items)
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
    didChange(source)
    return true
  }

  private func install(_ source: ConstraintSource, _ lowered: LoweredConstraint) {
    // Its items stay while others make room.
    retain(lowered.items)
    while true {
      do {
        let id = try solver.add(lowered.value)
        installed[source] = InstalledConstraint(id: id, lowered: lowered)
        sources[id] = source
        isPlacementDue = true
        // What has just been left out for the item would only be left out again.
        if !hasMadeRoom { didChange(source) }
        return
      } catch {
        guard makesRoom(for: source, in: error) else { return release(lowered.items) }
        hasMadeRoom = true
      }
    }
  }

  /// Takes a constraint out of the solver.
  func uninstall(_ source: ConstraintSource) {
    guard let old = installed.removeValue(forKey: source) else { return }
    sources[old.id] = nil
    solver.remove(old.id)
    release(old.lowered.items)
    isPlacementDue = true
  }

  /// A frame that changed may have room for what was left out.
  private func didChange(_ source: ConstraintSource) {
    isPlacementDue = true
    guard case .item = source, !suspended.isEmpty else { return }
    let returning = suspended
    suspended = []
    for constraint in returning { invalidate(constraint) }
  }

  private func retain(_ entries: [LayoutItemEntry]) {
    for entry in entries { entry.uses += 1 }
  }

  private func release(_ entries: [LayoutItemEntry]) {
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

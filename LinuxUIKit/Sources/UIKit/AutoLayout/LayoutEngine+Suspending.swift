import ConstraintSolver

/// A constraint that is left out because a frame has no room for it.
@MainActor struct Suspension {
  /// The constraint as it was refused; its items are retained, so that their frames are watched.
  var lowered: LoweredConstraint
  /// What it contradicts together with; it has no room before one of them changes.
  var opponents: Set<ConstraintSource>
  /// Whether one of them has changed.
  var isDue = false
}

extension LayoutEngine {
  /// Leaves a constraint out until something changes that it contradicts.
  func suspend(
    _ constraint: NSLayoutConstraint, _ lowered: LoweredConstraint,
    because opponents: Set<ConstraintSource>
  ) {
    retain(lowered.items)
    suspended[constraint] = Suspension(lowered: lowered, opponents: opponents)
    uninstall(.constraint(constraint))
  }

  /// Forgets that a constraint was left out.
  func forgetSuspension(of constraint: NSLayoutConstraint) {
    guard let suspension = suspended.removeValue(forKey: constraint) else { return }
    release(suspension.lowered.items)
  }

  /// Whether a constraint is to be tried: not while it is left out and nothing has changed.
  func resume(_ constraint: NSLayoutConstraint, as lowered: LoweredConstraint) -> Bool {
    guard let suspension = suspended[constraint] else { return true }
    guard suspension.isDue || !lowered.isSame(as: suspension.lowered.value) else { return false }
    forgetSuspension(of: constraint)
    return true
  }

  /// Has the next round try constraints that were left out because of one that has changed.
  func reconsiderOpponents(of source: ConstraintSource) {
    guard !suspended.isEmpty else { return }
    let due = suspended.filter { !$0.value.isDue && $0.value.opponents.contains(source) }.keys
    for constraint in due.sorted(by: { $0.activationOrder < $1.activationOrder }) {
      suspended[constraint]?.isDue = true
      invalidate(constraint)
    }
  }
}

import ConstraintSolver

/// The constraints that an engine leaves out because they contradict frames or other constraints.
///
/// A constraint is tried again only after a source that it contradicts has changed, or the
/// constraint itself. A conflict is reported once until the constraint was in the solver again.
@MainActor struct SuspendedConstraints {
  private struct Suspension {
    /// The constraint as it was rejected; its items are retained by the engine.
    var lowered: LoweredConstraint
    /// The sources that it contradicts together.
    var opponents: Set<ConstraintSource>
    /// Whether one of the opponents has changed.
    var canRetry = false
  }

  private var suspensions: [NSLayoutConstraint: Suspension] = [:]
  private var reported: Set<NSLayoutConstraint> = []

  /// The constraints that are left out, in no particular order.
  var constraints: some Collection<NSLayoutConstraint> { suspensions.keys }

  mutating func insert(
    _ constraint: NSLayoutConstraint, _ lowered: LoweredConstraint,
    opponents: Set<ConstraintSource>
  ) {
    suspensions[constraint] = Suspension(lowered: lowered, opponents: opponents)
  }

  /// Removes a constraint and returns it as it was rejected; `nil` if it isn't left out.
  mutating func remove(_ constraint: NSLayoutConstraint) -> LoweredConstraint? {
    suspensions.removeValue(forKey: constraint)?.lowered
  }

  /// Returns whether a constraint is still left out: it is the same, and no opponent has changed.
  func isSuspended(_ constraint: NSLayoutConstraint, as lowered: LoweredConstraint) -> Bool {
    guard let suspension = suspensions[constraint] else { return false }
    return !suspension.canRetry && lowered.isSame(as: suspension.lowered.value)
  }

  /// Returns the constraints to try again because a source has changed, oldest first.
  mutating func opponentDidChange(_ source: ConstraintSource) -> [NSLayoutConstraint] {
    guard !suspensions.isEmpty else { return [] }
    let affected = suspensions.filter { !$0.value.canRetry && $0.value.opponents.contains(source) }
    for constraint in affected.keys { suspensions[constraint]?.canRetry = true }
    return affected.keys.sorted { $0.activationOrder < $1.activationOrder }
  }

  /// Returns whether a conflict needs to be reported, which is the case once.
  mutating func shouldReport(_ constraint: NSLayoutConstraint) -> Bool {
    reported.insert(constraint).inserted
  }

  /// Allows the next conflict of a constraint to be reported again.
  mutating func resetReport(of constraint: NSLayoutConstraint) {
    reported.remove(constraint)
  }
}

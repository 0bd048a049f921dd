import ConstraintSolver

/// A solver and the constraints that it holds.
///
/// Every constraint in the solver has one source, and every source has at most one constraint in
/// it.
@MainActor struct InstalledConstraints {
  private struct Installed {
    var id: Constraint.ID
    var lowered: LoweredConstraint
  }

  private var solver = Solver()
  private var installed: [ConstraintSource: Installed] = [:]
  private var sources: [Constraint.ID: ConstraintSource] = [:]
  /// Whether values may have changed since `clearChanges()`.
  private(set) var hasChanges = false

  // MARK: Changes

  /// Adds a constraint; fails if required constraints contradict it.
  mutating func add(
    _ lowered: LoweredConstraint, from source: ConstraintSource
  ) throws(Conflict) {
    let id = try solver.add(lowered.value)
    installed[source] = Installed(id: id, lowered: lowered)
    sources[id] = source
    hasChanges = true
  }

  /// Removes the constraint of a source and returns it; `nil` if there is none.
  mutating func remove(_ source: ConstraintSource) -> LoweredConstraint? {
    guard let old = installed.removeValue(forKey: source) else { return nil }
    sources[old.id] = nil
    solver.remove(old.id)
    hasChanges = true
    return old.lowered
  }

  /// Changes only the constant of a constraint; returns false if that contradicts others.
  mutating func setConstant(of source: ConstraintSource, as lowered: LoweredConstraint) -> Bool {
    guard let id = installed[source]?.id else { return false }
    do {
      try solver.setConstant(lowered.value.expression.constant, of: id)
    } catch {
      return false
    }
    installed[source]?.lowered.value = lowered.value
    hasChanges = true
    return true
  }

  /// Returns the variables whose values may have changed since the last call.
  mutating func removeChangedVariables() -> [Variable] { solver.removeChangedVariables() }

  mutating func clearChanges() {
    hasChanges = false
  }

  mutating func makeFrameVariables() -> FrameVariables {
    FrameVariables(in: &solver)
  }

  /// Removes the variables of an item to which no constraint refers.
  mutating func remove(_ variables: FrameVariables) {
    for variable in variables.all { solver.remove(variable) }
  }

  // MARK: Queries

  subscript(source: ConstraintSource) -> LoweredConstraint? { installed[source]?.lowered }

  func contains(_ source: ConstraintSource) -> Bool { installed[source] != nil }

  func source(of id: Constraint.ID) -> ConstraintSource? { sources[id] }

  func value(of variable: Variable) -> CGFloat { CGFloat(solver.value(of: variable)) }

  /// The activated constraints in the solver, in no particular order.
  var activated: [NSLayoutConstraint] { installed.keys.compactMap(\.activated) }

  /// Returns whether the constraints determine an item's frame.
  func determine(_ variables: FrameVariables) -> Bool {
    variables.all.allSatisfy(solver.isDetermined)
  }

  /// Returns the activated constraints that determine variables, oldest first.
  func constraints(behind variables: [Variable]) -> [NSLayoutConstraint] {
    let found = variables.flatMap(solver.constraintsBehind).compactMap { sources[$0]?.activated }
    return Set(found).sorted { $0.activationOrder < $1.activationOrder }
  }

  /// Returns the equations of the solver as text.
  func description(
    naming name: (Variable) -> String, describing text: (ConstraintSource) -> String
  ) -> String {
    solver.description(naming: name) { id in sources[id].map(text) ?? "" }
  }
}

extension ConstraintSource {
  fileprivate var activated: NSLayoutConstraint? {
    if case .constraint(let constraint) = self { constraint } else { nil }
  }
}

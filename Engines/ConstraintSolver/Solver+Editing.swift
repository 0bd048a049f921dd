extension Solver {
  /// Changes the constant of a constraint's expression: the "edit" of the Cassowary paper, for any
  /// constraint.
  ///
  /// Few pivots follow if few values change, which makes this suitable for dragging, animating and
  /// resizing. A required constraint whose new constant contradicts others keeps its old one, and
  /// the conflict is thrown. Does nothing if the constraint isn't in the solver.
  ///
  ///     let edge = try solver.add(Constraint(Expression(width), .equal, Expression(200)))
  ///     try solver.setConstant(-320, of: edge)   // width - 320 == 0
  package mutating func setConstant(_ constant: Double, of id: Constraint.ID) throws(Conflict) {
    guard let entry = entry(id) else { return }
    let difference = constant - entry.constraint.expression.constant
    guard difference != 0 else { return }
    guard difference.isFinite else {
      throw Conflict(refused: entry.constraint, others: [])
    }
    let column = tableau.column(of: entry.marker)
    if isEntangled(entry.marker, column) { return try readd(entry, constant: constant) }
    do {
      try shift(entry, by: difference, column: column)
    } catch {
      var refused = entry.constraint
      refused.expression.constant = constant
      let conflict = conflict(error, refusing: refused, id: id)
      undoShift(entry, by: difference)
      throw conflict
    }
    entries[Int(id.slot)]?.constraint.expression.constant = constant
  }

  /// Adds an edit constraint for a variable, with the given strength.
  package mutating func addEdit(
    of variable: Variable, strength: Strength
  ) throws(Conflict) -> Constraint.ID {
    let present = Expression(value(of: variable))
    return try add(Constraint(Expression(variable), .equal, present, strength: strength))
  }

  /// Suggests a value for the variable of ``addEdit(of:strength:)``.
  package mutating func suggest(_ value: Double, for edit: Constraint.ID) throws(Conflict) {
    try setConstant(-value, of: edit)
  }

  /// Returns whether a marker takes part in a redundant equality, whose constant can't change.
  private func isEntangled(_ marker: Int, _ column: [TableauRow.Term]) -> Bool {
    guard tableau.symbols[marker].kind == .dummy else { return false }
    return tableau.symbols[marker].isBasic
      || column.contains {
        tableau.symbols[$0.symbol].kind == .dummy && abs($0.coefficient) >= TableauRow.epsilon
      }
  }

  /// Updates every value that depends on a constraint, then makes the tableau feasible again.
  private mutating func shift(
    _ entry: Entry, by difference: Double, column: [TableauRow.Term]
  ) throws(Infeasible) {
    tableau.shift(entry.marker, by: difference * Solver.markerSign(of: entry.constraint))
    if tableau.symbols[entry.marker].isBasic {
      refresh(entry.marker)
    } else {
      for term in column where abs(term.coefficient) >= TableauRow.epsilon { refresh(term.symbol) }
    }
    try restoreFeasibility()
  }

  /// Restores the previous constant.
  ///
  /// The previous solution is feasible, so this can't fail.
  private mutating func undoShift(_ entry: Entry, by difference: Double) {
    let column = tableau.column(of: entry.marker)
    try? shift(entry, by: -difference, column: column)
  }

  /// Changes a constant by removing the constraint and adding it again.
  private mutating func readd(_ entry: Entry, constant: Double) throws(Conflict) {
    var changed = entry.constraint
    changed.expression.constant = constant
    removeEquation(of: entry)
    optimize()
    do {
      try insert(changed, as: entry.id)
    } catch {
      let conflict = conflict(error, refusing: changed, id: entry.id)
      // The constraint was feasible before, so it can be added again.
      try? insert(entry.constraint, as: entry.id)
      throw conflict
    }
  }
}

/// The ambiguity of solutions, and the constraints that determine a value.
extension Solver {
  /// Returns whether every best solution has the same value for a variable.
  ///
  /// Tested by adding the weakest constraints for a larger and for a smaller value; costs two
  /// copies of the solver.
  package func isDetermined(_ variable: Variable) -> Bool {
    let value = value(of: variable)
    return [1.0, -1.0].allSatisfy { step in
      var copy = self
      let wish = Constraint(
        Expression(variable), .equal, Expression(value + step),
        strength: .optional(level: -.greatestFiniteMagnitude))
      // Optional constraints are never rejected.
      guard (try? copy.add(wish)) != nil else { return true }
      return abs(copy.value(of: variable) - value) <= Solver.epsilon
    }
  }

  /// Returns the constraints that determine the value of a variable, oldest first; costs the rows
  /// behind it.
  package func constraintsBehind(_ variable: Variable) -> [Constraint.ID] {
    var tableau = tableau
    let row = tableau.expandedRow(of: symbol(of: variable))
    return contradiction(of: row).owners.sorted()
  }
}

/// A statement that an expression is zero, at least zero or at most zero.
///
///     Constraint(Expression(width), .equal, Expression(200), strength: .optional(level: 750))
///
/// It is a description; ``Solver/add(_:)`` makes it count.
package struct Constraint: Hashable, Sendable {
  /// What stands between the expression and zero.
  package enum Relation: Hashable, Sendable {
    /// At most.
    case lessThanOrEqual
    /// Exactly.
    case equal
    /// At least.
    case greaterThanOrEqual
  }

  /// What names a constraint that a solver holds.
  ///
  /// Never used twice by one solver.
  package struct ID: Hashable, Sendable, Comparable {
    let number: Int
    /// Where the solver keeps the constraint; later ones may have the same place.
    let slot: Int32

    /// Whether the left one was added before the right one.
    package static func < (left: ID, right: ID) -> Bool {
      left.number < right.number
    }
  }

  /// The side that is compared with zero.
  package var expression: Expression
  /// How it is compared.
  package var relation: Relation
  /// How much that matters.
  package var strength: Strength

  /// Makes a statement about two expressions.
  package init(
    _ left: Expression, _ relation: Relation, _ right: Expression, strength: Strength = .required
  ) {
    self.expression = left - right
    self.relation = relation
    self.strength = strength
  }

  /// By how much the statement is missed when its expression has a value; zero when it holds.
  package func violation(ofValue value: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: max(0, value)
    case .equal: abs(value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}

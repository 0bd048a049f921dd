/// A requirement that an expression is zero, at least zero or at most zero.
///
///     Constraint(Expression(width), .equal, Expression(200), strength: .optional(level: 750))
///
/// It is a description; ``Solver/add(_:)`` puts it into effect.
package struct Constraint: Hashable, Sendable {
  /// The relation of the expression to zero.
  package enum Relation: Hashable, Sendable {
    /// At most zero.
    case lessThanOrEqual
    /// Equal to zero.
    case equal
    /// At least zero.
    case greaterThanOrEqual
  }

  /// The identifier of a constraint in a solver.
  ///
  /// A solver never uses it twice.
  package struct ID: Hashable, Sendable, Comparable {
    let number: Int
    /// The index of the constraint in the solver, which is reused after its removal.
    let slot: Int32

    /// Returns whether the left one was added before the right one.
    package static func < (left: ID, right: ID) -> Bool {
      left.number < right.number
    }
  }

  /// The expression that is compared with zero.
  package var expression: Expression
  /// The relation.
  package var relation: Relation
  /// The strength.
  package var strength: Strength

  /// Creates a constraint of two expressions.
  package init(
    _ left: Expression, _ relation: Relation, _ right: Expression, strength: Strength = .required
  ) {
    self.expression = left - right
    self.relation = relation
    self.strength = strength
  }

  /// Returns the amount by which the constraint is violated for a value of its expression; zero if
  /// it holds.
  package func violation(ofValue value: Double) -> Double {
    switch relation {
    case .lessThanOrEqual: max(0, value)
    case .equal: abs(value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}

/// The strength of a constraint, which decides if not all can hold.
///
/// Levels are strict: no number of weaker constraints outweighs a stronger one. In each level, the
/// solver minimizes the sum of the violations.
///
///     Strength.required > .optional(level: 999)
///     Strength.optional(level: 999) > .optional(level: 998.5)
package enum Strength: Hashable, Sendable, Comparable {
  /// Has lower priority than every higher level.
  ///
  /// Any finite number is valid.
  case optional(level: Double)
  /// Must hold; a constraint that contradicts others of this strength is rejected.
  case required

  /// The level of an optional constraint; `nil` for a required one.
  package var level: Double? {
    if case .optional(let level) = self { level } else { nil }
  }

  /// Returns whether the left one has lower priority than the right one.
  package static func < (left: Strength, right: Strength) -> Bool {
    switch (left.level, right.level) {
    case (let left?, let right?): left < right
    case (_?, nil): true
    case (nil, _): false
    }
  }
}

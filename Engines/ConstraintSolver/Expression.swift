/// A sum of variables, each multiplied by a number, and a constant.
///
///     let right = left + width            // of two variables
///     let inset = Expression(right) - 16
///
/// Sums aren't simplified; a variable may occur twice. Addition costs O(n) in the number of terms.
package struct Expression: Hashable, Sendable {
  /// The terms of the sum.
  package var terms: [LinearTerm]
  /// The constant.
  package var constant: Double

  /// Creates a sum of its parts; zero by default.
  package init(terms: [LinearTerm] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates a sum of one variable.
  package init(_ variable: Variable) {
    self.init(terms: [LinearTerm(variable: variable, coefficient: 1)])
  }

  /// Creates a constant sum.
  package init(_ constant: Double) {
    self.init(terms: [], constant: constant)
  }

  /// Whether all numbers are finite.
  var isFinite: Bool {
    constant.isFinite && terms.allSatisfy(\.coefficient.isFinite)
  }

  /// Returns the sum of both expressions.
  package static func + (left: Expression, right: Expression) -> Expression {
    Expression(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// Returns the difference of both expressions.
  package static func - (left: Expression, right: Expression) -> Expression {
    guard !right.terms.isEmpty else {
      return Expression(terms: left.terms, constant: left.constant - right.constant)
    }
    var terms = left.terms
    terms.reserveCapacity(left.terms.count + right.terms.count)
    for term in right.terms { terms.append(term.negated) }
    return Expression(terms: terms, constant: left.constant - right.constant)
  }

  /// Returns the negated expression.
  package static prefix func - (expression: Expression) -> Expression {
    Expression(terms: expression.terms.map(\.negated), constant: -expression.constant)
  }

  /// Returns the expression multiplied by a number.
  package static func * (factor: Double, expression: Expression) -> Expression {
    Expression(
      terms: expression.terms.map { $0.scaled(by: factor) },
      constant: factor * expression.constant)
  }

  /// Returns the sum of the expression and a number.
  package static func + (left: Expression, right: Double) -> Expression {
    Expression(terms: left.terms, constant: left.constant + right)
  }

  /// Returns the difference of the expression and a number.
  package static func - (left: Expression, right: Double) -> Expression {
    left + -right
  }
}

/// One product of a sum: a number times a variable.
///
///     LinearTerm(variable: width, coefficient: 0.5)   // half the width
///
/// Terms of one ``Expression`` may name the same variable twice; the solver adds them up.
package struct LinearTerm: Hashable, Sendable {
  /// The variable.
  package var variable: Variable
  /// The coefficient.
  ///
  /// Zero and numbers below 1e-10 count as absent.
  package var coefficient: Double

  /// Creates the product of a number and a variable.
  package init(variable: Variable, coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }

  /// The negated term.
  var negated: LinearTerm {
    LinearTerm(variable: variable, coefficient: -coefficient)
  }

  /// Returns the term multiplied by a number.
  func scaled(by factor: Double) -> LinearTerm {
    LinearTerm(variable: variable, coefficient: factor * coefficient)
  }
}

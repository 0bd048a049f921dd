/// A sum of variables, each times a number, and a constant.
///
///     let right = left + width            // of two variables
///     let inset = Expression(right) - 16
///
/// Sums are kept as they are written; a variable may occur twice. Adding costs as much as there are
/// terms.
package struct Expression: Hashable, Sendable {
  /// The products of the sum.
  package var terms: [LinearTerm]
  /// The number beside them.
  package var constant: Double

  /// Makes a sum of its parts; without any it is zero.
  package init(terms: [LinearTerm] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes a sum of one variable.
  package init(_ variable: Variable) {
    self.init(terms: [LinearTerm(variable: variable, coefficient: 1)])
  }

  /// Makes a sum of one number.
  package init(_ constant: Double) {
    self.init(terms: [], constant: constant)
  }

  /// Whether no number of it is infinite or not a number.
  var isFinite: Bool {
    constant.isFinite && terms.allSatisfy(\.coefficient.isFinite)
  }

  /// The sum of both.
  package static func + (left: Expression, right: Expression) -> Expression {
    Expression(terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// The left one less the right one.
  package static func - (left: Expression, right: Expression) -> Expression {
    guard !right.terms.isEmpty else {
      return Expression(terms: left.terms, constant: left.constant - right.constant)
    }
    var terms = left.terms
    terms.reserveCapacity(left.terms.count + right.terms.count)
    for term in right.terms { terms.append(term.negated) }
    return Expression(terms: terms, constant: left.constant - right.constant)
  }

  /// The expression turned around zero.
  package static prefix func - (expression: Expression) -> Expression {
    Expression(terms: expression.terms.map(\.negated), constant: -expression.constant)
  }

  /// The expression made `factor` times as large.
  package static func * (factor: Double, expression: Expression) -> Expression {
    Expression(
      terms: expression.terms.map { $0.scaled(by: factor) },
      constant: factor * expression.constant)
  }

  /// The expression and a number.
  package static func + (left: Expression, right: Double) -> Expression {
    Expression(terms: left.terms, constant: left.constant + right)
  }

  /// The expression less a number.
  package static func - (left: Expression, right: Double) -> Expression {
    left + -right
  }
}

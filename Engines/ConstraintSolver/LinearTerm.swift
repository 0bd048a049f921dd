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

  /// Returns the negated term.
  var negated: LinearTerm {
    LinearTerm(variable: variable, coefficient: -coefficient)
  }

  /// Returns the term multiplied by a number.
  func scaled(by factor: Double) -> LinearTerm {
    LinearTerm(variable: variable, coefficient: factor * coefficient)
  }
}

/// One product of a sum: a number times a variable.
///
///     LinearTerm(variable: width, coefficient: 0.5)   // half the width
///
/// Terms of one ``Expression`` may name the same variable twice; the solver adds them up.
package struct LinearTerm: Hashable, Sendable {
  /// The unknown.
  package var variable: Variable
  /// What it is multiplied with.
  ///
  /// Zero and numbers below 1e-10 count as absent.
  package var coefficient: Double

  /// Makes the product of a number and a variable.
  package init(variable: Variable, coefficient: Double) {
    self.variable = variable
    self.coefficient = coefficient
  }

  /// The term turned around zero.
  var negated: LinearTerm {
    LinearTerm(variable: variable, coefficient: -coefficient)
  }

  /// The term made `factor` times as large.
  func scaled(by factor: Double) -> LinearTerm {
    LinearTerm(variable: variable, coefficient: factor * coefficient)
  }
}

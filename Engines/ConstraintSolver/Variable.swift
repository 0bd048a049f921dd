/// A variable of a system of linear constraints, such as the left edge of a view.
///
/// A ``Solver`` creates its variables. Variables of another solver are invalid, and the use of a
/// removed one stops the program.
///
///     var solver = Solver()
///     let width = solver.makeVariable("width", range: .nonnegative)
package struct Variable: Hashable, Sendable {
  /// The range of a variable's values, independent of constraints.
  package enum Range: Hashable, Sendable {
    /// Any number, for positions.
    case any
    /// Nonnegative numbers, for lengths.
    ///
    /// It needs no row of the tableau.
    case nonnegative
  }

  private let index: Int32
  /// The number of previous variables with the same symbol.
  let generation: Int32

  /// Creates the variable of a symbol.
  init(symbol: Int, generation: Int32) {
    index = Int32(symbol)
    self.generation = generation
  }

  /// The symbol of the variable in its solver's tableau.
  var symbol: Int { Int(index) }

  /// Returns the variable multiplied by a number.
  package static func * (coefficient: Double, variable: Variable) -> Expression {
    Expression(terms: [LinearTerm(variable: variable, coefficient: coefficient)])
  }

  /// Returns the sum of two variables.
  package static func + (left: Variable, right: Variable) -> Expression {
    Expression(left) + Expression(right)
  }

  /// Returns the difference of two variables.
  package static func - (left: Variable, right: Variable) -> Expression {
    Expression(left) - Expression(right)
  }
}

/// An unknown of a system of linear constraints, such as the left edge of a view.
///
/// A ``Solver`` makes its variables; one of another solver means nothing to it, and one that it was
/// told to forget stops it.
///
///     var solver = Solver()
///     let width = solver.makeVariable("width", range: .nonnegative)
package struct Variable: Hashable, Sendable {
  /// The values that a variable may take whatever the constraints say.
  package enum Range: Hashable, Sendable {
    /// Any number, for positions.
    case any
    /// Zero and above, for lengths.
    ///
    /// It costs no row of the tableau.
    case nonnegative
  }

  private let place: Int32
  /// How many unknowns had the same symbol before.
  let generation: Int32

  /// Makes the unknown of a symbol.
  init(symbol: Int, generation: Int32) {
    place = Int32(symbol)
    self.generation = generation
  }

  /// The symbol of the variable in its solver's tableau.
  var symbol: Int { Int(place) }

  /// The variable times a number.
  package static func * (coefficient: Double, variable: Variable) -> Expression {
    Expression(terms: [LinearTerm(variable: variable, coefficient: coefficient)])
  }

  /// The sum of two variables.
  package static func + (left: Variable, right: Variable) -> Expression {
    Expression(left) + Expression(right)
  }

  /// The difference of two variables.
  package static func - (left: Variable, right: Variable) -> Expression {
    Expression(left) - Expression(right)
  }
}

/// A constant plus multiples of symbols: one side of an equation that isn't in the tableau.
struct TableauRow: Hashable, Sendable {
  /// One product of the row.
  struct Term: Hashable, Sendable {
    var symbol: Int
    var coefficient: Double
  }

  /// The coefficient below which a term is a rounding error of a sum that should be zero: layouts
  /// have multipliers near one, and doubles have 16 digits.
  static let epsilon = 1e-10

  /// The reserved capacity: rows of layouts have three to eight terms.
  static let usualLength = 8

  var constant: Double = 0
  /// In no order; a symbol occurs at most once in a row of a tableau.
  var terms: [Term] = []

  /// Returns the multiple of a symbol in this row; zero if it doesn't occur.
  func coefficient(of symbol: Int) -> Double {
    terms.first { $0.symbol == symbol }?.coefficient ?? 0
  }

  /// Adds a multiple of a symbol; linear in the number of terms.
  mutating func add(_ symbol: Int, times coefficient: Double) {
    guard let index = terms.firstIndex(where: { $0.symbol == symbol }) else {
      return append(symbol, times: coefficient)
    }
    terms[index].coefficient += coefficient
  }

  /// Appends a multiple of a symbol that doesn't occur in the row.
  mutating func append(_ symbol: Int, times coefficient: Double) {
    terms.append(Term(symbol: symbol, coefficient: coefficient))
  }

  /// Solves `0 = self` for `symbol`, which occurs in the row.
  mutating func solve(for symbol: Int) {
    guard let index = terms.firstIndex(where: { $0.symbol == symbol }) else { return }
    let factor = -1 / terms.remove(at: index).coefficient
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Turns `leaving = self` into `entering = result`, where `entering` occurs in the row.
  func exchanging(_ leaving: Int, for entering: Int) -> TableauRow {
    var row = self
    row.append(leaving, times: -1)
    row.solve(for: entering)
    return row
  }
}

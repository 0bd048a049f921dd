/// A constant plus multiples of symbols: one side of an equation, outside of the tableau.
struct Row: Hashable, Sendable {
  /// One product of the row.
  struct Term: Hashable, Sendable {
    var symbol: Int
    var coefficient: Double
  }

  /// Coefficients below this are rounding errors of a sum that should be zero: layouts work with
  /// multipliers near one, and doubles carry 16 digits.
  static let epsilon = 1e-10

  /// What to make room for: rows of layouts have three to eight terms.
  static let usualLength = 8

  var constant: Double = 0
  /// In no order; no symbol stands twice in a row that a tableau gave.
  var terms: [Term] = []

  /// The multiple of a symbol in this row; zero when it is not there.
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

  /// Adds a multiple of a symbol that the row does not have.
  mutating func append(_ symbol: Int, times coefficient: Double) {
    terms.append(Term(symbol: symbol, coefficient: coefficient))
  }

  /// Turns `0 = self` into `symbol = self`, where `symbol` occurs in the row.
  mutating func solve(for symbol: Int) {
    guard let index = terms.firstIndex(where: { $0.symbol == symbol }) else { return }
    let factor = -1 / terms.remove(at: index).coefficient
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Turns `leaving = self` into `entering = result`, where `entering` occurs in the row.
  func exchanging(_ leaving: Int, for entering: Int) -> Row {
    var row = self
    row.append(leaving, times: -1)
    row.solve(for: entering)
    return row
  }
}

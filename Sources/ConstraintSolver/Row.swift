/// A basic symbol written as a constant plus multiples of symbols outside the basis.
///
/// Terms are sorted by symbol, so that sums are merges, and every run takes the same steps.
struct Row: Hashable, Sendable {
  /// One product of the row.
  struct Term: Hashable, Sendable {
    var symbol: Int
    var coefficient: Double
  }

  /// What a sum changed in the set of symbols.
  struct Change {
    var inserted: [Int] = []
    var removed: [Int] = []
  }

  /// Coefficients below this are rounding errors of a sum that should be zero: layouts work with
  /// multipliers near one, and doubles carry 16 digits.
  static let epsilon = 1e-10

  var constant: Double = 0
  var terms: [Term] = []

  /// The multiple of a symbol in this row; zero when it is not there.
  func coefficient(of symbol: Int) -> Double {
    let index = position(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return 0 }
    return terms[index].coefficient
  }

  /// Takes a symbol out of the row and tells its multiple.
  mutating func remove(_ symbol: Int) -> Double {
    let index = position(of: symbol)
    guard index < terms.count, terms[index].symbol == symbol else { return 0 }
    return terms.remove(at: index).coefficient
  }

  /// Adds a multiple of one symbol.
  mutating func add(_ symbol: Int, times factor: Double) {
    add(Row(terms: [Term(symbol: symbol, coefficient: 1)]), times: factor)
  }

  /// Adds a multiple of another row.
  ///
  /// Costs as much as both rows have terms.
  @discardableResult
  mutating func add(_ other: Row, times factor: Double) -> Change {
    var change = Change()
    constant += factor * other.constant
    if abs(constant) < Row.epsilon { constant = 0 }
    var merged: [Term] = []
    merged.reserveCapacity(terms.count + other.terms.count)
    var index = 0
    for term in other.terms {
      while index < terms.count, terms[index].symbol < term.symbol {
        merged.append(terms[index])
        index += 1
      }
      let isPresent = index < terms.count && terms[index].symbol == term.symbol
      let sum = (isPresent ? terms[index].coefficient : 0) + factor * term.coefficient
      if isPresent { index += 1 }
      if abs(sum) >= Row.epsilon {
        merged.append(Term(symbol: term.symbol, coefficient: sum))
        if !isPresent { change.inserted.append(term.symbol) }
      } else if isPresent {
        change.removed.append(term.symbol)
      }
    }
    merged.append(contentsOf: terms[index...])
    terms = merged
    return change
  }

  /// Makes every number `factor` times as large.
  mutating func scale(by factor: Double) {
    constant *= factor
    for index in terms.indices { terms[index].coefficient *= factor }
  }

  /// Turns `leaving = self` into `entering = self`, where `entering` occurs in the row.
  mutating func solve(for entering: Int, leaving: Int) {
    add(leaving, times: -1)
    solve(for: entering)
  }

  /// Turns `0 = self` into `entering = self`, where `entering` occurs in the row.
  mutating func solve(for entering: Int) {
    scale(by: -1 / remove(entering))
  }

  /// Where a symbol is in the row, or would be.
  private func position(of symbol: Int) -> Int {
    var low = 0
    var high = terms.count
    while low < high {
      let middle = (low + high) / 2
      if terms[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

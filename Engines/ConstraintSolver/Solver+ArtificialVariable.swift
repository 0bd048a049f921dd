extension Solver {
  /// Finds a feasible basis for a row by making an extra variable, the amount by which it is
  /// missed, zero.
  mutating func insertByArtificialVariable(_ row: Row, entry: Entry) throws(Infeasible) {
    // 1. The artificial variable stands for the row, turned so that it is above zero.
    let missing = tableau.value(of: row)
    let artificial = makeSymbol(.slack, owner: nil)
    var equation = row
    equation.append(artificial, times: missing < 0 ? 1 : -1)
    define(artificial, by: equation, column: [])
    // 2. Make it as small as it goes.
    minimize(artificial)
    let remainder = tableau.symbols[artificial].value
    // 3. Above zero: the symbols that hold it up are the contradiction.
    guard remainder <= Solver.tolerance(of: abs(missing)) else {
      let row = tableau.expanded(tableau.takeRow(of: artificial))
      dropSymbol(artificial)
      throw contradiction(of: row)
    }
    // 4. Zero: exchange it for a symbol that has a meaning.
    if tableau.symbols[artificial].isBasic { leaveBasis(artificial, entry: entry) }
    dropSymbol(artificial)
  }

  /// What counts as zero beside an amount.
  private static func tolerance(of amount: Double) -> Double {
    epsilon * max(1, amount / 1_000)
  }

  /// Exchanges an artificial variable of value zero.
  ///
  /// The marker occurs in its row, so there is always one.
  private mutating func leaveBasis(_ artificial: Int, entry: Entry) {
    let row = tableau.expandedRow(of: artificial)
    let useful = row.terms.filter { tableau.symbols[$0.symbol].kind != .dummy }
    // The largest multiple keeps the division exact.
    let entering = useful.max { abs($0.coefficient) < abs($1.coefficient) }?.symbol
    let symbol = entering ?? entry.marker
    let column = tableau.column(of: symbol)
    pivot(leaving: artificial, entering: symbol, column: column)
  }

  /// Gives the symbols of a refused or removed constraint back.
  mutating func forget(_ entry: Entry) {
    dropSymbol(entry.marker)
    if let other = entry.other { dropSymbol(other) }
  }
}

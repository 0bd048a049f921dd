extension Solver {
  /// Finds a feasible basis for a row by minimizing an artificial variable, the amount by which the
  /// row is violated.
  mutating func insertByArtificialVariable(_ row: TableauRow, entry: Entry) throws(Infeasible) {
    // 1. The artificial variable stands for the row, with the sign that makes it positive.
    let missing = tableau.value(of: row)
    let artificial = makeSymbol(.slack, owner: nil)
    var equation = row
    equation.append(artificial, times: missing < 0 ? 1 : -1)
    define(artificial, by: equation, column: [])
    // 2. Minimize it.
    minimize(artificial)
    let remainder = tableau.symbols[artificial].value
    // 3. If it is positive, the symbols that bound it are the contradiction.
    guard remainder <= Solver.tolerance(of: abs(missing)) else {
      let row = tableau.expanded(tableau.removeRow(of: artificial))
      removeSymbol(artificial)
      throw contradiction(of: row)
    }
    // 4. If it is zero, exchange it for another symbol.
    if tableau.symbols[artificial].isBasic { leaveBasis(artificial, entry: entry) }
    removeSymbol(artificial)
  }

  /// Returns the tolerance for zero relative to an amount.
  private static func tolerance(of amount: Double) -> Double {
    epsilon * max(1, amount / 1_000)
  }

  /// Exchanges an artificial variable of value zero.
  ///
  /// The marker occurs in its row, so a symbol to exchange always exists.
  private mutating func leaveBasis(_ artificial: Int, entry: Entry) {
    let row = tableau.expandedRow(of: artificial)
    let useful = row.terms.filter { tableau.symbols[$0.symbol].kind != .dummy }
    // The largest multiple keeps the division exact.
    let entering = useful.max { abs($0.coefficient) < abs($1.coefficient) }?.symbol
    let symbol = entering ?? entry.marker
    let column = tableau.column(of: symbol)
    pivot(leaving: artificial, entering: symbol, column: column)
  }

  /// Removes the symbols of a rejected or removed constraint.
  mutating func removeSymbols(of entry: Entry) {
    removeSymbol(entry.marker)
    if let other = entry.other { removeSymbol(other) }
  }
}

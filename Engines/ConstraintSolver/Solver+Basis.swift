/// Steps from one basis to the next.
extension Solver {
  /// Gives a symbol the row that follows from `0 = row`.
  ///
  /// `column` is that of the symbol, the last that the tableau was asked for, or nothing when no
  /// row names the symbol. `full` is the row in symbols outside the basis alone, where the caller
  /// knows it; it is worked out otherwise.
  mutating func define(_ symbol: Int, by row: Row, column: [Row.Term], full: Row? = nil) {
    // 1. No row may lead back to the symbol.
    var row = column.isEmpty ? row : tableau.substituted(row)
    row.solve(for: symbol)
    // 2. Those outside the basis cost what it cost.
    row = chargeCost(of: symbol, to: row, full: full)
    tableau.insert(row, for: symbol)
    // 3. What depends on it has new values.
    for term in column where tableau.symbols[term.symbol].isBasic { refresh(term.symbol) }
    noteFeasibility(of: symbol)
    // 4. What seemed to depend on it and does not, need not seem so again.
    for term in column where abs(term.coefficient) < Row.epsilon { tableau.straighten(term.symbol) }
  }

  /// Exchanges a basic symbol for one outside the basis.
  ///
  /// `column` is that of `entering`, the last that the tableau was asked for; `full` is the expanded
  /// row of `leaving`, if it is known.
  mutating func pivot(leaving: Int, entering: Int, column: [Row.Term], full: Row? = nil) {
    var row = tableau.takeRow(of: leaving)
    row.append(leaving, times: -1)
    define(entering, by: row, column: column, full: full?.exchanging(leaving, for: entering))
  }

  /// Works the value of a basic symbol out, and remembers when it falls below zero.
  mutating func refresh(_ symbol: Int) {
    tableau.refresh(symbol)
    noteFeasibility(of: symbol)
  }

  /// Charges the symbols outside the basis with the cost of a symbol that gets a row.
  ///
  /// Returns the row to give it, the full one if that is no longer: it names no symbols that cancel
  /// out.
  private mutating func chargeCost(of symbol: Int, to row: Row, full known: Row?) -> Row {
    let cost = costs[symbol]
    guard !cost.isZero else { return row }
    costs[symbol] = Cost()
    let full = known ?? tableau.expanded(row)
    for term in full.terms { addCost(cost, times: term.coefficient, to: term.symbol) }
    return full.terms.count <= row.terms.count ? full : row
  }

  /// Adds to the cost of a symbol, through its row when it is in the basis.
  mutating func addCost(_ cost: Cost, times factor: Double, toAny symbol: Int) {
    guard tableau.symbols[symbol].isBasic else { return addCost(cost, times: factor, to: symbol) }
    for term in tableau.expandedRow(of: symbol).terms {
      addCost(cost, times: factor * term.coefficient, to: term.symbol)
    }
  }

  /// The contradiction that a row shows which cannot be zero.
  func contradiction(of row: Row) -> Infeasible {
    let owners = row.terms.compactMap { term in
      tableau.symbols[term.symbol].owner.flatMap { entries[Int($0)]?.id }
    }
    return Infeasible(owners: Set(owners))
  }

  private mutating func addCost(_ cost: Cost, times factor: Double, to symbol: Int) {
    let wasNegative = costs[symbol].isNegative
    costs[symbol].add(cost, times: factor)
    if costs[symbol].isNegative && !wasNegative { improving.insert(symbol) }
  }

  /// Remembers a basic symbol that fell below zero.
  private mutating func noteFeasibility(of symbol: Int) {
    if isBelowZero(symbol) { infeasible.insert(symbol) }
  }

  /// Whether a basic symbol is below zero and must not be.
  func isBelowZero(_ symbol: Int) -> Bool {
    tableau.symbols[symbol].value < -Solver.epsilon && tableau.symbols[symbol].kind != .free
  }
}

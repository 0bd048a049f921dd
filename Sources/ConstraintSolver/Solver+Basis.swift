/// Steps from one basis to the next.
extension Solver {
  /// Gives a symbol the row that follows from `0 = row`.
  ///
  /// `column` is that of the symbol, the last that the tableau was asked for, or nothing when no
  /// row names the symbol.
  mutating func define(_ symbol: Int, by row: Row, column: [Row.Term]) {
    // 1. No row may lead back to the symbol.
    var row = column.isEmpty ? row : tableau.substituted(row)
    row.solve(for: symbol)
    tableau.insert(row, for: symbol)
    // 2. What depends on it has new values.
    for term in column where tableau.symbols[term.symbol].isBasic { refresh(term.symbol) }
    noteFeasibility(of: symbol)
    // 3. Those outside the basis cost what it cost.
    let cost = costs[symbol]
    costs[symbol] = Cost()
    addCost(cost, times: 1, toRow: row)
  }

  /// Exchanges a basic symbol for one outside the basis.
  ///
  /// `column` is that of `entering`, the last that the tableau was asked for.
  mutating func pivot(leaving: Int, entering: Int, column: [Row.Term]) {
    var row = tableau.takeRow(of: leaving)
    row.append(leaving, times: -1)
    define(entering, by: row, column: column)
  }

  /// Works the value of a basic symbol out, and remembers when it falls below zero.
  mutating func refresh(_ symbol: Int) {
    tableau.refresh(symbol)
    noteFeasibility(of: symbol)
  }

  /// Charges the symbols outside the basis with a cost of what a row stands for.
  mutating func addCost(_ cost: Cost, times factor: Double, toRow row: Row) {
    guard !cost.isZero else { return }
    for term in tableau.expanded(row).terms {
      addCost(cost, times: factor * term.coefficient, to: term.symbol)
    }
  }

  /// Adds to the cost of a symbol, through its row when it is in the basis.
  mutating func addCost(_ cost: Cost, times factor: Double, toAny symbol: Int) {
    guard tableau.symbols[symbol].isBasic else { return addCost(cost, times: factor, to: symbol) }
    addCost(cost, times: factor, toRow: tableau.row(of: symbol))
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

/// Changes of the basis.
extension Solver {
  /// Gives a symbol the row that follows from `0 = row`.
  ///
  /// `column` is that of the symbol, the last one that was computed, or empty if the symbol occurs
  /// in no row. `full` is the row in symbols outside the basis alone, if the caller knows it;
  /// otherwise it is computed.
  mutating func define(
    _ symbol: Int, by row: TableauRow, column: [TableauRow.Term], full: TableauRow? = nil
  ) {
    // 1. No row may depend on the symbol in a cycle.
    var row = column.isEmpty ? row : tableau.substituted(row)
    row.solve(for: symbol)
    // 2. The symbols outside the basis receive its cost.
    row = transferCost(of: symbol, to: row, full: full)
    tableau.insert(row, for: symbol)
    // 3. Update the values that depend on it.
    for term in column where tableau.symbols[term.symbol].isBasic { refresh(term.symbol) }
    updateFeasibility(of: symbol)
    // 4. Shorten rows in which the dependency cancels out.
    for term in column where abs(term.coefficient) < TableauRow.epsilon {
      tableau.expandIfShort(term.symbol)
    }
  }

  /// Exchanges a basic symbol for one outside the basis.
  ///
  /// `column` is that of `entering`, the last one that was computed; `full` is the expanded row of
  /// `leaving`, if it is known.
  mutating func pivot(
    leaving: Int, entering: Int, column: [TableauRow.Term], full: TableauRow? = nil
  ) {
    var row = tableau.removeRow(of: leaving)
    row.append(leaving, times: -1)
    define(entering, by: row, column: column, full: full?.exchanging(leaving, for: entering))
  }

  /// Updates the value of a basic symbol, and records whether it is infeasible.
  mutating func refresh(_ symbol: Int) {
    tableau.refresh(symbol)
    updateFeasibility(of: symbol)
  }

  /// Transfers the cost of a symbol that gets a row to the symbols outside the basis.
  ///
  /// Returns the row to insert: the expanded one if that isn't longer, since it contains no symbols
  /// that cancel out.
  private mutating func transferCost(of symbol: Int, to row: TableauRow, full known: TableauRow?)
    -> TableauRow
  {
    let cost = costs[symbol]
    guard !cost.isZero else { return row }
    costs[symbol] = Cost()
    let full = known ?? tableau.expanded(row)
    for term in full.terms { addCost(cost, times: term.coefficient, to: term.symbol) }
    return full.terms.count <= row.terms.count ? full : row
  }

  /// Adds to the cost of a symbol, through its row if it is in the basis.
  mutating func addCost(_ cost: Cost, times factor: Double, toAny symbol: Int) {
    guard tableau.symbols[symbol].isBasic else { return addCost(cost, times: factor, to: symbol) }
    for term in tableau.expandedRow(of: symbol).terms {
      addCost(cost, times: factor * term.coefficient, to: term.symbol)
    }
  }

  /// Returns the contradiction of a row that can't be zero.
  func contradiction(of row: TableauRow) -> Infeasible {
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

  /// Records a basic symbol that became negative.
  private mutating func updateFeasibility(of symbol: Int) {
    if isBelowZero(symbol) { infeasible.insert(symbol) }
  }

  /// Returns whether a basic symbol is negative and restricted.
  func isBelowZero(_ symbol: Int) -> Bool {
    tableau.symbols[symbol].value < -Solver.epsilon && tableau.symbols[symbol].kind != .free
  }
}

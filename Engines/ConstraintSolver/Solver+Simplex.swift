/// The two simplex methods.
///
/// Both choose the smallest symbol among equals (Bland's rule), so neither cycles.
extension Solver {
  /// Optimizes the objective from a feasible tableau.
  mutating func optimize() {
    while let entering = improving.popFirst() {
      guard isImproving(entering) else { continue }
      let column = tableau.column(of: entering)
      // Violations are sums of nonnegative numbers, so only a rounding error can make them seem
      // unbounded.
      guard let leaving = firstToReachZero(in: column, sign: -1) else { continue }
      pivot(leaving: leaving, entering: entering, column: column)
    }
    infeasible.removeAll()
  }

  /// Makes a tableau with an optimal objective feasible again (the paper's dual method for edits).
  mutating func restoreFeasibility() throws(Infeasible) {
    while let leaving = infeasible.popFirst() {
      guard tableau.symbols[leaving].isBasic, isBelowZero(leaving) else { continue }
      let row = tableau.expandedRow(of: leaving)
      guard let entering = cheapestEntering(in: row) else {
        var row = row
        row.append(leaving, times: -1)
        throw contradiction(of: row)
      }
      let column = tableau.column(of: entering)
      pivot(leaving: leaving, entering: entering, column: column, full: row)
    }
    optimize()
  }

  /// Minimizes an artificial variable in the basis.
  mutating func minimize(_ artificial: Int) {
    while tableau.symbols[artificial].isBasic, tableau.symbols[artificial].value > 0 {
      let row = tableau.expandedRow(of: artificial)
      guard let entering = lessening(row) else { return }
      let column = tableau.column(of: entering)
      guard let leaving = firstToReachZero(in: column, sign: -1) else { return }
      pivot(leaving: leaving, entering: entering, column: column)
    }
  }

  /// Returns the restricted symbol of a column that reaches zero first as the column's symbol grows
  /// (sign -1) or falls (+1).
  func firstToReachZero(in column: [TableauRow.Term], sign: Double) -> Int? {
    var best: (symbol: Int, ratio: Double)?
    for term in column where tableau.symbols[term.symbol].kind != .free {
      let coefficient = sign * term.coefficient
      guard coefficient > TableauRow.epsilon else { continue }
      let ratio = max(0, tableau.symbols[term.symbol].value) / coefficient
      let isFirst = best.map { ($1, $0) > (ratio, term.symbol) } ?? true
      if isFirst { best = (term.symbol, ratio) }
    }
    return best?.symbol
  }

  /// Returns whether more of a symbol outside the basis decreases the violation.
  private func isImproving(_ symbol: Int) -> Bool {
    costs[symbol].isNegative && tableau.symbols[symbol].kind != .dummy
      && !tableau.symbols[symbol].isBasic
  }

  /// Returns the symbol that can enter to increase a negative row at the least cost.
  private func cheapestEntering(in row: TableauRow) -> Int? {
    var best: TableauRow.Term?
    for term in row.terms where term.coefficient > 0 && !isDummy(term.symbol) {
      guard let current = best else {
        best = term
        continue
      }
      if isCheaper(term, than: current) { best = term }
    }
    return best?.symbol
  }

  private func isCheaper(_ term: TableauRow.Term, than other: TableauRow.Term) -> Bool {
    let difference = costs[term.symbol].compared(
      per: term.coefficient, with: costs[other.symbol], per: other.coefficient)
    return difference < 0 || (difference == 0 && term.symbol < other.symbol)
  }

  /// Returns the smallest symbol that decreases the value of a row as it grows.
  private func lessening(_ row: TableauRow) -> Int? {
    row.terms.filter { $0.coefficient < 0 && !isDummy($0.symbol) }.map(\.symbol).min()
  }

  private func isDummy(_ symbol: Int) -> Bool {
    tableau.symbols[symbol].kind == .dummy
  }
}

extension Solver {
  /// Removes a constraint; does nothing if it isn't in the solver.
  package mutating func remove(_ id: Constraint.ID) {
    guard let entry = entry(id) else { return }
    retire(id)
    removeEquation(of: entry)
    // The values that the constraint limited may change now.
    optimize()
  }

  /// Removes the equation of a constraint from the tableau.
  mutating func removeEquation(of entry: Entry) {
    // 1. Remove the costs of its errors.
    removeCosts(of: entry)
    // 2. Bring its marker into the basis, at the row that keeps all others feasible.
    if !tableau.symbols[entry.marker].isBasic {
      let column = tableau.column(of: entry.marker)
      if let leaving = rowToLeave(in: column) {
        pivot(leaving: leaving, entering: entry.marker, column: column)
      }
    }
    // 3. Remove the row of the marker, which only defines the marker.
    if tableau.symbols[entry.marker].isBasic {
      tableau.inline(entry.marker)
      tableau.removeRow(of: entry.marker)
    }
    removeSymbols(of: entry)
  }

  private mutating func removeCosts(of entry: Entry) {
    guard let level = entry.constraint.strength.level else { return }
    let cost = Cost(level: level, weight: 1)
    for symbol in [entry.marker, entry.other].compactMap({ $0 })
    where tableau.symbols[symbol].kind == .error {
      addCost(cost, times: -1, toAny: symbol)
    }
  }

  /// Returns the row to solve for a marker that is being removed, in this order: one of an
  /// always-zero symbol, which nothing else may change; the first restricted symbol to reach zero
  /// as the marker grows; the first as it falls, since the marker may become negative; any other,
  /// best the one that depends on the marker most closely.
  private func rowToLeave(in column: [TableauRow.Term]) -> Int? {
    let touched = column.filter { abs($0.coefficient) >= TableauRow.epsilon }
    return touched.first { tableau.symbols[$0.symbol].kind == .dummy }?.symbol
      ?? firstToReachZero(in: touched, sign: -1)
      ?? firstToReachZero(in: touched, sign: 1)
      ?? touched.first?.symbol
  }
}

extension Solver {
  /// Takes a constraint out of force; nothing happens when it is not.
  package mutating func remove(_ id: Constraint.ID) {
    guard let entry = entry(id) else { return }
    retire(id)
    takeOut(entry)
    // What the constraint held back may move now.
    optimize()
  }

  /// Takes the equation of a constraint out of the tableau.
  mutating func takeOut(_ entry: Entry) {
    // 1. Its errors count no longer.
    forgetCosts(of: entry)
    // 2. Bring its marker into the basis, at the row that keeps all others feasible.
    if !tableau.symbols[entry.marker].isBasic {
      let column = tableau.column(of: entry.marker)
      if let leaving = rowToLeave(in: column) {
        pivot(leaving: leaving, entering: entry.marker, column: column)
      }
    }
    // 3. The row of the marker says nothing but what the marker is: it goes with it.
    if tableau.symbols[entry.marker].isBasic {
      tableau.inline(entry.marker)
      tableau.takeRow(of: entry.marker)
    }
    forget(entry)
  }

  private mutating func forgetCosts(of entry: Entry) {
    guard let level = entry.constraint.strength.level else { return }
    let cost = Cost(level: level, weight: 1)
    for symbol in [entry.marker, entry.other].compactMap({ $0 })
    where tableau.symbols[symbol].kind == .error {
      addCost(cost, times: -1, toAny: symbol)
    }
  }

  /// The row to solve for a marker that is about to go, in this order: one of an always-zero
  /// symbol, which nothing else may move; the first restricted symbol to reach zero as the marker
  /// grows; the first as it falls, since a marker on its way out may be below zero; any other, best
  /// the one that depends on the marker most closely.
  private func rowToLeave(in column: [Row.Term]) -> Int? {
    let touched = column.filter { abs($0.coefficient) >= Row.epsilon }
    return touched.first { tableau.symbols[$0.symbol].kind == .dummy }?.symbol
      ?? firstToReachZero(in: touched, sign: -1)
      ?? firstToReachZero(in: touched, sign: 1)
      ?? touched.first?.symbol
  }
}

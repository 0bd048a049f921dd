extension Solver {
  /// Puts a row into the tableau: `symbol = row`.
  mutating func insertRow(_ row: Row, for symbol: Int) {
    isBasic[symbol] = true
    for term in row.terms { link(symbol, to: term.symbol) }
    rows[symbol] = row
  }

  /// Takes the row of a basic symbol out of the tableau.
  mutating func takeRow(of symbol: Int) -> Row {
    let row = rows[symbol]
    for term in row.terms { unlink(symbol, from: term.symbol) }
    rows[symbol] = Row()
    isBasic[symbol] = false
    infeasible.remove(symbol)
    return row
  }

  /// Writes `row` for `symbol` wherever it occurs, in rows and in the objective.
  mutating func substitute(_ row: Row, for symbol: Int) {
    let basics = columns[symbol]
    columns[symbol] = []
    for basic in basics {
      let factor = rows[basic].remove(symbol)
      let change = rows[basic].add(row, times: factor)
      for inserted in change.inserted { link(basic, to: inserted) }
      for removed in change.removed { unlink(basic, from: removed) }
      noteFeasibility(of: basic)
    }
    moveCost(of: symbol, to: row)
    if let factor = phaseOne?.remove(symbol), factor != 0 { phaseOne?.add(row, times: factor) }
  }

  /// Exchanges a basic symbol for one of its row.
  mutating func pivot(leaving: Int, entering: Int) {
    var row = takeRow(of: leaving)
    row.solve(for: entering, leaving: leaving)
    substitute(row, for: entering)
    insertRow(row, for: entering)
    noteFeasibility(of: entering)
  }

  /// Adds to the cost of a symbol outside the basis.
  mutating func addCost(_ cost: Cost, times factor: Double, to symbol: Int) {
    costs[symbol].add(cost, times: factor)
    if costs[symbol].isNegative && kinds[symbol] != .dummy {
      improving.insert(symbol)
    } else {
      improving.remove(symbol)
    }
  }

  /// Adds to the cost of a symbol, through its row when it is in the basis.
  mutating func addCost(_ cost: Cost, times factor: Double, toAny symbol: Int) {
    guard isBasic[symbol] else { return addCost(cost, times: factor, to: symbol) }
    for term in rows[symbol].terms {
      addCost(cost, times: factor * term.coefficient, to: term.symbol)
    }
  }

  /// Takes a symbol without meaning out of every row, as if it were zero.
  mutating func eraseColumn(_ symbol: Int) {
    for basic in columns[symbol] { _ = rows[basic].remove(symbol) }
    columns[symbol] = []
  }

  /// Remembers a basic symbol that fell below zero.
  mutating func noteFeasibility(of symbol: Int) {
    if kinds[symbol] != .free && rows[symbol].constant < -Solver.epsilon {
      infeasible.insert(symbol)
    }
  }

  /// Charges the symbols of a row with what a symbol cost that the row replaces.
  private mutating func moveCost(of symbol: Int, to row: Row) {
    let cost = costs[symbol]
    guard !cost.isZero else { return }
    costs[symbol] = Cost()
    improving.remove(symbol)
    for term in row.terms { addCost(cost, times: term.coefficient, to: term.symbol) }
  }

  private mutating func link(_ basic: Int, to symbol: Int) {
    let index = position(of: basic, in: symbol)
    if index == columns[symbol].count || columns[symbol][index] != basic {
      columns[symbol].insert(basic, at: index)
    }
  }

  private mutating func unlink(_ basic: Int, from symbol: Int) {
    let index = position(of: basic, in: symbol)
    if index < columns[symbol].count, columns[symbol][index] == basic {
      columns[symbol].remove(at: index)
    }
  }

  private func position(of basic: Int, in symbol: Int) -> Int {
    var low = 0
    var high = columns[symbol].count
    while low < high {
      let middle = (low + high) / 2
      if columns[symbol][middle] < basic { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

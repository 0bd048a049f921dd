extension Solver {
  /// Finds a feasible basis for a row by making an extra variable, the amount by which it is
  /// missed, zero.
  mutating func insertByArtificialVariable(_ row: Row, entry: Entry) throws(Infeasible) {
    // 1. The artificial variable stands for the row.
    let artificial = makeSymbol(.slack, owner: nil)
    insertRow(row, for: artificial)
    phaseOne = row
    // 2. Make it as small as it goes.
    minimizePhaseOne()
    let remainder = phaseOne ?? Row()
    phaseOne = nil
    // 3. Above zero: the symbols that hold it up are the contradiction.
    guard remainder.constant <= Solver.tolerance(of: row) else {
      if isBasic[artificial] { _ = takeRow(of: artificial) }
      retire(artificial)
      throw Infeasible(symbols: remainder.terms.map(\.symbol))
    }
    // 4. Zero: exchange it for a symbol that has a meaning.
    if isBasic[artificial] { leaveBasis(artificial, entry: entry) }
    retire(artificial)
  }

  /// What counts as zero beside the numbers of a row.
  private static func tolerance(of row: Row) -> Double {
    epsilon * max(1, row.constant / 1_000)
  }

  /// Exchanges an artificial variable of value zero.
  ///
  /// The marker occurs in its row, so there is always one.
  private mutating func leaveBasis(_ artificial: Int, entry: Entry) {
    rows[artificial].constant = 0
    let useful = rows[artificial].terms.filter { kinds[$0.symbol] != .dummy }
    // The largest multiple keeps the division exact.
    let entering = useful.max { abs($0.coefficient) < abs($1.coefficient) }?.symbol
    pivot(leaving: artificial, entering: entering ?? entry.marker)
  }

  /// Takes an artificial variable out of the tableau.
  private mutating func retire(_ artificial: Int) {
    eraseColumn(artificial)
    dropSymbol(artificial)
  }

  /// Gives the symbols of a refused constraint back.
  mutating func forget(_ entry: Entry) {
    for symbol in [entry.marker, entry.other].compactMap({ $0 }) {
      eraseColumn(symbol)
      dropSymbol(symbol)
    }
  }
}

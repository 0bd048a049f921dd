/// The two simplex methods.
///
/// Both choose the smallest symbol among equals (Bland's rule), so neither circles.
extension Solver {
  /// Improves the objective from a feasible tableau until it is best.
  mutating func optimize() {
    while let entering = improving.min() {
      guard let leaving = blockingRow(of: entering) else {
        // Violations are sums of numbers above zero, so only a rounding error can look endless.
        improving.remove(entering)
        continue
      }
      pivot(leaving: leaving, entering: entering)
    }
    infeasible.removeAll()
  }

  /// Makes a tableau feasible again whose objective is best (the paper's dual method for edits).
  mutating func restoreFeasibility() throws(Infeasible) {
    while let leaving = infeasible.min() {
      infeasible.remove(leaving)
      guard isBasic[leaving], rows[leaving].constant < -Solver.epsilon else { continue }
      guard let entering = cheapestEntering(in: rows[leaving]) else {
        infeasible.insert(leaving)
        throw Infeasible(symbols: [leaving] + rows[leaving].terms.map(\.symbol))
      }
      pivot(leaving: leaving, entering: entering)
    }
    optimize()
  }

  /// Makes the artificial variable, whose value `phaseOne` holds, as small as it goes.
  mutating func minimizePhaseOne() {
    while let row = phaseOne, row.constant > 0, let entering = improvingPhaseOne(row),
      let leaving = blockingRow(of: entering)
    {
      pivot(leaving: leaving, entering: entering)
    }
  }

  /// The basic symbol that reaches zero first as `entering` grows.
  private func blockingRow(of entering: Int) -> Int? {
    firstToReachZero(columns[entering], as: entering, sign: -1)
  }

  /// The restricted symbol among `basics` that reaches zero first as a symbol grows (sign -1) or
  /// falls (+1).
  func firstToReachZero(_ basics: [Int], as symbol: Int, sign: Double) -> Int? {
    var best: (symbol: Int, ratio: Double)?
    for basic in basics where kinds[basic] != .free {
      let coefficient = sign * rows[basic].coefficient(of: symbol)
      guard coefficient > 0 else { continue }
      let ratio = max(0, rows[basic].constant) / coefficient
      if best.map({ ratio < $0.ratio }) ?? true { best = (basic, ratio) }
    }
    return best?.symbol
  }

  /// What may enter to lift a row above zero at the least cost.
  private func cheapestEntering(in row: Row) -> Int? {
    var best: Row.Term?
    for term in row.terms where term.coefficient > 0 && kinds[term.symbol] != .dummy {
      guard let current = best else {
        best = term
        continue
      }
      let isLess = costs[term.symbol].isLess(
        per: term.coefficient, than: costs[current.symbol], per: current.coefficient)
      if isLess { best = term }
    }
    return best?.symbol
  }

  /// What makes the artificial variable less.
  private func improvingPhaseOne(_ row: Row) -> Int? {
    row.terms.first { $0.coefficient < 0 && kinds[$0.symbol] != .dummy }?.symbol
  }
}

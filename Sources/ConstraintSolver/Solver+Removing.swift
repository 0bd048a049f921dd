extension Solver {
  /// Takes a constraint out of force; nothing happens when it is not.
  package mutating func remove(_ id: Constraint.ID) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    // 1. Its errors count no longer.
    forgetCosts(of: entry)
    // 2. Bring its marker into the basis, at the row that keeps all others feasible.
    if !isBasic[entry.marker], let leaving = rowToLeave(for: entry.marker) {
      pivot(leaving: leaving, entering: entry.marker)
    }
    // 3. The row of the marker says nothing but what the marker is: it goes with it.
    if isBasic[entry.marker] { _ = takeRow(of: entry.marker) }
    forget(entry)
    // 4. What the constraint held back may move now.
    optimize()
  }

  private mutating func forgetCosts(of entry: Entry) {
    guard let level = entry.constraint.strength.level else { return }
    let cost = Cost(level: level, weight: 1)
    for symbol in [entry.marker, entry.other].compactMap({ $0 }) where kinds[symbol] == .error {
      addCost(cost, times: -1, toAny: symbol)
    }
  }

  /// The row to solve for a marker that is about to go, in this order: one of an always-zero
  /// symbol, which nothing else may move; the first restricted symbol to reach zero as the marker
  /// grows; the first as it falls, since a marker on its way out may be below zero; any other.
  private func rowToLeave(for marker: Int) -> Int? {
    let basics = columns[marker]
    return basics.first { kinds[$0] == .dummy }
      ?? firstToReachZero(basics, as: marker, sign: -1)
      ?? firstToReachZero(basics, as: marker, sign: 1)
      ?? basics.first
  }
}

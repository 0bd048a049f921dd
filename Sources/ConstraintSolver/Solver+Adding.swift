extension Solver {
  /// Puts a constraint in force.
  ///
  /// An optional one is always taken. A required one that contradicts what is required already is
  /// refused, and the system stays as it was. So is one whose numbers are not finite, which
  /// contradicts itself.
  @discardableResult
  package mutating func add(_ constraint: Constraint) throws(Conflict) -> Constraint.ID {
    guard constraint.expression.isFinite else {
      throw Conflict(refused: constraint, others: [])
    }
    let id = makeID()
    do {
      try insert(constraint, as: id)
    } catch {
      throw conflict(error, refusing: constraint, id: id)
    }
    return id
  }

  /// The constraints behind the symbols of a contradiction.
  func conflict(
    _ infeasible: Infeasible, refusing constraint: Constraint, id: Constraint.ID
  ) -> Conflict {
    let others = Set(infeasible.symbols.compactMap { owners[$0] }).filter {
      $0 != id && entries[$0]?.constraint.strength == .required
    }
    return Conflict(refused: constraint, others: others.sorted())
  }

  /// Puts a constraint in force under a name.
  mutating func insert(_ constraint: Constraint, as id: Constraint.ID) throws(Infeasible) {
    // 1. Write the expression in symbols outside the basis, and add the ones of the constraint.
    var row = basicRow(of: constraint.expression)
    let entry = makeEntry(constraint, id: id, extending: &row)
    if row.constant < 0 { row.scale(by: -1) }
    // 2. Choose what to solve the row for; where nothing fits, an artificial variable finds it.
    do {
      if let subject = subject(of: row, entry: entry) {
        row.solve(for: subject)
        substitute(row, for: subject)
        insertRow(row, for: subject)
      } else if row.terms.allSatisfy({ kinds[$0.symbol] == .dummy }) {
        try insertRedundant(row, marker: entry.marker)
      } else {
        try insertByArtificialVariable(row, entry: entry)
      }
    } catch {
      forget(entry)
      optimize()
      throw error
    }
    // 3. Make the violation least again.
    entries[id] = entry
    optimize()
  }

  /// An expression with every basic variable replaced by its row.
  private func basicRow(of expression: Expression) -> Row {
    var row = Row(constant: expression.constant)
    for term in expression.terms where abs(term.coefficient) >= Row.epsilon {
      let symbol = term.variable.symbol
      if isBasic[symbol] {
        row.add(rows[symbol], times: term.coefficient)
      } else {
        row.add(symbol, times: term.coefficient)
      }
    }
    return row
  }

  /// Makes the symbols that turn a constraint into an equation.
  private mutating func makeEntry(
    _ constraint: Constraint, id: Constraint.ID, extending row: inout Row
  ) -> Entry {
    let sign = Solver.markerSign(of: constraint)
    guard let level = constraint.strength.level else {
      let kind: Kind = constraint.relation == .equal ? .dummy : .slack
      let marker = makeSymbol(kind, owner: id)
      row.add(marker, times: sign)
      return Entry(constraint: constraint, marker: marker, other: nil)
    }
    let cost = Cost(level: level, weight: 1)
    let isEquality = constraint.relation == .equal
    let marker = makeSymbol(isEquality ? .error : .slack, owner: id)
    let other = makeSymbol(.error, owner: id)
    row.add(marker, times: sign)
    row.add(other, times: -sign)
    if isEquality { addCost(cost, times: 1, to: marker) }
    addCost(cost, times: 1, to: other)
    return Entry(constraint: constraint, marker: marker, other: other)
  }

  /// With which sign the marker stands in the equation of a constraint.
  static func markerSign(of constraint: Constraint) -> Double {
    switch (constraint.relation, constraint.strength) {
    case (.lessThanOrEqual, _), (.equal, .required): 1
    case (.greaterThanOrEqual, _), (.equal, .optional): -1
    }
  }

  /// A symbol that can enter the basis for a row without a search: one of any value, or one that
  /// occurs nowhere else and would not be below zero.
  private func subject(of row: Row, entry: Entry) -> Int? {
    // The one that occurs in the fewest rows makes the least work.
    let free = row.terms.filter { kinds[$0.symbol] == .free }.map(\.symbol)
    if let free = free.min(by: { columns[$0].count < columns[$1].count }) { return free }
    let fitting = row.terms.filter { $0.coefficient < 0 && kinds[$0.symbol] != .dummy }
    if let own = fitting.first(where: { $0.symbol == entry.marker || $0.symbol == entry.other }) {
      return own.symbol
    }
    let new = fitting.first {
      kinds[$0.symbol] == .nonnegative && columns[$0.symbol].isEmpty && costs[$0.symbol].isZero
    }
    return new?.symbol
  }

  /// Takes an equality that follows from others, or refuses one that contradicts them.
  private mutating func insertRedundant(_ row: Row, marker: Int) throws(Infeasible) {
    guard row.constant <= Solver.epsilon else {
      throw Infeasible(symbols: row.terms.map(\.symbol))
    }
    var row = row
    row.constant = 0
    row.solve(for: marker)
    insertRow(row, for: marker)
  }
}

extension Solver {
  /// Adds a constraint.
  ///
  /// Optional constraints are always accepted. A required constraint that contradicts other
  /// required ones is rejected, and the system stays unchanged. A constraint with a number that
  /// isn't finite is also rejected, since it contradicts itself.
  @discardableResult
  package mutating func add(_ constraint: Constraint) throws(Conflict) -> Constraint.ID {
    guard constraint.expression.isFinite else {
      throw Conflict(refused: constraint, others: [])
    }
    let id = makeID()
    do {
      try insert(constraint, as: id)
    } catch {
      retire(id)
      throw conflict(error, refusing: constraint, id: id)
    }
    return id
  }

  /// Returns the conflict of the constraints behind the symbols of a contradiction.
  func conflict(
    _ infeasible: Infeasible, refusing constraint: Constraint, id: Constraint.ID
  ) -> Conflict {
    let others = infeasible.owners.filter {
      $0 != id && entry($0)?.constraint.strength == .required
    }
    return Conflict(refused: constraint, others: others.sorted())
  }

  /// Adds a constraint with an identifier.
  mutating func insert(_ constraint: Constraint, as id: Constraint.ID) throws(Infeasible) {
    // 1. Turn the constraint into an equation, with symbols for its slack and its errors.
    let entry = makeEntry(constraint, id: id)
    let row = equation(of: entry)
    do {
      // 2. Solve it for a symbol that enters the basis.
      try solve(row, of: entry)
    } catch {
      removeSymbols(of: entry)
      optimize()
      throw error
    }
    // 3. Minimize the violation again.
    entries[Int(id.slot)] = entry
    optimize()
  }

  /// Creates the symbols that turn a constraint into an equation.
  private mutating func makeEntry(_ constraint: Constraint, id: Constraint.ID) -> Entry {
    let isEquality = constraint.relation == .equal
    guard let level = constraint.strength.level else {
      let marker = makeSymbol(isEquality ? .dummy : .slack, owner: id.slot)
      return Entry(id: id, constraint: constraint, marker: marker, other: nil)
    }
    let cost = Cost(level: level, weight: 1)
    let marker = makeSymbol(isEquality ? .error : .slack, owner: id.slot)
    let other = makeSymbol(.error, owner: id.slot)
    if isEquality { costs[marker] = cost }
    costs[other] = cost
    return Entry(id: id, constraint: constraint, marker: marker, other: other)
  }

  /// Returns the row that is zero if the constraint holds.
  private mutating func equation(of entry: Entry) -> TableauRow {
    let expression = entry.constraint.expression
    let sign = Solver.markerSign(of: entry.constraint)
    var row = TableauRow(constant: expression.constant)
    row.terms.reserveCapacity(expression.terms.count + 2)
    for term in expression.terms { row.add(symbol(of: term.variable), times: term.coefficient) }
    row.terms.removeAll { abs($0.coefficient) < TableauRow.epsilon }
    row.add(entry.marker, times: sign)
    if let other = entry.other { row.add(other, times: -sign) }
    return row
  }

  /// Returns the sign of the marker in the equation of a constraint.
  static func markerSign(of constraint: Constraint) -> Double {
    switch (constraint.relation, constraint.strength) {
    case (.lessThanOrEqual, _), (.equal, .required): 1
    case (.greaterThanOrEqual, _), (.equal, .optional): -1
    }
  }

  /// Gives a symbol of a new equation a row.
  private mutating func solve(_ row: TableauRow, of entry: Entry) throws(Infeasible) {
    // 1. Choose an unrestricted variable that occurs in no row: the equation defines it.
    if let new = row.terms.first(where: { isNew($0.symbol, .free) }) {
      return define(new.symbol, by: row, column: [])
    }
    // 2. Otherwise choose among the symbols outside the basis.
    let full = tableau.expanded(row)
    if let subject = subject(of: full, entry: entry) {
      // The expanded row may be shorter, since it contains no symbols that cancel out.
      let shorter = full.terms.count <= row.terms.count ? full : row
      return define(subject, by: shorter, column: tableau.column(of: subject))
    }
    if full.terms.allSatisfy({ tableau.symbols[$0.symbol].kind == .dummy }) {
      return try insertRedundant(full, marker: entry.marker)
    }
    // 3. If no symbol fits, use an artificial variable.
    try insertByArtificialVariable(row, entry: entry)
  }

  /// Returns a symbol that can enter the basis for a row without a search.
  private func subject(of row: TableauRow, entry: Entry) -> Int? {
    var found: (symbol: Int, rank: Int)?
    for term in row.terms {
      guard let rank = rank(of: term, in: row, entry: entry) else { continue }
      if found.map({ rank < $0.rank }) ?? true { found = (term.symbol, rank) }
    }
    return found?.symbol
  }

  /// Returns the rank of a symbol as an entering symbol; `nil` if it may become negative.
  ///
  /// Best is an unrestricted variable; then the slack of an inequality; then a length without
  /// constraints; last the error of the constraint.
  private func rank(of term: TableauRow.Term, in row: TableauRow, entry: Entry) -> Int? {
    let symbol = tableau.symbols[term.symbol]
    if symbol.kind == .free { return 0 }
    guard row.constant == 0 || (term.coefficient < 0) == (row.constant > 0) else { return nil }
    switch symbol.kind {
    case .slack where symbol.owner == entry.id.slot: return 1
    case .nonnegative where isNew(term.symbol, .nonnegative): return 2
    case .error where symbol.owner == entry.id.slot: return 3
    default: return nil
    }
  }

  /// Returns whether a symbol has a kind, is outside the basis, and occurs in no row, so that it
  /// has no cost.
  private func isNew(_ symbol: Int, _ kind: TableauSymbol.Kind) -> Bool {
    tableau.symbols[symbol].kind == kind && !tableau.symbols[symbol].isBasic
      && !tableau.isUsed(symbol)
  }

  /// Accepts an equality that follows from others, or rejects one that contradicts them.
  private mutating func insertRedundant(_ row: TableauRow, marker: Int) throws(Infeasible) {
    guard abs(row.constant) <= Solver.epsilon else { throw contradiction(of: row) }
    var row = row
    row.constant = 0
    define(marker, by: row, column: [])
  }
}

/// Expanded rows and columns.
extension Tableau {
  /// Returns the row in symbols outside the basis alone.
  mutating func expanded(_ row: TableauRow) -> TableauRow {
    guard row.terms.contains(where: { symbols[$0.symbol].isBasic }) else { return row }
    return sum(row, replacingSince: 0)
  }

  /// Returns the row of a basic symbol in symbols outside the basis alone.
  mutating func expandedRow(of symbol: Int) -> TableauRow {
    addRow(of: symbol, times: 1, replacingSince: 0)
    return sum(constant: symbols[symbol].constant, replacingSince: 0)
  }

  /// Returns the row without the symbols of the column that was computed last.
  mutating func substituted(_ row: TableauRow) -> TableauRow {
    sum(row, replacingSince: columnCount)
  }

  /// Replaces the row of a basic symbol by its expanded row if that is short.
  ///
  /// For symbols in whose columns all changes cancel out, such as a width that is the remainder of
  /// another one: with expanded rows they no longer take part in changes.
  mutating func expandIfShort(_ symbol: Int) {
    guard symbols[symbol].isBasic else { return }
    let full = expandedRow(of: symbol)
    guard full.terms.count <= Tableau.shortLength else { return }
    removeRow(of: symbol)
    insert(full, for: symbol)
  }

  /// The length up to which an expanded row replaces one; longer rows would cost more than they
  /// save.
  private static let shortLength = 2 * TableauRow.usualLength

  /// Returns the symbols that depend on one outside the basis, with their multiples, each after
  /// those it depends on.
  ///
  /// It may contain symbols for which all changes cancel out.
  mutating func column(of symbol: Int) -> [TableauRow.Term] {
    columnCount += 1
    var column: [TableauRow.Term] = []
    column.reserveCapacity(TableauRow.usualLength)
    addDependents(of: symbol, times: 1)
    while let user = queue.popLowest() {
      let amount = symbols[user].resetAmount()
      symbols[user].lastColumn = columnCount
      column.append(TableauRow.Term(symbol: user, coefficient: amount))
      addDependents(of: user, times: amount)
    }
    return column
  }

  private mutating func addDependents(of symbol: Int, times factor: Double) {
    var next = symbols[symbol].firstInColumn
    while next != Cell.none {
      let user = cells[next].row
      if !symbols[user].addAmount(times: factor * cells[next].coefficient) {
        queue.insert(user, depth: Int(symbols[user].depth))
      }
      next = cells[next].nextInColumn
    }
  }

  /// Adds a row to the sum, with the rows of the symbols that were found in a column since then
  /// substituted.
  ///
  /// The deepest symbol comes first: everything that contains a symbol is added before the symbol
  /// is substituted, so that no symbol is substituted that cancels out.
  private mutating func sum(_ row: TableauRow, replacingSince column: Int) -> TableauRow {
    for term in row.terms { addToSum(term.symbol, times: term.coefficient, replacingSince: column) }
    return sum(constant: row.constant, replacingSince: column)
  }

  /// Returns the sum.
  private mutating func sum(constant: Double, replacingSince column: Int) -> TableauRow {
    var result = TableauRow(constant: constant)
    while let symbol = queue.popHighest() {
      let amount = symbols[symbol].resetAmount()
      guard abs(amount) >= TableauRow.epsilon else { continue }
      result.constant += amount * symbols[symbol].constant
      addRow(of: symbol, times: amount, replacingSince: column)
    }
    result.terms.reserveCapacity(kept.count)
    for symbol in kept {
      let amount = symbols[symbol].resetAmount()
      if abs(amount) >= TableauRow.epsilon { result.append(symbol, times: amount) }
    }
    kept.removeAll(keepingCapacity: true)
    if abs(result.constant) < TableauRow.epsilon { result.constant = 0 }
    return result
  }

  private mutating func addRow(of symbol: Int, times factor: Double, replacingSince column: Int) {
    var next = symbols[symbol].firstInRow
    while next != Cell.none {
      addToSum(cells[next].symbol, times: factor * cells[next].coefficient, replacingSince: column)
      next = cells[next].nextInRow
    }
  }

  private mutating func addToSum(_ symbol: Int, times factor: Double, replacingSince column: Int) {
    guard !symbols[symbol].addAmount(times: factor) else { return }
    if symbols[symbol].isBasic && symbols[symbol].lastColumn >= column {
      queue.insert(symbol, depth: Int(symbols[symbol].depth))
    } else {
      kept.append(symbol)
    }
  }
}

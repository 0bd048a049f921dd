/// Rows as they are stored.
extension Tableau {
  /// Returns the value of a row.
  func value(of row: TableauRow) -> Double {
    row.terms.reduce(row.constant) { $0 + $1.coefficient * symbols[$1.symbol].value }
  }

  /// Gives a symbol outside the basis a row, none of whose symbols depends on it.
  ///
  /// The dependents of the symbol must be updated afterward, see ``refresh(_:)``.
  mutating func insert(_ row: TableauRow, for symbol: Int) {
    symbols[symbol].isBasic = true
    symbols[symbol].constant = row.constant
    for term in row.terms { link(term, intoRowOf: symbol) }
    refresh(symbol)
  }

  /// Removes the row of a symbol, which leaves the basis.
  @discardableResult
  mutating func removeRow(of symbol: Int) -> TableauRow {
    var row = TableauRow(constant: symbols[symbol].constant)
    row.terms.reserveCapacity(TableauRow.usualLength)
    var next = symbols[symbol].firstInRow
    while next != Cell.none {
      let cell = cells[next]
      row.append(cell.symbol, times: cell.coefficient)
      unlinkFromColumn(next)
      recycle(next)
      next = cell.nextInRow
    }
    symbols[symbol].firstInRow = Cell.none
    symbols[symbol].isBasic = false
    symbols[symbol].depth = 0
    symbols[symbol].constant = 0
    setValue(0, of: symbol)
    return row
  }

  /// Updates the value and depth of a basic symbol from its row.
  mutating func refresh(_ symbol: Int) {
    var value = symbols[symbol].constant
    var depth: Int32 = 0
    var next = symbols[symbol].firstInRow
    while next != Cell.none {
      let other = cells[next].symbol
      value += cells[next].coefficient * symbols[other].value
      depth = max(depth, symbols[other].depth)
      next = cells[next].nextInRow
    }
    setValue(abs(value) < TableauRow.epsilon ? 0 : value, of: symbol)
    symbols[symbol].depth = depth + 1
  }

  /// Shifts a symbol: `amount` becomes its zero.
  mutating func shift(_ symbol: Int, by amount: Double) {
    if symbols[symbol].isBasic { symbols[symbol].constant -= amount }
    var next = symbols[symbol].firstInColumn
    while next != Cell.none {
      symbols[cells[next].row].constant += amount * cells[next].coefficient
      next = cells[next].nextInColumn
    }
  }

  /// Substitutes the row of a basic symbol wherever the symbol occurs.
  mutating func inline(_ symbol: Int) {
    while case let cell = symbols[symbol].firstInColumn, cell != Cell.none {
      let user = cells[cell].row
      columnCount += 1
      symbols[symbol].lastColumn = columnCount
      let row = substituted(removeRow(of: user))
      insert(row, for: user)
    }
  }
}

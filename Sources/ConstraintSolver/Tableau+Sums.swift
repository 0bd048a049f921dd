/// Rows and columns of the textbook.
extension Tableau {
  /// The row in symbols outside the basis alone.
  mutating func expanded(_ row: Row) -> Row {
    guard row.terms.contains(where: { symbols[$0.symbol].isBasic }) else { return row }
    return gather(row, replacingSince: 0)
  }

  /// The row without the symbols of the column that was asked for last.
  mutating func substituted(_ row: Row) -> Row {
    gather(row, replacingSince: columnCount)
  }

  /// Gives a basic symbol its full row if that is short.
  ///
  /// For symbols in whose columns all changes cancel out, as where one width is another one less
  /// what is left of it: with full rows they are no longer in the way of the changes.
  mutating func straighten(_ symbol: Int) {
    guard symbols[symbol].isBasic else { return }
    let full = expanded(row(of: symbol))
    guard full.terms.count <= Tableau.shortLength else { return }
    takeRow(of: symbol)
    insert(full, for: symbol)
  }

  /// How long a row is that replaces one which leads to its symbols by detours.
  ///
  /// Rows of layouts have three to eight terms; longer ones would cost more than detours do.
  private static let shortLength = 16

  /// The symbols that change with one outside the basis, and how many times as much; each after
  /// those that it depends on.
  ///
  /// It may name symbols for which all changes cancel out.
  mutating func column(of symbol: Int) -> [Row.Term] {
    columnCount += 1
    var column: [Row.Term] = []
    meetUsers(of: symbol, times: 1)
    while let user = queue.popFirst() {
      let amount = symbols[user].amount
      symbols[user].amount = 0
      symbols[user].isMet = false
      symbols[user].lastColumn = columnCount
      column.append(Row.Term(symbol: user, coefficient: amount))
      meetUsers(of: user, times: amount)
    }
    return column
  }

  private mutating func meetUsers(of symbol: Int, times factor: Double) {
    var next = symbols[symbol].firstInColumn
    while next != Cell.none {
      let user = cells[next].row
      symbols[user].amount += factor * cells[next].coefficient
      if !symbols[user].isMet {
        symbols[user].isMet = true
        queue.insert(user, rank: Int(symbols[user].depth))
      }
      next = cells[next].nextInColumn
    }
  }

  /// Adds a row up, with the rows of those symbols in their place that were found in a column
  /// since then.
  ///
  /// The deepest goes first: what names a symbol is added before the symbol is replaced, so that
  /// nothing is replaced that cancels out.
  private mutating func gather(_ row: Row, replacingSince column: Int) -> Row {
    var result = Row(constant: row.constant)
    for term in row.terms { meet(term.symbol, times: term.coefficient, replacingSince: column) }
    while let symbol = queue.popFirst() {
      let amount = takeAmount(of: symbol)
      guard abs(amount) >= Row.epsilon else { continue }
      result.constant += amount * symbols[symbol].constant
      var next = symbols[symbol].firstInRow
      while next != Cell.none {
        let factor = amount * cells[next].coefficient
        meet(cells[next].symbol, times: factor, replacingSince: column)
        next = cells[next].nextInRow
      }
    }
    result.terms.reserveCapacity(kept.count)
    for symbol in kept {
      let amount = takeAmount(of: symbol)
      if abs(amount) >= Row.epsilon { result.append(symbol, times: amount) }
    }
    kept.removeAll(keepingCapacity: true)
    if abs(result.constant) < Row.epsilon { result.constant = 0 }
    return result
  }

  private mutating func meet(_ symbol: Int, times factor: Double, replacingSince column: Int) {
    symbols[symbol].amount += factor
    guard !symbols[symbol].isMet else { return }
    symbols[symbol].isMet = true
    if symbols[symbol].isBasic && symbols[symbol].lastColumn >= column {
      queue.insert(symbol, rank: -Int(symbols[symbol].depth))
    } else {
      kept.append(symbol)
    }
  }

  private mutating func takeAmount(of symbol: Int) -> Double {
    let amount = symbols[symbol].amount
    symbols[symbol].amount = 0
    symbols[symbol].isMet = false
    return amount
  }
}

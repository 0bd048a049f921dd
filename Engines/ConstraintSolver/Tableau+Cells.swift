/// Chains of cells.
extension Tableau {
  /// Inserts a coefficient into a row.
  mutating func link(_ term: TableauRow.Term, intoRowOf symbol: Int) {
    let head = symbols[term.symbol].firstInColumn
    let cell = Cell(
      row: symbol, symbol: term.symbol, coefficient: term.coefficient,
      nextInRow: symbols[symbol].firstInRow, nextInColumn: head)
    let index: Int
    if firstUnusedCell == Cell.none {
      index = cells.count
      cells.append(cell)
    } else {
      index = firstUnusedCell
      firstUnusedCell = cells[index].nextInRow
      cells[index] = cell
    }
    if head != Cell.none { cells[head].previousInColumn = index }
    symbols[term.symbol].firstInColumn = index
    symbols[symbol].firstInRow = index
  }

  /// Removes a coefficient from its column.
  mutating func unlinkFromColumn(_ index: Int) {
    let cell = cells[index]
    if cell.previousInColumn == Cell.none {
      symbols[cell.symbol].firstInColumn = cell.nextInColumn
    } else {
      cells[cell.previousInColumn].nextInColumn = cell.nextInColumn
    }
    if cell.nextInColumn != Cell.none {
      cells[cell.nextInColumn].previousInColumn = cell.previousInColumn
    }
  }

  /// Removes a coefficient from its row; linear in the length of the row.
  mutating func removeFromRow(_ index: Int) {
    let row = cells[index].row
    if symbols[row].firstInRow == index {
      symbols[row].firstInRow = cells[index].nextInRow
      return
    }
    var before = symbols[row].firstInRow
    while cells[before].nextInRow != index { before = cells[before].nextInRow }
    cells[before].nextInRow = cells[index].nextInRow
  }

  /// Makes the index of a removed coefficient available again.
  mutating func recycle(_ index: Int) {
    cells[index].nextInRow = firstUnusedCell
    firstUnusedCell = index
  }
}

/// One coefficient of a tableau: the multiple of a symbol in the row of another.
///
/// Cells are in one array and are linked along their row and along their column, so that rows are
/// added and removed without allocations.
struct Cell: Sendable {
  /// The basic symbol of the row.
  var row: Int
  /// The symbol that it multiplies.
  var symbol: Int
  var coefficient: Double
  var nextInRow = Cell.none
  var nextInColumn = Cell.none
  var previousInColumn = Cell.none

  /// The end of a chain of cells.
  static let none = -1
}

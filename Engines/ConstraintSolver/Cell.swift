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

/// One number of a tableau: how often a symbol stands in the row of another.
///
/// Cells lie in one array and are linked along their row and along their column, so that rows come
/// and go without an allocation each.
struct Cell: Sendable {
  /// The basic symbol whose row it is in.
  var row: Int
  /// The symbol that it multiplies.
  var symbol: Int
  var coefficient: Double
  var nextInRow = Cell.none
  var nextInColumn = Cell.none
  var previousInColumn = Cell.none

  /// Ends a chain of cells.
  static let none = -1
}

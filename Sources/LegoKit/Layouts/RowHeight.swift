import UIKit

/// How high the rows of a list, a grid or a table are, or the one row of a carousel.
public enum RowHeight: Hashable, Sendable {
  /// As high as the highest cell of the row asks for in
  /// ``TypedCellType/layout(constraintsTo:with:)``.
  case fromCells
  /// So many points.
  case exactly(CGFloat)
  /// The width of the first column times this number: `.timesWidth(1)` makes squares.
  case timesWidth(CGFloat)
}

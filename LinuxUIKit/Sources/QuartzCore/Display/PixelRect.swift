/// A rectangle of whole pixels, whose origin is at the top left.
package struct PixelRect: Equatable, Sendable {
  /// The left column.
  package var x: Int
  /// The top row.
  package var y: Int
  /// The number of columns.
  package var width: Int
  /// The number of rows.
  package var height: Int

  /// Creates a rectangle.
  package init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }
}

/// The rows and columns of the items of a table.
///
/// Without spans, positions are arithmetic. With spans, creating a placement takes time and memory
/// in proportion to the number of items.
package struct TablePlacement: Equatable, Sendable {
  /// The number of columns, at least 1.
  package let columnCount: Int
  /// The number of items.
  package let itemCount: Int
  // The first items of the rows and the columns of the items; nil without spans.
  private var spanned: Spanned?

  private struct Spanned: Equatable {
    var rowStarts: [Int] = []
    var columns: [Range<Int>] = []
  }

  /// Creates the placement of items that take one column each.
  package init(itemCount: Int, columnCount: Int) {
    self.itemCount = max(0, itemCount)
    self.columnCount = max(1, columnCount)
  }

  /// Creates the placement of items that take several columns.
  ///
  /// An item that does not fit in the rest of its row begins the next one. `span` returns the
  /// number of columns of an item, which is at least 1 and at most that of the table.
  package init(itemCount: Int, columnCount: Int, span: (_ item: Int) -> Int) {
    self.init(itemCount: itemCount, columnCount: columnCount)
    var spanned = Spanned()
    spanned.columns.reserveCapacity(self.itemCount)
    var next = self.columnCount
    for item in 0..<self.itemCount {
      let span = min(max(1, span(item)), self.columnCount)
      if next + span > self.columnCount {
        spanned.rowStarts.append(item)
        next = 0
      }
      spanned.columns.append(next..<next + span)
      next += span
    }
    self.spanned = spanned
  }

  /// Whether items may take several columns.
  package var hasSpans: Bool { spanned != nil }

  /// The number of rows.
  package var rowCount: Int {
    spanned?.rowStarts.count ?? (itemCount + columnCount - 1) / columnCount
  }

  /// Returns the items of a row.
  package func items(ofRow row: Int) -> Range<Int> {
    guard let starts = spanned?.rowStarts else {
      return row * columnCount..<min((row + 1) * columnCount, itemCount)
    }
    return starts[row]..<(row + 1 < starts.count ? starts[row + 1] : itemCount)
  }

  /// Returns the columns of an item.
  package func columns(ofItem item: Int) -> Range<Int> {
    if let columns = spanned?.columns { return columns[item] }
    let column = item % columnCount
    return column..<column + 1
  }
}

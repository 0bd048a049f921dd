/// The position of a row in its section.
struct ListRowPosition: Hashable, Sendable {
  /// Whether the row is the section's header.
  var isHeader = false
  /// Whether the row is the first one below the header.
  var isFirst = false
  /// Whether the row is the last one.
  var isLast = false
}

extension ListRowPosition {
  /// Creates the position of an item; if the first item is a header, the first row is the second
  /// item.
  init(item: Int, itemCount: Int, firstIsHeader: Bool) {
    isHeader = firstIsHeader && item == 0
    isFirst = item == (firstIsHeader ? 1 : 0)
    isLast = !isHeader && item == itemCount - 1
  }
}

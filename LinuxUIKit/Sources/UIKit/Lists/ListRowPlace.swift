/// Where a row stands in its section, as far as its separators depend on it.
struct ListRowPlace: Hashable, Sendable {
  /// Whether it is the section's header.
  var isHeader = false
  /// Whether it is the first row below the header.
  var isFirst = false
  /// Whether it is the last row.
  var isLast = false
}

extension ListRowPlace {
  /// The place of an item among others; with a header that is an item, rows count from the second.
  init(item: Int, itemCount: Int, firstIsHeader: Bool) {
    isHeader = firstIsHeader && item == 0
    isFirst = item == (firstIsHeader ? 1 : 0)
    isLast = !isHeader && item == itemCount - 1
  }
}

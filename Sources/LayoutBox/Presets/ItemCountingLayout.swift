/// A layout whose positions each belong to a certain item, so that it determines the number of items.
package protocol ItemCountingLayout: SectionLayout {
  /// Returns the number of items that the layout has positions for, given the number that there are.
  func expectedItemCount(for itemCount: Int) -> ExpectedItemCount
}

/// A number of items that a layout has positions for.
package struct ExpectedItemCount: Equatable, Sendable {
  /// The number.
  package let count: Int
  /// The positions in words, such as "6 titles of rows and 20 spans".
  package let positions: String

  /// Creates a number with its positions in words.
  package init(_ count: Int, positions: String) {
    (self.count, self.positions) = (count, positions)
  }
}

extension Int {
  /// Returns the number with a noun, such as "1 row" or "3 rows"; a plural that is not given has an s.
  package func counting(_ noun: String, plural: String? = nil) -> String {
    "\(self) " + (self == 1 ? noun : plural ?? noun + "s")
  }
}

extension TimelineLayout: ItemCountingLayout {
  /// Returns the number of titles and spans.
  package func expectedItemCount(for itemCount: Int) -> ExpectedItemCount {
    ExpectedItemCount(
      rowTitleCount + columnTitleCount + spans.count,
      positions: """
        \(rowTitleCount.counting("title of a row", plural: "titles of rows")), \
        \(columnTitleCount.counting("title of a column", plural: "titles of columns")) and \
        \(spans.count.counting("span"))
        """)
  }
}

extension TableLayout: ItemCountingLayout {
  /// Returns the number of fields of which the last row is full.
  package func expectedItemCount(for itemCount: Int) -> ExpectedItemCount {
    let placement = placement(ofItems: itemCount)
    let last = itemCount > 0 ? placement.columns(ofItem: itemCount - 1).upperBound : 0
    let missing = itemCount > 0 ? placement.columnCount - last : 0
    return ExpectedItemCount(
      itemCount + missing,
      positions: """
        \(placement.rowCount.counting("row")) of \(placement.columnCount.counting("column"))
        """)
  }
}

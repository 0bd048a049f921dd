import UIKit

/// The columns of a table that is wider than its section, and their positions while the user
/// scrolls horizontally.
///
/// Positions are distances from the leading edge of the section's container, in points. The offset
/// is the distance that the user has scrolled from the first column, less than 0 while the table
/// bounces.
package struct TableGeometry: HorizontalGeometry, Equatable {
  /// The part of a row that a column covers.
  package struct Span: Equatable, Sendable {
    /// The distance from the leading edge.
    package var start: CGFloat
    /// The width.
    package let width: CGFloat

    /// Creates a part that begins at a distance from the leading edge.
    package init(start: CGFloat, width: CGFloat) {
      (self.start, self.width) = (start, width)
    }

    /// The distance of the trailing edge.
    package var end: CGFloat { start + width }
  }

  /// The columns before the user scrolls.
  package let columns: [Span]
  /// The number of items.
  package let itemCount: Int
  /// The number of columns that stay visible, at the leading edge.
  package let pinnedColumnCount: Int
  /// Whether the first row stays visible.
  package let pinsFirstRow: Bool
  /// The width of the section's container.
  package let visibleWidth: CGFloat
  /// The width of a row with the insets on both sides.
  package let contentWidth: CGFloat
  private let scrolls: Bool

  /// Creates the geometry of a table; at least one column is not pinned.
  package init(
    widths: [CGFloat], spacing: CGFloat = 0, insets: NSDirectionalEdgeInsets = .zero,
    visibleWidth: CGFloat, itemCount: Int, pinnedColumnCount: Int = 1, pinsFirstRow: Bool = false,
    scrolls: Bool = true
  ) {
    var start = insets.leading
    columns = widths.map { width in
      defer { start += width + spacing }
      return Span(start: start, width: width)
    }
    self.itemCount = itemCount
    self.pinnedColumnCount = min(max(0, pinnedColumnCount), max(0, widths.count - 1))
    self.pinsFirstRow = pinsFirstRow
    self.visibleWidth = visibleWidth
    self.scrolls = scrolls
    contentWidth = (columns.last?.end ?? 0) + insets.trailing
  }

  /// The largest distance that the user can scroll.
  package var maximumOffset: CGFloat {
    let hidden = contentWidth - visibleWidth
    return scrolls && hidden > Self.tolerance ? hidden : 0
  }

  // Rounding errors in the sum of the widths must not make a table scroll.
  private static let tolerance: CGFloat = 0.5

  /// The offset at the first display: 0.
  package var initialOffset: CGFloat { 0 }

  /// Returns the fields of the first row.
  package func pinnedItems(atOffset offset: CGFloat) -> [Int] {
    Array(0..<min(columns.count, itemCount))
  }

  /// The number of rows.
  package var rowCount: Int { (itemCount + columns.count - 1) / columns.count }

  /// Returns whether a column stays visible.
  package func isPinned(_ column: Int) -> Bool { column < pinnedColumnCount }

  /// Returns the position of a column at an offset.
  ///
  /// A pinned column moves through the inset before it, and stays at the edge or beside the pinned
  /// column before it.
  package func span(ofColumn column: Int, atOffset offset: CGFloat) -> Span {
    var span = columns[column]
    span.start -= offset
    if isPinned(column) { span.start = max(span.start, columns[column].start - columns[0].start) }
    return span
  }

  /// Returns the distance of the trailing edge of the pinned columns; 0 if there are none.
  package func pinnedEnd(atOffset offset: CGFloat) -> CGFloat {
    pinnedColumnCount > 0 ? span(ofColumn: pinnedColumnCount - 1, atOffset: offset).end : 0
  }

  /// Returns the columns of which a part is visible at an offset, in order: the pinned ones, and the
  /// others that are neither outside of the container nor behind the pinned ones.
  package func visibleColumns(atOffset offset: CGFloat) -> [Int] {
    let start = pinnedEnd(atOffset: offset)
    return columns.indices.filter { column in
      if isPinned(column) { return true }
      let span = span(ofColumn: column, atOffset: offset)
      return span.end > start && span.start < visibleWidth
    }
  }
}

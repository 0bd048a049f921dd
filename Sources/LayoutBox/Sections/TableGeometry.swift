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
  /// The rows and columns of the items.
  package let placement: TablePlacement
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
    visibleWidth: CGFloat, placement: TablePlacement, pinnedColumnCount: Int = 1,
    pinsFirstRow: Bool = false, scrolls: Bool = true
  ) {
    var start = insets.leading
    columns = widths.map { width in
      defer { start += width + spacing }
      return Span(start: start, width: width)
    }
    self.placement = placement
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
    placement.rowCount > 0 ? Array(placement.items(ofRow: 0)) : []
  }

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

  /// Returns the position of an item at an offset.
  ///
  /// One that begins in a pinned column stays at its leading edge, and its trailing edge moves with
  /// its last column up to the last of its pinned ones.
  package func span(ofItem item: Int, atOffset offset: CGFloat) -> Span {
    let columns = placement.columns(ofItem: item)
    let first = span(ofColumn: columns.lowerBound, atOffset: offset)
    guard columns.count > 1 else { return first }
    let lastPinned = min(columns.upperBound, max(pinnedColumnCount, columns.lowerBound + 1)) - 1
    let end = max(
      span(ofColumn: columns.upperBound - 1, atOffset: offset).end,
      span(ofColumn: lastPinned, atOffset: offset).end)
    return Span(start: first.start, width: end - first.start)
  }

  /// Returns whether an item begins in a column that stays visible.
  package func isPinned(item: Int) -> Bool { isPinned(placement.columns(ofItem: item).lowerBound) }

  /// Returns the items of a row of which a part is visible at an offset.
  package func visibleItems(ofRow row: Int, atOffset offset: CGFloat) -> [Int] {
    let start = pinnedEnd(atOffset: offset)
    return placement.items(ofRow: row).filter { item in
      if isPinned(item: item) { return true }
      let span = span(ofItem: item, atOffset: offset)
      return span.end > start && span.start < visibleWidth
    }
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

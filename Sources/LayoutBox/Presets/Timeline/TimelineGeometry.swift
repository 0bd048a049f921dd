import CompositionalLayout
import UIKit

/// The frames of a timeline while the user scrolls horizontally.
///
/// In frames, x is the distance from the leading edge of the section's container, and y that from
/// the top of the timeline. The offset is the distance that the user has scrolled, less than 0 while
/// the timeline bounces.
package struct TimelineGeometry: HorizontalGeometry {
  /// The part of a timeline that an item belongs to.
  package enum Part: Equatable, Sendable {
    /// The title of a row.
    case rowTitle(Int)
    /// The title of a column.
    case columnTitle(Int)
    /// The item of a span.
    case span(Int)
  }

  private let layout: TimelineLayout
  private let index: TimelineIndex
  private let rowCount: Int
  private let range: Range<Double>
  /// The number of items.
  package let itemCount: Int
  package let visibleWidth: CGFloat

  init(_ layout: TimelineLayout, itemCount: Int, visibleWidth: CGFloat) {
    self.layout = layout
    self.itemCount = itemCount
    self.visibleWidth = visibleWidth
    rowCount = layout.displayedRowCount
    range = layout.displayedRange
    index = TimelineIndex(layout.spans, rowCount: rowCount, in: range)
  }

  /// Returns the part of an item; `nil` if it has no span.
  package func part(ofItem item: Int) -> Part? {
    if item < layout.rowTitleCount { return .rowTitle(item) }
    let column = item - layout.rowTitleCount
    if column < layout.columnTitleCount { return .columnTitle(column) }
    let span = column - layout.columnTitleCount
    return layout.spans.indices.contains(span) ? .span(span) : nil
  }

  // MARK: Sizes

  private var pointsPerUnit: CGFloat { layout.pointsPerUnit.length }
  private var rowHeight: CGFloat { layout.rowHeight.length }
  private var rowDistance: CGFloat { rowHeight + layout.rowSpacing.length }
  private var rowTitleWidth: CGFloat { layout.rowTitleWidth.length }

  /// The height of the titles of the columns.
  package var columnTitleHeight: CGFloat { layout.columnTitleHeight.length }

  /// The height of the timeline.
  package var contentHeight: CGFloat {
    columnTitleHeight + max(0, CGFloat(rowCount) * rowDistance - layout.rowSpacing.length)
  }

  /// The largest order of an item from back to front.
  package var maximumLevel: Int { index.maximumLevel }

  package var maximumOffset: CGFloat {
    let length = CGFloat(range.upperBound - range.lowerBound) * pointsPerUnit
    let hidden = rowTitleWidth + length.length - visibleWidth
    return hidden > Self.tolerance ? hidden : 0
  }

  // Rounding errors must not make a timeline scroll.
  private static let tolerance: CGFloat = 0.5

  package var initialOffset: CGFloat {
    guard let position = layout.initialPosition, position.isFinite else { return 0 }
    let offset = CGFloat(position - range.lowerBound) * pointsPerUnit
    return min(max(0, offset), maximumOffset)
  }

  package var pinsFirstRow: Bool { columnTitleHeight > 0 }

  /// Returns the distance of the trailing edge of the titles of the rows; 0 if there are none.
  package func pinnedEnd(atOffset offset: CGFloat) -> CGFloat {
    rowTitleWidth > 0 ? max(0, -offset) + rowTitleWidth : 0
  }

  // MARK: Items

  /// Returns the frame of an item at an offset; `nil` if it is hidden.
  package func frame(ofItem item: Int, atOffset offset: CGFloat) -> CGRect? {
    switch part(ofItem: item) {
    case .rowTitle(let row):
      return CGRect(x: max(0, -offset), y: top(ofRow: row), width: rowTitleWidth, height: rowHeight)
    case .columnTitle(let column):
      let start = range.lowerBound + Double(column) * layout.columnTitleLength
      let end = min(start + layout.columnTitleLength, range.upperBound)
      return frame(
        from: start, to: max(start, end), top: 0, height: columnTitleHeight, atOffset: offset)
    case .span(let index):
      let span = layout.spans[index]
      guard 0..<rowCount ~= span.row, let extent = span.extent(in: range) else {
        return nil
      }
      return frame(
        from: extent.lowerBound, to: extent.upperBound, top: top(ofRow: span.row),
        height: rowHeight, atOffset: offset)
    case nil: return nil
    }
  }

  package func scrollingExtent(ofItem item: Int) -> ClosedRange<CGFloat>? {
    if case .rowTitle = part(ofItem: item) { return nil }
    return frame(ofItem: item, atOffset: 0).map { $0.minX...$0.maxX }
  }

  /// Returns the order of an item from back to front among those of its row.
  package func level(ofItem item: Int) -> Int {
    if case .span(let span) = part(ofItem: item) { index.level(ofSpan: span) } else { 0 }
  }

  /// The frames of all items before the user scrolls; a hidden item has no size.
  package var describedFrames: LayoutCustomFrames {
    LayoutCustomFrames(
      (0..<itemCount).lazy.map { item in
        LayoutCustomFrame(
          frame: frame(ofItem: item, atOffset: 0) ?? .zero, zIndex: level(ofItem: item))
      })
  }

  /// Returns the frame of the line at an offset; `nil` if it is not visible.
  package func lineFrame(atOffset offset: CGFloat) -> CGRect? {
    guard let position = layout.linePosition, position >= range.lowerBound,
      position <= range.upperBound
    else { return nil }
    let width = layout.lineWidth.length
    let frame = CGRect(
      x: distance(of: position, atOffset: offset) - width / 2, y: columnTitleHeight, width: width,
      height: contentHeight - columnTitleHeight)
    return isVisible(frame, atOffset: offset) ? frame : nil
  }

  // MARK: Visible items

  /// Returns the items of which a part is visible between two distances from the top of the
  /// timeline, or that stay visible.
  package func visibleItems(
    from top: CGFloat, to bottom: CGFloat, atOffset offset: CGFloat
  ) -> [Int] {
    let rows = rows(from: top, to: bottom)
    let firstSpan = layout.rowTitleCount + layout.columnTitleCount
    let units = visibleUnits(atOffset: offset)
    let spans = rows.lazy.flatMap { row in
      index.spans(ofRow: row, from: units.lowerBound, to: units.upperBound)
    }
    let visible = spans.map { firstSpan + $0 }.filter { isVisible($0, atOffset: offset) }
    let titles = layout.rowTitleCount > 0 ? rows : 0..<0
    return (Array(titles) + pinnedItems(atOffset: offset) + visible).filter { $0 < itemCount }
  }

  /// Returns the visible titles of columns.
  package func pinnedItems(atOffset offset: CGFloat) -> [Int] {
    let count = layout.columnTitleCount
    guard count > 0 else { return [] }
    let units = visibleUnits(atOffset: offset)
    func column(_ unit: Double) -> Int {
      let number = (unit - range.lowerBound) / layout.columnTitleLength
      return Int(min(max(0, number), Double(count - 1)))
    }
    return (column(units.lowerBound)...column(units.upperBound))
      .map { layout.rowTitleCount + $0 }
      .filter { $0 < itemCount && isVisible($0, atOffset: offset) }
  }

  private func isVisible(_ item: Int, atOffset offset: CGFloat) -> Bool {
    frame(ofItem: item, atOffset: offset).map { isVisible($0, atOffset: offset) } ?? false
  }

  private func isVisible(_ frame: CGRect, atOffset offset: CGFloat) -> Bool {
    frame.maxX > pinnedEnd(atOffset: offset) && frame.minX < visibleWidth
  }

  /// Returns the rows that have a part between two distances from the top of the timeline.
  private func rows(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
    guard rowDistance > 0, top < bottom else { return 0..<0 }
    func row(_ distance: CGFloat, _ rule: FloatingPointRoundingRule) -> Int {
      let number = ((distance - columnTitleHeight) / rowDistance).rounded(rule)
      return Int(min(max(0, number), CGFloat(rowCount)))
    }
    let first = row(top, .down)
    return first..<max(first, row(bottom, .up))
  }

  // One point more on both sides than is visible, because of rounding errors.
  private func visibleUnits(atOffset offset: CGFloat) -> ClosedRange<Double> {
    guard pointsPerUnit > 0 else { return range.lowerBound...range.lowerBound }
    func unit(_ distance: CGFloat) -> Double {
      range.lowerBound + Double((distance - rowTitleWidth + offset) / pointsPerUnit)
    }
    let start = unit(pinnedEnd(atOffset: offset) - 1)
    return start...max(start, unit(visibleWidth + 1))
  }

  // MARK: Positions

  private func top(ofRow row: Int) -> CGFloat { columnTitleHeight + CGFloat(row) * rowDistance }

  /// Returns the distance of a position from the leading edge.
  private func distance(of unit: Double, atOffset offset: CGFloat) -> CGFloat {
    rowTitleWidth + CGFloat(unit - range.lowerBound) * pointsPerUnit - offset
  }

  private func frame(
    from start: Double, to end: Double, top: CGFloat, height: CGFloat, atOffset offset: CGFloat
  ) -> CGRect {
    CGRect(
      x: distance(of: start, atOffset: offset), y: top,
      width: CGFloat(end - start) * pointsPerUnit, height: height)
  }
}

extension CGFloat {
  /// The length, or 0 if it is negative or not finite.
  fileprivate var length: CGFloat { isFinite ? Swift.max(0, self) : 0 }
}

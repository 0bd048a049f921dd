import LayoutGeometry
import UIKit

/// A layout with rows of items that begin at a time and take a while: a program guide, the
/// bookings of rooms, a plan of shifts.
///
/// A span for each item has its row, its start and its length. Their unit is up to you; these are
/// minutes:
///
/// ```swift
/// let guide = TimelineLayout(
///   spans: [
///     TimelineSpan(row: 0, start: 0, length: 45),
///     TimelineSpan(row: 0, start: 45, length: 90),
///     TimelineSpan(row: 1, start: 20, length: 60),
///   ],
///   rowCount: 2, range: 0..<1_440, pointsPerUnit: 4, initialPosition: 1_230)
/// Section(id: "guide", layout: guide) {
///   ForEach(["One", "Two"], id: \.self) { TitleField($0) }
///   ForEach(0..<guide.columnTitleCount, id: \.self) { TitleField("\($0):00") }
///   ForEach(videos) { VideoItem($0) }
/// }
/// ```
///
/// The items of the section are, in this order: the titles of the rows, the titles of the columns,
/// and an item for each span. A layout without titles of rows (``rowTitleWidth`` 0) or of columns
/// (``columnTitleHeight`` 0) has no items for them.
///
/// In LegoKit the timeline scrolls in both directions, in right-to-left from right to left. The
/// titles of the rows stay visible at the leading edge, and those of the columns at the top. Each
/// timeline has a position of its own, as a ``TableLayout`` has. Scrolling to an item scrolls in both
/// directions. Outside of LegoKit, and in layouts that scroll horizontally, what does not fit is cut
/// off at the trailing edge.
///
/// Frames follow from the spans alone: no cell is measured, and cells are created for the items on
/// the screen only. A description takes time in proportion to the number of spans, and is made when
/// the layout, the items or the size of the view have changed. Layouts with the same array of spans
/// are compared at once, so keep the array in the model. A step of a scroll searches the visible
/// rows for the first visible item.
///
/// - A span is cut off at the ends of ``range``.
/// - A span whose row does not exist, whose length is not greater than 0, which is outside of the
///   range or contains a number that is not finite has a hidden cell of no size.
/// - Of the items that overlap in a row, the one that starts last is in front; of those with the
///   same start, the last one of the array.
/// - Items without a span are hidden, and spans without an item have no effect. LegoKit reports a
///   number of items that differs from that of titles and spans.
public struct TimelineLayout: Hashable, Sendable {
  /// The rows, starts and lengths of the items after the titles, in the order of the items.
  public var spans: [TimelineSpan]
  /// The number of rows; less than 0 counts as 0, and more than a million as a million.
  public var rowCount: Int
  /// The part of the timeline that is displayed, in units; one without an end is displayed as empty.
  public var range: Range<Double>
  /// The width of a unit, in points.
  public var pointsPerUnit: CGFloat
  /// The height of each row, in points.
  public var rowHeight: CGFloat
  /// The space between rows, in points.
  ///
  /// The default is 0.
  public var rowSpacing: CGFloat = 0
  /// The width of the titles of rows, in points; 0 for a timeline without them.
  public var rowTitleWidth: CGFloat
  /// The length of the title of a column, in units: 60 for a title at each hour of minutes.
  public var columnTitleLength: Double
  /// The height of the titles of columns, in points; 0 for a timeline without them.
  public var columnTitleHeight: CGFloat
  /// The position at the leading edge beside the titles of the rows when the timeline is displayed
  /// for the first time, in units.
  ///
  /// Later changes have no effect, since the user may have scrolled. The default is `nil`, which is
  /// the start of the range.
  public var initialPosition: Double?
  /// The position of a line across the rows, in units: now; `nil` for none.
  ///
  /// In LegoKit the line is the section's supplementary view of ``lineKind``. It is in front of the
  /// items and behind the titles, and moves when the position changes:
  ///
  /// ```swift
  /// var guide = TimelineLayout(spans: [], rowCount: 8, range: 0..<1_440, pointsPerUnit: 4)
  /// guide.linePosition = 1_230
  /// Section(id: "guide", layout: guide) { videos }
  ///   .supplementaryItem(
  ///     ViewItem(id: "now") { UIView().backgroundColor(.systemRed) },
  ///     ofKind: TimelineLayout.lineKind)
  /// ```
  ///
  /// A line outside of the range, or behind the titles of the rows, is not displayed. The default
  /// is `nil`.
  public var linePosition: Double?
  /// The width of the line, whose center is at its position, in points.
  ///
  /// The default is 2.
  public var lineWidth: CGFloat = 2

  /// The element kind of the line.
  public static let lineKind = "LayoutBox.TimelineLine"

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - spans: The rows, starts and lengths of the items after the titles, in the order of the
  ///     items.
  ///   - rowCount: The number of rows.
  ///   - range: The part of the timeline that is displayed, in units.
  ///   - pointsPerUnit: The width of a unit, in points.
  ///   - rowHeight: The height of each row, in points.
  ///   - rowTitleWidth: The width of the titles of rows, in points; 0 for none.
  ///   - columnTitleLength: The length of the title of a column, in units.
  ///   - columnTitleHeight: The height of the titles of columns, in points; 0 for none.
  ///   - initialPosition: The position at the leading edge at the first display, in units.
  public init(
    spans: [TimelineSpan], rowCount: Int, range: Range<Double>, pointsPerUnit: CGFloat,
    rowHeight: CGFloat = 56, rowTitleWidth: CGFloat = 96, columnTitleLength: Double = 60,
    columnTitleHeight: CGFloat = 32, initialPosition: Double? = nil
  ) {
    self.spans = spans
    self.rowCount = rowCount
    self.range = range
    self.pointsPerUnit = pointsPerUnit
    self.rowHeight = rowHeight
    self.rowTitleWidth = rowTitleWidth
    self.columnTitleLength = columnTitleLength
    self.columnTitleHeight = columnTitleHeight
    self.initialPosition = initialPosition
  }

  /// The number of titles of rows, which are the first items.
  public var rowTitleCount: Int { rowTitleWidth > 0 ? displayedRowCount : 0 }

  /// The number of titles of columns, which are the items after the titles of the rows.
  ///
  /// The last title may be cut off at the end of the range. There are at most 10,000, and none if
  /// their length is not greater than 0.
  public var columnTitleCount: Int {
    let length = displayedRange.upperBound - displayedRange.lowerBound
    guard columnTitleHeight > 0, columnTitleLength > 0 else { return 0 }
    return Int(min(Self.maximumTitleCount, (length / columnTitleLength).rounded(.up)))
  }

  private static let maximumTitleCount: Double = 10_000

  /// The number of rows, from 0 to a million.
  var displayedRowCount: Int { min(max(0, rowCount), 1_000_000) }

  /// The range, or an empty one if its length is not finite.
  var displayedRange: Range<Double> {
    (range.upperBound - range.lowerBound).isFinite ? range : 0..<0
  }
}

/// The row, the start and the length of an item of a ``TimelineLayout``.
public struct TimelineSpan: Hashable, Sendable {
  /// The number of the row, from 0 on.
  public var row: Int
  /// The position at which the item begins, in units of the timeline.
  public var start: Double
  /// The length of the item, in units of the timeline; an item of no length is hidden.
  public var length: Double

  /// Creates the position of an item.
  public init(row: Int, start: Double, length: Double) {
    self.row = row
    self.start = start
    self.length = length
  }
}

extension TimelineLayout: ScaledByText, ValueSectionLayout {
  /// Returns one group with a frame for each item.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox {
    let geometry = TimelineGeometry(
      self, itemCount: context.itemCount, visibleWidth: context.width())
    if context.scrollDirection == .vertical, context.itemCount > 0 {
      context.onHorizontalScrolling?(geometry)
    }
    return .custom(frames: geometry.describedFrames, height: geometry.contentHeight)
  }

  /// Returns the timeline with larger or smaller rows, titles and units.
  package func scaled(by factor: CGFloat) -> TimelineLayout {
    var copy = self
    copy.pointsPerUnit *= factor
    copy.rowHeight *= factor
    copy.rowTitleWidth *= factor
    copy.columnTitleHeight *= factor
    return copy
  }
}

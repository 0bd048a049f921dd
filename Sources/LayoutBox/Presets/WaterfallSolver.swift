import CompositionalLayout
import UIKit

/// The column in which a waterfall adds its next item.
public enum WaterfallOrder: Hashable, Sendable {
  /// The shortest column, the first one of several equally short columns.
  case shortestColumn
  /// The column after that of the item before, so that items of a row stay in order.
  case inOrder
}

/// The numbers of columns that the items of a waterfall cover.
public enum WaterfallSpans: Hashable, Sendable {
  /// Each item covers one column.
  case single
  /// The items cover these numbers of columns, repeatedly: `.pattern([1, 1, 2])`.
  case pattern([Int])
  /// The items at these indices cover this many columns, the others one: `.items([0: 2])`.
  case items([Int: Int])

  /// The number of columns of an item that is as wide as the section.
  public static let fullWidth = Int.max

  /// Returns the number of columns of the item `index`, from 1 to `columns`.
  func span(ofItem index: Int, columns: Int) -> Int {
    let span =
      switch self {
      case .single: 1
      case .pattern(let spans): spans.isEmpty ? 1 : spans[index % spans.count]
      case .items(let spans): spans[index] ?? 1
      }
    return min(max(1, span), columns)
  }
}

/// The columns of a waterfall.
package struct WaterfallColumns: Hashable, Sendable {
  /// The number of columns, at least 1.
  package var count: Int
  /// The width of each column, in points.
  package var width: CGFloat
  /// The space between columns and between the items of a column, in points.
  package var spacing: CGFloat
  /// The column in which the next item is added.
  package var order = WaterfallOrder.shortestColumn

  /// Returns the width of an item that covers `span` columns.
  func width(ofSpan span: Int) -> CGFloat {
    CGFloat(span) * width + CGFloat(span - 1) * spacing
  }

  /// Returns the widths of items.
  func widths(of spans: WaterfallSpans, itemCount: Int) -> ItemWidths {
    func widths(_ items: Range<Int>) -> [CGFloat] {
      items.map { width(ofSpan: spans.span(ofItem: $0, columns: count)) }
    }
    return switch spans {
    case .single: .same(width)
    case .pattern(let spans): .repeating(widths(0..<max(1, spans.count)))
    case .items: .each(widths(0..<itemCount))
    }
  }
}

/// A function from the spans and heights of items to their frames, which is resumed at the first
/// item that has changed.
///
/// Frames are in the group's coordinate space, with the origin in the leading top corner. An item
/// takes time in proportion to the number of columns. The solver keeps the bottoms of the columns
/// before every 64th item, so that the items before a changed one are not solved again.
package struct WaterfallSolver: Sendable {
  /// The columns.
  package let columns: WaterfallColumns
  /// The frames of the items that were added, in order.
  package private(set) var itemFrames = LayoutCustomFrames()
  private var state: ColumnBottoms
  private var checkpoints: [ColumnBottoms] = []
  // Whole blocks of frames are kept.
  private static let checkpointDistance = LayoutCustomFrames.blockCount

  /// Creates a solver without items.
  package init(_ columns: WaterfallColumns) {
    self.columns = columns
    state = ColumnBottoms(columns.count)
  }

  /// The number of items that were added.
  package var count: Int { itemFrames.count }

  /// Returns the frame of an item that was added.
  package func frame(of index: Int) -> CGRect { itemFrames[index].frame }

  /// Returns the top of the next item if it covers `span` columns.
  package func top(ofSpan span: Int) -> CGFloat {
    state.position(ofSpan: span, order: columns.order).top
  }

  /// The bottom of the lowest item, in points.
  package var contentHeight: CGFloat { state.contentHeight }

  /// Adds an item below the items before it.
  package mutating func append(height: CGFloat, span: Int = 1) {
    if count.isMultiple(of: Self.checkpointDistance) { checkpoints.append(state) }
    let span = min(max(1, span), columns.count)
    let position = state.position(ofSpan: span, order: columns.order)
    let frame = CGRect(
      x: CGFloat(position.column) * (columns.width + columns.spacing), y: position.top,
      width: columns.width(ofSpan: span), height: height)
    itemFrames.append(LayoutCustomFrame(frame: frame))
    state.add(span, at: position.column, bottom: position.top + height, spacing: columns.spacing)
  }

  /// Removes the items from the first one that has changed on.
  ///
  /// Adding the items between the last 64th one and `index` again takes constant time.
  package mutating func removeItems(from index: Int) {
    guard index < count else { return }
    let checkpoint = max(0, index) / Self.checkpointDistance
    let first = checkpoint * Self.checkpointDistance
    let kept = (first..<max(first, index)).map { frame(of: $0).size }
    state = checkpoints[checkpoint]
    checkpoints.removeSubrange(checkpoint...)
    itemFrames.removeFrames(from: first)
    for size in kept { append(height: size.height, span: span(ofWidth: size.width)) }
  }

  private func span(ofWidth width: CGFloat) -> Int {
    Int(((width + columns.spacing) / (columns.width + columns.spacing)).rounded())
  }
}

/// The bottoms of a waterfall's columns, and the column of the next item.
private struct ColumnBottoms: Sendable {
  /// The bottom of the lowest item.
  private(set) var contentHeight: CGFloat = 0
  // The tops of the next item in each column.
  private var bottoms: [CGFloat]
  private var next = 0

  init(_ columns: Int) {
    bottoms = Array(repeating: 0, count: columns)
  }

  /// Returns the first column and the top of an item that covers `span` columns.
  func position(ofSpan span: Int, order: WaterfallOrder) -> (column: Int, top: CGFloat) {
    switch order {
    case .inOrder:
      // An item that does not fit in the rest of the row begins the next one.
      let column = next + span <= bottoms.count ? next : 0
      return (column, top(of: column, span))
    case .shortestColumn:
      var best = (column: 0, top: top(of: 0, span))
      var column = 1
      while column + span <= bottoms.count {
        let top = top(of: column, span)
        if top < best.top { best = (column, top) }
        column += 1
      }
      return best
    }
  }

  mutating func add(_ span: Int, at column: Int, bottom: CGFloat, spacing: CGFloat) {
    for index in column..<column + span { bottoms[index] = bottom + spacing }
    contentHeight = max(contentHeight, bottom)
    next = column + span == bottoms.count ? 0 : column + span
  }

  private func top(of column: Int, _ span: Int) -> CGFloat {
    var top = bottoms[column]
    var index = column + 1
    while index < column + span {
      top = max(top, bottoms[index])
      index += 1
    }
    return top
  }
}

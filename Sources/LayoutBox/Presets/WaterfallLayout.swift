import LayoutGeometry
import UIKit

/// A layout with equally wide columns that adds each item to the shortest column.
///
/// ```swift
/// Section(id: "colors", layout: .waterfall(columns: 3)) { colors }
/// ```
///
/// Items may cover several columns, or the whole width:
///
/// ```swift
/// Section(id: "posts", layout: .waterfall(columns: .minimumWidth(160), spans: .items([0: 2]))) {
///   posts
/// }
/// ```
///
/// An item is as high as it specifies, or as the constraints of its cell require at the width of
/// its columns. A cell without either is square.
///
/// The position of an item depends on the heights of all items above it. In LegoKit, the cells up
/// to two screens below the displayed ones are measured, and the heights of the others are
/// estimated until the user scrolls on. A jump to the end measures all cells. A height that items
/// specify costs no measurement. Each height is requested once for each item and width, and again
/// when the item changes; the columns are solved again from the first changed item on.
public struct WaterfallLayout: DescribedByBoxes, PinnableHeaderLayout, Hashable, Sendable {
  /// The number of columns.
  public var columns: ColumnCount
  /// The space between columns and between the items of a column, in points.
  public var spacing: CGFloat
  /// The column in which the next item is added.
  public var order: WaterfallOrder
  /// The numbers of columns that items cover.
  public var spans: WaterfallSpans
  /// The insets around the columns.
  public var insets: NSDirectionalEdgeInsets {
    get { storedInsets.edgeInsets }
    set { storedInsets = LayoutInsets(newValue) }
  }
  /// Whether the header stays visible while the section scrolls.
  public var pinsHeader: Bool
  /// Whether the section's header covers the section's insets on both sides.
  ///
  /// The default is `false`.
  public var headerCoversInsets = false
  private var storedInsets: LayoutInsets

  /// Creates a waterfall.
  ///
  /// - Parameters:
  ///   - columns: The number of columns: a number such as `2`, `.minimumWidth(160)` for as many as
  ///     fit, or `.adaptive(2, accessibility: 1, wide: 4)` for one that depends on the text size and
  ///     the width. Write `.fixed(count)` for a variable.
  ///   - spacing: The space between columns and between the items of a column, in points.
  ///   - order: The column in which the next item is added.
  ///   - spans: The numbers of columns that items cover.
  ///   - insets: The insets around the columns.
  ///   - pinsHeader: Whether the header stays visible while the section scrolls.
  public init(
    columns: ColumnCount = 2, spacing: CGFloat = 8, order: WaterfallOrder = .shortestColumn,
    spans: WaterfallSpans = .single, insets: NSDirectionalEdgeInsets = .zero,
    pinsHeader: Bool = false
  ) {
    self.columns = columns.atLeastOne
    self.spacing = spacing
    self.order = order
    self.spans = spans
    storedInsets = LayoutInsets(insets)
    self.pinsHeader = pinsHeader
  }

  /// Returns a group with a frame for each item.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox {
    let available = context.width(inside: insets)
    guard context.itemCount > 0 else { return squares(in: context, width: available) }
    // 1. Take the last solution as far as the heights are the same.
    var solution = lastSolution(in: context, width: available)
    let heights = ItemHeights(context)
    let columns = solution.columns
    heights.requestHeights(atWidths: columns.widths(of: spans, itemCount: context.itemCount))
    if let stated = heights.specified, stated.isComplete {
      solution.update(itemCount: context.itemCount, spans: spans, heights: stated)
    } else {
      solution.update(itemCount: context.itemCount, spans: spans) { index, width, top in
        heights.height(ofItem: index, atWidth: width, top: top, fallback: width)
      }
    }
    context.state?.store(solution)
    // 2. Describe the frames.
    return heights.observingScrolling(of: solution.section.insets(insets))
  }

  @MainActor private func lastSolution(
    in context: SectionContext, width available: CGFloat
  ) -> WaterfallSolution {
    let count = columns.count(in: context, inside: insets, spacing: spacing)
    let columns = WaterfallColumns(
      count: count,
      width: RowArrangement.columnWidth(in: available, columns: count, spacing: spacing),
      spacing: spacing, order: order)
    if let last = context.state?.takeSolution(of: WaterfallSolution.self), last.columns == columns {
      return last
    }
    return WaterfallSolution(columns)
  }

  // Items of unknown number are square; a waterfall of squares is a grid.
  @MainActor private func squares(
    in context: SectionContext, width: CGFloat
  ) -> SectionLayoutBox {
    RowArrangement(
      equalColumns: columns.count(in: context, inside: insets, spacing: spacing),
      spacing: spacing, rowHeight: .timesWidth(1), insets: storedInsets, width: width
    )
    .sectionBox(in: context)
  }
}

/// A solved waterfall, which is updated from the first changed item on.
struct WaterfallSolution: Sendable {
  private var solver: WaterfallSolver
  // The stated heights of the solved items and their spans; `nil` if heights were requested one by one.
  private var stated: (heights: StatedHeights, spans: WaterfallSpans)?

  /// Creates the solution of a waterfall without items.
  init(_ columns: WaterfallColumns) {
    solver = WaterfallSolver(columns)
  }

  /// The columns.
  var columns: WaterfallColumns { solver.columns }

  /// Solves the items from the first one on whose height or span has changed; all state their heights.
  mutating func update(itemCount: Int, spans new: WaterfallSpans, heights: StatedHeights) {
    let limit = min(itemCount, solver.count)
    let kept = stated.map { $0.spans == new ? heights.prefixCount(of: $0.heights, limit) : 0 }
    update(itemCount: itemCount, spans: new, from: kept ?? 0) { item, _, _ in heights[item] ?? 0 }
    stated = (heights, new)
  }

  /// Solves the items from the first one on whose height or span has changed.
  ///
  /// `height` returns the height of an item of a width, and is called for each item in order with
  /// the top of its frame. The items before `start` are known to be as before.
  mutating func update(
    itemCount: Int, spans new: WaterfallSpans, from start: Int = 0,
    height: (_ item: Int, _ width: CGFloat, _ top: CGFloat) -> CGFloat
  ) {
    stated = nil
    // 1. Keep the items up to the first one with another height or span.
    var changedHeight: CGFloat?
    var index = start
    while index < min(itemCount, solver.count), changedHeight == nil {
      let frame = solver.frame(of: index)
      let span = new.span(ofItem: index, columns: columns.count)
      guard columns.width(ofSpan: span) == frame.size.width else { break }
      let height = height(index, frame.size.width, frame.origin.y)
      if height == frame.size.height { index += 1 } else { changedHeight = height }
    }
    solver.removeItems(from: index)
    // 2. Add the others. The height of the changed item is known.
    while index < itemCount {
      let span = new.span(ofItem: index, columns: columns.count)
      let height =
        changedHeight ?? height(index, columns.width(ofSpan: span), solver.top(ofSpan: span))
      solver.append(height: height, span: span)
      changedHeight = nil
      index += 1
    }
  }

  /// A section of one custom group with the frames.
  @MainActor var section: SectionLayoutBox {
    .custom(frames: solver.itemFrames, height: solver.contentHeight)
  }
}

extension WaterfallLayout: Insettable, ValueSectionLayout {}

import UIKit

extension WaterfallLayout: SectionBoxConvertible, PinnableHeaderLayout {
  /// Returns a group with a frame for each item.
  ///
  /// Items whose height the context does not know are square. The cells of a layout are measured in
  /// ``makeSection(in:)``, which also keeps the columns between two descriptions.
  @MainActor public func sectionBox(in context: SectionContext) -> SectionLayoutBox {
    let available = context.width(inside: insets)
    let count = columns.count(in: available, spacing: spacing)
    guard context.itemCount > 0 else {
      // Items of unknown number are square.
      return GridLayout(columns: count, spacing: spacing, rowHeight: .timesWidth(1), insets: insets)
        .sectionBox(in: context)
    }
    let columnWidth = RowArrangement.columnWidth(in: available, columns: count, spacing: spacing)
    var solver = WaterfallSolver(
      WaterfallColumns(count: count, width: columnWidth, spacing: spacing, order: order))
    let heights = ItemHeights(context)
    for index in 0..<context.itemCount {
      let span = spans.span(ofItem: index, columns: count)
      let width = solver.columns.width(ofSpan: span)
      let height = heights.height(
        ofItem: index, atWidth: width, top: solver.top(ofSpan: span), fallback: width)
      solver.append(height: height, span: span)
    }
    let section = SectionLayoutBox.custom(frames: solver.itemFrames, height: solver.contentHeight)
    return heights.observingScrolling(of: section.insets(insets))
  }
}

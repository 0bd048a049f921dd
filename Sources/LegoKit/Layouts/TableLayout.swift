import LayoutBox
import UIKit

/// Rows of columns with widths of their own, under a header that stays in sight.
///
/// Each item is one field; a row takes as many as there are columns:
///
/// ```swift
/// let prices = TableLayout(columns: [.flexible, .fixed(80), .fixed(64)])
/// Section(id: "prices", layout: prices, header: PriceTitles(table: prices)) {
///   for product in products {
///     TextField(product.name)
///     PriceField(product.price)
///     StockField(product.stock)
///   }
/// }
/// ```
///
/// The section's header item is the header row: ``columnWidths(in:)`` tells its cell where the
/// columns are.
public struct TableLayout: SectionLayout, Hashable, Sendable {
  private let columns: [TableColumn]
  private let spacing: CGFloat
  private let rowHeight: RowHeight
  private let insets: BoxInsets

  /// A table.
  ///
  /// - Parameters:
  ///   - columns: The columns from the leading edge on; none counts as one that fills the room.
  ///   - spacing: The gap between columns, in points. Rows touch each other.
  ///   - rowHeight: The height of the rows; from the cells by default, 44 where they do not say.
  ///   - insets: What stays free around the rows.
  public init(
    columns: [TableColumn], spacing: CGFloat = 0, rowHeight: RowHeight = .fromCells,
    insets: NSDirectionalEdgeInsets = .zero
  ) {
    self.columns = columns.isEmpty ? [.flexible] : columns
    self.spacing = spacing
    self.rowHeight = rowHeight
    self.insets = BoxInsets(insets)
  }

  /// Yes: the names of the columns stay in sight.
  @MainActor public var pinsHeader: Bool { true }

  /// The widths of the columns where the rows are `width` points wide, in order.
  ///
  /// `width` is that of a row: the room less the insets of the table.
  public func columnWidths(in width: CGFloat) -> [CGFloat] {
    TableColumnSolver(columns: columns, spacing: spacing, available: width).solve()
  }

  /// Makes the layout of the section.
  @MainActor public func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    let widths = columnWidths(in: context.width(inside: insets.edgeInsets))
    return RowArrangement(
      columnWidths: widths, columnSpacing: spacing, rowSpacing: 0, rowHeight: rowHeight,
      fallbackHeight: 44, insets: insets
    )
    .makeSection(in: context)
  }
}

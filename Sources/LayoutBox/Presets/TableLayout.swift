import LayoutGeometry
import UIKit

/// A layout with rows of columns of different widths below a pinned header.
///
/// Each item is one field, and each row takes as many items as there are columns, unless items take
/// several columns (``spans``):
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
/// The section's header displays the titles of the columns; ``columnWidths(in:)`` returns their
/// widths. All fields of a row are as high as its tallest field. A field is as high as it specifies,
/// or as the constraints of its cell require; a cell without either is 44 points high.
///
/// In LegoKit, a table whose columns are wider than its section scrolls horizontally. The first column
/// stays visible, and so does the first row if it contains the titles:
///
/// ```swift
/// let stock = TableLayout(columns: [.fixed(120), .fixed(90), .fixed(200)], firstRowIsHeader: true)
/// Section(id: "stock", layout: stock) {
///   ForEach(titles, id: \.self) { TitleField($0) }
///   ForEach(fields) { StockField($0) }
/// }
/// ```
///
/// Each table has a position of its own, which belongs to its section: other sections do not move.
/// A drag scrolls the table below the finger, in right-to-left from right to left. Cells are created
/// for the fields on the screen only; those that are behind the first column have no cell. A step
/// of a scroll costs a search for the first visible row and the attributes of the displayed fields.
///
/// A header of the section moves with the columns; a table whose first row is its header has one
/// above it that does not. `scrollToItem(at:at:animated:)` scrolls vertically only. Outside of
/// LegoKit, and in layouts that scroll horizontally, the columns that do not fit are cut off at the
/// trailing edge.
public struct TableLayout: Hashable, Sendable {
  /// The columns from the leading edge on; an empty array counts as one flexible column.
  public var columns: [TableColumn]
  /// The space between columns, in points.
  public var spacing: CGFloat
  /// The height of the rows.
  public var rowHeight: RowHeight
  /// The insets around the rows.
  public var insets: NSDirectionalEdgeInsets {
    get { storedInsets.edgeInsets }
    set { storedInsets = LayoutInsets(newValue) }
  }
  /// Whether the first row contains the titles of the columns and stays visible.
  ///
  /// The row stays visible in LegoKit, also in a table that is not wider than its section. The
  /// default is `false`.
  public var firstRowIsHeader: Bool
  /// The number of columns at the leading edge that stay visible in a table that scrolls horizontally.
  ///
  /// The default is 1. At least one column scrolls.
  public var pinnedColumnCount = 1
  /// The numbers of columns that items take.
  ///
  /// The items of a row take at most the columns of the table; one that does not fit in the rest of
  /// its row begins the next one. The default is `.single`: each item takes one column.
  ///
  /// ```swift
  /// var stock = TableLayout(columns: [.fixed(120), .flexible, .flexible])
  /// stock.spans = .items([0: WaterfallSpans.fullWidth, 4: 2])
  /// ```
  ///
  /// In a table that scrolls horizontally, an item from a column that stays visible to one that
  /// scrolls keeps its leading edge, and its trailing edge moves: a title over all columns stays
  /// readable.
  public var spans = WaterfallSpans.single
  /// Whether a table that is wider than its section scrolls horizontally in LegoKit.
  ///
  /// The default is `true`. Otherwise the columns that do not fit are cut off.
  public var scrollsSideways = true
  /// Whether the section's header covers the section's insets on both sides.
  ///
  /// The default is `false`.
  public var headerCoversInsets = false
  private var storedInsets: LayoutInsets

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - columns: The columns from the leading edge on; an empty array counts as one flexible
  ///     column.
  ///   - spacing: The space between columns, in points. There is no space between rows.
  ///   - rowHeight: The height of the rows. The default takes the heights of the items.
  ///   - insets: The insets around the rows.
  ///   - firstRowIsHeader: Whether the first row contains the titles of the columns and stays
  ///     visible.
  public init(
    columns: [TableColumn], spacing: CGFloat = 0, rowHeight: RowHeight = .fromCells,
    insets: NSDirectionalEdgeInsets = .zero, firstRowIsHeader: Bool = false
  ) {
    self.columns = columns.isEmpty ? [.flexible] : columns
    self.spacing = spacing
    self.rowHeight = rowHeight
    self.firstRowIsHeader = firstRowIsHeader
    storedInsets = LayoutInsets(insets)
  }

  /// Whether the section's header stays visible while the section scrolls: `true`, unless the first
  /// row is the header.
  public var pinsHeader: Bool { !firstRowIsHeader }

  /// Returns the widths of the columns in a row that is `width` points wide, in order.
  ///
  /// The width of a row is that of the section minus the table's insets. The widths of fitted
  /// columns, which depend on cells, count as 0 here.
  public func columnWidths(in width: CGFloat) -> [CGFloat] {
    solvedWidths(in: width) { _ in 0 }
  }

  /// Returns the widths of the columns in a section, in order.
  ///
  /// A fitted column is as wide as the widest of its fields in the first 50 rows. Measuring a field
  /// takes about as long as displaying it.
  @MainActor package func columnWidths(in context: SectionContext) -> [CGFloat] {
    columnWidths(in: context, placement(ofItems: context.itemCount))
  }

  @MainActor private func columnWidths(
    in context: SectionContext, _ placement: TablePlacement
  ) -> [CGFloat] {
    let available = context.width(inside: insets)
    return solvedWidths(in: available) { column in
      let rows = 0..<min(placement.rowCount, Self.fittedRowCount)
      let items = rows.flatMap { placement.items(ofRow: $0) }
      return items.reduce(0) { width, item in
        guard placement.columns(ofItem: item) == column..<column + 1 else { return width }
        return max(width, context.fittingWidth(ofItem: item, atMost: available) ?? 0)
      }
    }
  }

  private func placement(ofItems count: Int) -> TablePlacement {
    let columns = resolvedColumns.count
    guard spans != .single else { return TablePlacement(itemCount: count, columnCount: columns) }
    return TablePlacement(itemCount: count, columnCount: columns) {
      spans.span(ofItem: $0, columns: columns)
    }
  }

  private static let fittedRowCount = 50

  private var resolvedColumns: [TableColumn] { columns.isEmpty ? [.flexible] : columns }

  private func solvedWidths(
    in width: CGFloat, fittedWidth: (_ column: Int) -> CGFloat
  ) -> [CGFloat] {
    let columns = resolvedColumns.enumerated().map { index, column in
      guard case .fitted(let minimum) = column else { return column }
      return .fixed(max(minimum, fittedWidth(index)))
    }
    return TableColumnSolver(columns: columns, spacing: spacing, available: width).solve()
  }
}

extension TableLayout: Insettable, ScaledByText {
  /// Returns rows of columns with the widths of ``columnWidths(in:)``.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox {
    let placement = placement(ofItems: context.itemCount)
    let widths = columnWidths(in: context, placement)
    if context.scrollDirection == .vertical {
      let geometry = TableGeometry(
        widths: widths, spacing: spacing, insets: context.centered(insets),
        visibleWidth: context.containerWidth, placement: placement,
        pinnedColumnCount: pinnedColumnCount, pinsFirstRow: firstRowIsHeader,
        scrolls: scrollsSideways)
      if geometry.maximumOffset > 0 || firstRowIsHeader {
        context.onHorizontalScrolling?(geometry)
      }
    }
    return RowArrangement(
      columnWidths: widths, columnSpacing: spacing, rowSpacing: 0, rowHeight: rowHeight,
      fallbackHeight: 44, insets: storedInsets, spans: placement.hasSpans ? placement : nil
    )
    .sectionBox(in: context)
  }
}

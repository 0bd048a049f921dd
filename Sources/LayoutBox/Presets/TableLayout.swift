import LayoutGeometry
import UIKit

/// A layout with rows of columns of different widths below a pinned header.
///
/// Each item is one field, and each row takes as many items as there are columns:
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
/// widths.
public struct TableLayout: SectionLayout, Hashable, Sendable {
  private let columns: [TableColumn]
  private let spacing: CGFloat
  private let rowHeight: RowHeight
  private let insets: LayoutInsets

  /// Creates a table.
  ///
  /// - Parameters:
  ///   - columns: The columns from the leading edge on; an empty array counts as one flexible
  ///     column.
  ///   - spacing: The space between columns, in points. There is no space between rows.
  ///   - rowHeight: The height of the rows. The default takes the heights of the items; items
  ///     without one are 44 points high.
  ///   - insets: The insets around the rows.
  public init(
    columns: [TableColumn], spacing: CGFloat = 0, rowHeight: RowHeight = .fromCells,
    insets: NSDirectionalEdgeInsets = .zero
  ) {
    self.columns = columns.isEmpty ? [.flexible] : columns
    self.spacing = spacing
    self.rowHeight = rowHeight
    self.insets = LayoutInsets(insets)
  }

  /// Whether the header stays visible while the section scrolls: always `true`.
  @MainActor public var pinsHeader: Bool { true }

  /// Returns the widths of the columns in a row that is `width` points wide, in order.
  ///
  /// The width of a row is that of the section minus the table's insets.
  public func columnWidths(in width: CGFloat) -> [CGFloat] {
    TableColumnSolver(columns: columns, spacing: spacing, available: width).solve()
  }

  /// Returns a new description of the section.
  @MainActor public func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    let widths = columnWidths(in: context.width(inside: insets.edgeInsets))
    return RowArrangement(
      columnWidths: widths, columnSpacing: spacing, rowSpacing: 0, rowHeight: rowHeight,
      fallbackHeight: 44, insets: insets
    )
    .makeSection(in: context)
  }
}

/// The width of a column of a ``TableLayout``.
public enum TableColumn: Hashable, Sendable {
  /// A width in points.
  case fixed(CGFloat)
  /// An equal share of the width that the fixed columns leave, at least this many points.
  case flexible(minimum: CGFloat)

  /// An equal share of the width that the fixed columns leave, at least 44 points.
  public static let flexible = TableColumn.flexible(minimum: 44)
}

/// A function from the columns of a table and the available width to their widths.
struct TableColumnSolver {
  let columns: [TableColumn]
  let spacing: CGFloat
  let available: CGFloat

  /// Returns the widths in order; their minimums may add up to more than the available width.
  func solve() -> [CGFloat] {
    // 1. Subtract the spacing and the fixed columns.
    // 2. Share the rest among the flexible columns.
    let share = share(of: leftover, among: minimums)
    // 3. Resolve the width of each column.
    return columns.map { column in
      switch column {
      case .fixed(let width): max(1, width)
      case .flexible(let minimum): max(1, minimum, share)
      }
    }
  }

  private var leftover: CGFloat {
    let gaps = spacing * CGFloat(max(0, columns.count - 1))
    return columns.reduce(available - gaps) { rest, column in
      if case .fixed(let width) = column { rest - max(1, width) } else { rest }
    }
  }

  private var minimums: [CGFloat] {
    columns.compactMap { column in
      if case .flexible(let minimum) = column { minimum } else { nil }
    }
  }

  // Columns whose minimum exceeds the share have their minimum, and the others share the rest.
  // Each call settles at least one column.
  private func share(of leftover: CGFloat, among minimums: [CGFloat]) -> CGFloat {
    guard !minimums.isEmpty else { return 0 }
    let share = leftover / CGFloat(minimums.count)
    let within = minimums.filter { $0 <= share }
    guard within.count < minimums.count else { return share }
    let exceeding = minimums.reduce(0) { $1 > share ? $0 + $1 : $0 }
    return self.share(of: leftover - exceeding, among: within)
  }
}

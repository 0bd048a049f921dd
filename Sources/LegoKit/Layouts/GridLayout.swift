import LayoutBox
import UIKit

/// Items in columns of equal width, row by row.
///
/// ```swift
/// Section(id: "offers", layout: GridLayout(columns: 3, rowHeight: .timesWidth(1.25))) { offers }
/// ```
///
/// A row is as high as its highest cell. A cell that does not say how high it wants to be is
/// square.
public struct GridLayout: SectionLayout, Hashable, Sendable {
  private let columns: Int
  private let spacing: CGFloat
  private let rowHeight: RowHeight
  private let insets: BoxInsets
  /// Whether the header stays in sight while the section scrolls.
  public let pinsHeader: Bool

  /// A grid.
  ///
  /// - Parameters:
  ///   - columns: How many items stand side by side; less than one counts as one.
  ///   - spacing: The gap between columns and between rows, in points.
  ///   - rowHeight: The height of the rows; from the cells by default.
  ///   - insets: What stays free around the rows.
  ///   - pinsHeader: Whether the header stays in sight while the rows scroll by below it.
  public init(
    columns: Int, spacing: CGFloat = 8, rowHeight: RowHeight = .fromCells,
    insets: NSDirectionalEdgeInsets = .zero, pinsHeader: Bool = false
  ) {
    self.columns = max(1, columns)
    self.spacing = spacing
    self.rowHeight = rowHeight
    self.insets = BoxInsets(insets)
    self.pinsHeader = pinsHeader
  }

  /// Makes the layout of the section.
  @MainActor public func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    let available = context.width(inside: insets.edgeInsets)
    let width = columnWidth(in: available, columns: columns, spacing: spacing)
    return RowArrangement(
      columnWidths: Array(repeating: width, count: columns), columnSpacing: spacing,
      rowSpacing: spacing, rowHeight: rowHeight, fallbackHeight: width, insets: insets
    )
    .makeSection(in: context)
  }
}

/// The width of each of `columns` equal columns with gaps between them; never below one point.
func columnWidth(in available: CGFloat, columns: Int, spacing: CGFloat) -> CGFloat {
  max(1, (available - CGFloat(columns - 1) * spacing) / CGFloat(columns))
}

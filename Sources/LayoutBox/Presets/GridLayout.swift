import LayoutGeometry
import UIKit

/// A layout with rows of equally wide columns.
///
/// ```swift
/// Section(id: "offers", layout: GridLayout(columns: 3, rowHeight: .timesWidth(1.25))) { offers }
/// ```
///
/// A row is as high as its tallest item. An item without a height of its own is square.
public struct GridLayout: SectionLayout, Hashable, Sendable {
  private let columns: Int
  private let spacing: CGFloat
  private let rowHeight: RowHeight
  private let insets: LayoutInsets
  /// Whether the header stays visible while the section scrolls.
  public let pinsHeader: Bool

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The number of items in a row; a number below 1 counts as 1.
  ///   - spacing: The space between columns and between rows, in points.
  ///   - rowHeight: The height of the rows. The default takes the heights of the items.
  ///   - insets: The insets around the rows.
  ///   - pinsHeader: Whether the header stays visible while the section scrolls.
  public init(
    columns: Int, spacing: CGFloat = 8, rowHeight: RowHeight = .fromCells,
    insets: NSDirectionalEdgeInsets = .zero, pinsHeader: Bool = false
  ) {
    self.columns = max(1, columns)
    self.spacing = spacing
    self.rowHeight = rowHeight
    self.insets = LayoutInsets(insets)
    self.pinsHeader = pinsHeader
  }

  /// Returns a new description of the section.
  @MainActor public func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    RowArrangement(
      equalColumns: columns, spacing: spacing, rowHeight: rowHeight, insets: insets,
      width: context.width(inside: insets.edgeInsets)
    )
    .makeSection(in: context)
  }
}

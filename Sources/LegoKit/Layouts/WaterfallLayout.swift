import LayoutBox
import UIKit

/// Columns of equal width that items of different heights fill from the shortest on.
///
/// ```swift
/// Section(id: "colors", layout: WaterfallLayout(columns: 3)) { colors }
/// ```
///
/// Each item goes below the column that is shortest so far, as high as its cell asks for in
/// ``TypedCellType/layout(constraintsTo:with:)``; a cell that does not say is square. Heights are
/// asked once for each item and width, and again when the item changes.
public struct WaterfallLayout: SectionLayout, Hashable, Sendable {
  private let columns: Int
  private let spacing: CGFloat
  private let insets: BoxInsets
  /// Whether the header stays in sight while the section scrolls.
  public let pinsHeader: Bool

  /// A waterfall.
  ///
  /// - Parameters:
  ///   - columns: How many columns stand side by side; less than one counts as one.
  ///   - spacing: The gap between columns and between the items of a column, in points.
  ///   - insets: What stays free around the columns.
  ///   - pinsHeader: Whether the header stays in sight while the items scroll by below it.
  public init(
    columns: Int = 2, spacing: CGFloat = 8, insets: NSDirectionalEdgeInsets = .zero,
    pinsHeader: Bool = false
  ) {
    self.columns = max(1, columns)
    self.spacing = spacing
    self.insets = BoxInsets(insets)
    self.pinsHeader = pinsHeader
  }

  /// Makes the layout of the section.
  @MainActor public func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    let available = context.width(inside: insets.edgeInsets)
    let width = columnWidth(in: available, columns: columns, spacing: spacing)
    let heights = (0..<context.itemCount).map {
      context.height(ofItem: $0, atWidth: width) ?? width
    }
    let solver = WaterfallSolver(columns: columns, spacing: spacing, columnWidth: width)
    let section = NSCollectionLayoutSection.placing(solver.solve(heights))
    section.contentInsets = insets.edgeInsets
    return section
  }
}

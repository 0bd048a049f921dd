import LayoutBox
import UIKit

/// Items in rows of columns: what lists, grids and tables have in common.
///
/// Rows of one height become one group of boxes that UIKit repeats, which costs nothing per item.
/// Rows of several heights become one custom group with a frame for each item.
struct RowArrangement {
  /// The widths of the columns in points, from the leading edge on.
  let columnWidths: [CGFloat]
  /// The gap between columns, in points.
  let columnSpacing: CGFloat
  /// The gap between rows, in points.
  let rowSpacing: CGFloat
  /// How high the rows are.
  let rowHeight: RowHeight
  /// The height of a cell that does not say how high it wants to be.
  let fallbackHeight: CGFloat
  /// What stays free around the rows.
  let insets: BoxInsets

  @MainActor func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    let heights = rowHeights(in: context)
    let section = uniformHeight(heights).map(makeUniformRows) ?? makeRows(heights, in: context)
    section.contentInsets = insets.edgeInsets
    return section
  }

  @MainActor private func makeUniformRows(of height: CGFloat) -> NSCollectionLayoutSection {
    let group = GroupLayoutBox(width: .absolute(groupWidth), height: .absolute(max(1, height))) {
      for width in columnWidths {
        ItemLayoutBox(width: .absolute(width), height: .h(1))
      }
    }
    let section = NSCollectionLayoutSection(group: group.space(.fixed(columnSpacing)).toBuild())
    section.interGroupSpacing = rowSpacing
    return section
  }

  @MainActor private func makeRows(
    _ heights: [CGFloat], in context: SectionContext
  ) -> NSCollectionLayoutSection {
    let solver = RowSolver(
      columnWidths: columnWidths, columnSpacing: columnSpacing, rowSpacing: rowSpacing,
      rowHeights: heights)
    return .placing(solver.solve(itemCount: context.itemCount))
  }

  // Sums of binary fractions may fall short of the room by a hair, and UIKit then drops the last
  // column to the next row.
  private var groupWidth: CGFloat {
    columnWidths.reduce(0, +) + columnSpacing * CGFloat(columnWidths.count - 1) + 0.01
  }
}

@MainActor extension RowArrangement {
  private func rowHeights(in context: SectionContext) -> [CGFloat] {
    switch rowHeight {
    case .exactly(let height): [height]
    case .timesWidth(let factor): [(columnWidths.first ?? 0) * factor]
    case .fromCells: measuredRowHeights(in: context)
    }
  }

  private func measuredRowHeights(in context: SectionContext) -> [CGFloat] {
    stride(from: 0, to: context.itemCount, by: columnWidths.count).map { start in
      let row = start..<min(start + columnWidths.count, context.itemCount)
      return row.map { height(ofItem: $0, inColumn: $0 - start, context) }.max() ?? fallbackHeight
    }
  }

  private func height(
    ofItem index: Int, inColumn column: Int, _ context: SectionContext
  ) -> CGFloat {
    context.height(ofItem: index, atWidth: columnWidths[column]) ?? fallbackHeight
  }

  private func uniformHeight(_ heights: [CGFloat]) -> CGFloat? {
    guard let first = heights.first else { return fallbackHeight }
    return heights.allSatisfy { $0 == first } ? first : nil
  }
}

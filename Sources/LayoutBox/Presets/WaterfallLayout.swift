import LayoutGeometry
import UIKit

/// A layout with equally wide columns that adds each item to the shortest column.
///
/// ```swift
/// Section(id: "colors", layout: WaterfallLayout(columns: 3)) { colors }
/// ```
///
/// An item is as high as it specifies, or square if it specifies no height. Heights are queried
/// once for each item and width, and again when the item changes.
public struct WaterfallLayout: SectionLayout, Hashable, Sendable {
  private let columns: Int
  private let spacing: CGFloat
  private let insets: LayoutInsets
  /// Whether the header stays visible while the section scrolls.
  public let pinsHeader: Bool

  /// Creates a waterfall.
  ///
  /// - Parameters:
  ///   - columns: The number of columns; a number below 1 counts as 1.
  ///   - spacing: The space between columns and between the items of a column, in points.
  ///   - insets: The insets around the columns.
  ///   - pinsHeader: Whether the header stays visible while the section scrolls.
  public init(
    columns: Int = 2, spacing: CGFloat = 8, insets: NSDirectionalEdgeInsets = .zero,
    pinsHeader: Bool = false
  ) {
    self.columns = max(1, columns)
    self.spacing = spacing
    self.insets = LayoutInsets(insets)
    self.pinsHeader = pinsHeader
  }

  /// Returns a new description of the section.
  @MainActor public func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    let available = context.width(inside: insets.edgeInsets)
    guard context.itemCount > 0 else { return makeSquares(in: context, width: available) }
    let width = RowArrangement.columnWidth(in: available, columns: columns, spacing: spacing)
    let heights = (0..<context.itemCount).map {
      context.height(ofItem: $0, atWidth: width) ?? width
    }
    let solver = WaterfallSolver(columns: columns, spacing: spacing, columnWidth: width)
    let section = NSCollectionLayoutSection.custom(itemFrames: solver.solve(heights))
    section.contentInsets = insets.edgeInsets
    return section
  }

  // Items of unknown number are square; a waterfall of squares is a grid.
  @MainActor private func makeSquares(
    in context: SectionContext, width: CGFloat
  ) -> NSCollectionLayoutSection {
    RowArrangement(
      equalColumns: columns, spacing: spacing, rowHeight: .timesWidth(1), insets: insets,
      width: width
    )
    .makeSection(in: context)
  }
}

/// A function from the heights of items to their frames, each below the shortest column.
///
/// Of several equally short columns the first one is used. Frames are in the group's coordinate
/// space, with the origin in the leading top corner. The cost is that of a comparison for each
/// item and column.
struct WaterfallSolver {
  let columns: Int
  let spacing: CGFloat
  let columnWidth: CGFloat

  /// Returns the frames of items of these heights, in order.
  func solve(_ heights: [CGFloat]) -> [CGRect] {
    var bottoms = [CGFloat](repeating: 0, count: columns)
    return heights.map { height in
      let column = shortest(of: bottoms)
      let frame = CGRect(
        x: CGFloat(column) * (columnWidth + spacing), y: bottoms[column], width: columnWidth,
        height: height)
      bottoms[column] = frame.maxY + spacing
      return frame
    }
  }

  private func shortest(of bottoms: [CGFloat]) -> Int {
    bottoms.indices.min { bottoms[$0] < bottoms[$1] } ?? 0
  }
}

import LayoutGeometry
import UIKit

/// The height of the rows of a list, a grid or a table, or of the one row of a carousel.
public enum RowHeight: Hashable, Sendable {
  /// The height of the tallest item in the row.
  ///
  /// In LegoKit an item's height is that of its cell, from
  /// `TypedCellType.layout(constraintsTo:with:)`.
  case fromCells
  /// A height in points.
  case exactly(CGFloat)
  /// The width of the first column multiplied by this factor: `.timesWidth(1)` makes squares.
  case timesWidth(CGFloat)
}

/// Items in rows of columns: the common part of lists, grids and tables.
///
/// Rows of one height become one group of boxes that UIKit repeats, which costs nothing per item.
/// Rows of several heights become one custom group with a frame for each item.
struct RowArrangement {
  /// The widths of the columns in points, from the leading edge on.
  let columnWidths: [CGFloat]
  /// The space between columns, in points.
  let columnSpacing: CGFloat
  /// The space between rows, in points.
  let rowSpacing: CGFloat
  let rowHeight: RowHeight
  /// The height of an item that does not specify one, in points.
  let fallbackHeight: CGFloat
  /// The insets around the rows.
  let insets: LayoutInsets

  @MainActor func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    let heights = rowHeights(in: context)
    let section = commonHeight(of: heights).map(makeUniformRows) ?? makeRows(heights, in: context)
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
    return .custom(itemFrames: solver.solve(itemCount: context.itemCount))
  }

  // Rounding errors in the sum must not move the last column into the next row.
  private var groupWidth: CGFloat {
    columnWidths.reduce(0, +) + columnSpacing * CGFloat(columnWidths.count - 1) + 0.01
  }
}

extension RowArrangement {
  /// Creates rows of `equalColumns` equally wide columns that fill `width`; an item that does not
  /// specify a height is square.
  init(
    equalColumns: Int, spacing: CGFloat, rowHeight: RowHeight, insets: LayoutInsets,
    width: CGFloat
  ) {
    let columnWidth = Self.columnWidth(in: width, columns: equalColumns, spacing: spacing)
    self.init(
      columnWidths: Array(repeating: columnWidth, count: equalColumns), columnSpacing: spacing,
      rowSpacing: spacing, rowHeight: rowHeight, fallbackHeight: columnWidth, insets: insets)
  }

  /// Returns the width of each of `columns` equally wide columns, in points, at least 1.
  static func columnWidth(in available: CGFloat, columns: Int, spacing: CGFloat) -> CGFloat {
    max(1, (available - CGFloat(columns - 1) * spacing) / CGFloat(columns))
  }
}

@MainActor extension RowArrangement {
  private func rowHeights(in context: SectionContext) -> [CGFloat] {
    switch rowHeight {
    case .exactly(let height): [height]
    case .timesWidth(let factor): [(columnWidths.first ?? 0) * factor]
    case .fromCells: tallestItems(in: context)
    }
  }

  private func tallestItems(in context: SectionContext) -> [CGFloat] {
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

  private func commonHeight(of heights: [CGFloat]) -> CGFloat? {
    guard let first = heights.first else { return fallbackHeight }
    return heights.allSatisfy { $0 == first } ? first : nil
  }
}

/// A function from the widths of columns and the heights of rows to the frames of items.
///
/// Frames are in the group's coordinate space, with the origin in the leading top corner.
struct RowSolver {
  let columnWidths: [CGFloat]
  let columnSpacing: CGFloat
  let rowSpacing: CGFloat
  let rowHeights: [CGFloat]

  /// Returns the frames of at most `itemCount` items in order, as far as there are rows.
  func solve(itemCount: Int) -> [CGRect] {
    var frames: [CGRect] = []
    frames.reserveCapacity(itemCount)
    var top: CGFloat = 0
    for height in rowHeights {
      appendRow(to: &frames, top: top, height: height, itemCount: itemCount)
      top += height + rowSpacing
    }
    return frames
  }

  private func appendRow(
    to frames: inout [CGRect], top: CGFloat, height: CGFloat, itemCount: Int
  ) {
    var leading: CGFloat = 0
    for width in columnWidths where frames.count < itemCount {
      frames.append(CGRect(x: leading, y: top, width: width, height: height))
      leading += width + columnSpacing
    }
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section of one custom group with a frame for each item.
  ///
  /// The group is as wide as the section and ends at the bottom of the lowest frame.
  @MainActor static func custom(itemFrames frames: [CGRect]) -> NSCollectionLayoutSection {
    let height = frames.reduce(1) { max($0, $1.maxY) }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
    return NSCollectionLayoutSection(
      group: .custom(layoutSize: size) { _ in
        frames.map { NSCollectionLayoutGroupCustomItem(frame: $0) }
      })
  }
}

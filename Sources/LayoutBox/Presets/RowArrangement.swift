import CompositionalLayout
import LayoutGeometry
import UIKit

/// The height of the rows of a list, a grid or a table, or of the one row of a carousel.
public enum RowHeight: Hashable, Sendable {
  /// The height of the tallest item in the row.
  ///
  /// In LegoKit an item has the height from `TypedCellType.layout(constraintsTo:with:)`, or the one
  /// that the constraints of its cell require. A section can contain items of both kinds.
  case fromCells
  /// A height in points.
  case exactly(CGFloat)
  /// The width of the first column multiplied by this factor: `.timesWidth(1)` makes squares.
  case timesWidth(CGFloat)
  /// A fraction of the visible height between the bars, inside the section's insets:
  /// `.fractionalHeight(1)` fills it.
  case fractionalHeight(CGFloat)
}

/// Items in rows of columns: the common part of lists, grids and tables.
///
/// Rows of one height become one group of boxes that UIKit repeats, which costs nothing per item.
/// Rows of several heights become one custom group with a frame for each item. In LegoKit, cells
/// are measured as described for ``ItemHeights``.
struct RowArrangement {
  /// The widths of the columns in points, from the leading edge on.
  let columnWidths: [CGFloat]
  /// The space between columns, in points.
  let columnSpacing: CGFloat
  /// The space between rows, in points.
  let rowSpacing: CGFloat
  let rowHeight: RowHeight
  /// The height of an item that does not specify one and has no constraints, in points.
  let fallbackHeight: CGFloat
  /// The insets around the rows.
  let insets: LayoutInsets
  /// The rows and columns of items that take several columns; `nil` for one column each.
  var spans: TablePlacement?

  @MainActor func sectionBox(in context: SectionContext) -> SectionLayoutBox {
    let items = ItemHeights(context)
    if rowHeight == .fromCells {
      items.requestHeights(atWidths: widths(itemCount: context.itemCount))
    }
    return sectionBox(in: context, heights: items)
  }

  /// Returns the section of items whose specified heights were requested already, if the rows have
  /// the heights of their cells.
  @MainActor func sectionBox(
    in context: SectionContext, heights items: ItemHeights
  ) -> SectionLayoutBox {
    let heights = rowHeights(of: items, in: context)
    let section =
      if let spans {
        SectionLayoutBox.custom(itemFrames: frames(of: spans, heights: heights))
      } else {
        commonHeight(of: heights).map { uniformRows(of: $0, in: context) }
          ?? rows(heights, itemCount: context.itemCount)
      }
    return items.observingScrolling(of: section.insets(insets.edgeInsets))
  }

  @MainActor private func uniformRows(
    of height: CGFloat, in context: SectionContext
  ) -> SectionLayoutBox {
    // Boxes that do not fit would be a mistake; frames may stick out.
    guard groupWidth <= context.width(inside: insets.edgeInsets) + Self.tolerance else {
      return rows([max(1, height)], itemCount: columnWidths.count).spacing(rowSpacing)
    }
    return SectionLayoutBox {
      GroupLayoutBox(width: .absolute(groupWidth), height: .absolute(max(1, height))) {
        for width in columnWidths {
          ItemLayoutBox(width: .absolute(width), height: .h(1))
        }
      }
      .space(.fixed(columnSpacing))
    }
    .spacing(rowSpacing)
  }

  @MainActor private func rows(_ heights: [CGFloat], itemCount: Int) -> SectionLayoutBox {
    let solver = RowSolver(
      columnWidths: columnWidths, columnSpacing: columnSpacing, rowSpacing: rowSpacing,
      rowHeights: heights)
    return .custom(itemFrames: solver.solve(itemCount: itemCount))
  }

  private static let tolerance: CGFloat = 0.02

  // Rounding errors in the sum must not move the last column into the next row.
  private var groupWidth: CGFloat {
    columnWidths.reduce(0, +) + columnSpacing * CGFloat(columnWidths.count - 1) + Self.slack
  }

  private static let slack: CGFloat = 0.000_5
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

// MARK: Items over several columns

extension RowArrangement {
  /// Returns the width of an item, with the space between its columns.
  private func width(ofItem item: Int) -> CGFloat {
    guard let spans else { return columnWidths[item % columnWidths.count] }
    let columns = spans.columns(ofItem: item)
    return columnWidths[columns].reduce(0, +) + columnSpacing * CGFloat(columns.count - 1)
  }

  private func widths(itemCount: Int) -> ItemWidths {
    guard spans == nil else { return .each((0..<itemCount).map(width(ofItem:))) }
    return columnWidths.count == 1 ? .same(columnWidths[0]) : .repeating(columnWidths)
  }

  /// Returns the frames of items that take several columns; a single height is that of all rows.
  private func frames(of spans: TablePlacement, heights: [CGFloat]) -> [CGRect] {
    var start: CGFloat = 0
    let starts = columnWidths.map { width in
      defer { start += width + columnSpacing }
      return start
    }
    var top: CGFloat = 0
    return (0..<spans.rowCount).flatMap { row in
      let height = max(1, heights.count == 1 ? heights[0] : heights[row])
      defer { top += height + rowSpacing }
      return spans.items(ofRow: row).map { item in
        CGRect(
          x: starts[spans.columns(ofItem: item).lowerBound], y: top, width: width(ofItem: item),
          height: height)
      }
    }
  }
}

@MainActor extension RowArrangement {
  private func rowHeights(of items: ItemHeights, in context: SectionContext) -> [CGFloat] {
    switch rowHeight {
    case .fractionalHeight(let fraction):
      [context.visibleHeight(inside: insets.edgeInsets) * fraction]
    case .exactly(let height): [height]
    case .timesWidth(let factor): [(columnWidths.first ?? 0) * factor]
    case .fromCells:
      (spans == nil ? items.specified : nil)?.tallest(inRowsOf: columnWidths.count)
        ?? tallestItems(of: items, count: context.itemCount)
    }
  }

  private func tallestItems(of items: ItemHeights, count: Int) -> [CGFloat] {
    var top: CGFloat = 0
    let rows = spans ?? TablePlacement(itemCount: count, columnCount: columnWidths.count)
    return (0..<rows.rowCount).map { row in
      var height: CGFloat = 0
      for index in rows.items(ofRow: row) {
        height = max(
          height,
          items.height(
            ofItem: index, atWidth: width(ofItem: index), top: top, fallback: fallbackHeight))
      }
      top += height + rowSpacing
      return height
    }
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

extension SectionLayoutBox {
  /// Returns a section of one custom group with a frame for each item.
  ///
  /// The group is as wide as the section and ends at the bottom of the lowest frame.
  @MainActor static func custom(itemFrames frames: [CGRect]) -> SectionLayoutBox {
    let (frames, height) = customFrames(frames)
    return custom(frames: frames, height: height)
  }

  // Not of the main actor, whose closures check their executor in each call.
  private nonisolated static func customFrames(
    _ frames: [CGRect]
  ) -> (frames: LayoutCustomFrames, bottom: CGFloat) {
    var bottom: CGFloat = 0
    var custom = LayoutCustomFrames()
    for frame in frames {
      bottom = max(bottom, frame.maxY)
      custom.append(LayoutCustomFrame(frame: frame))
    }
    return (custom, bottom)
  }

  /// Returns a section of one custom group of this height, at least 1 point.
  ///
  /// The group is as wide as the section, or has the given width.
  @MainActor static func custom(
    frames: LayoutCustomFrames, width: NSCollectionLayoutDimension = .fractionalWidth(1),
    height: CGFloat
  ) -> SectionLayoutBox {
    SectionLayoutBox(
      CustomGroupLayoutBox(width: width, height: max(1, height), itemFrames: frames).config)
  }
}

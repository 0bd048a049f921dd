import LayoutGeometry
import UIKit

/// The number of columns and rows that an item of a ``MosaicLayout`` covers.
public struct MosaicTile: Hashable, Sendable {
  /// The number of columns.
  public var columns: Int
  /// The number of rows.
  public var rows: Int

  /// Creates a tile; numbers below 1 count as 1.
  public init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// One column and one row.
  public static let small = MosaicTile(columns: 1, rows: 1)
  /// Two columns and one row.
  public static let wide = MosaicTile(columns: 2, rows: 1)
  /// One column and two rows.
  public static let tall = MosaicTile(columns: 1, rows: 2)
  /// Two columns and two rows.
  public static let large = MosaicTile(columns: 2, rows: 2)
}

/// A layout that repeats a pattern of small and large tiles.
///
/// ```swift
/// Section(id: "photos", layout: .mosaic([.large, .small, .small, .wide, .small])) { photos }
/// ```
///
/// Each tile covers the first free cells of a grid that are large enough for it, from the top and
/// from the leading edge on. The next repetition of the pattern begins below the lowest tile.
/// Heights of items are not used.
public struct MosaicLayout: DescribedByBoxes, PinnableHeaderLayout, Hashable, Sendable {
  /// The tiles of the items, repeatedly; an empty pattern counts as one small tile.
  public var pattern: [MosaicTile]
  /// The number of columns; a number below 1 counts as 1.
  public var columns: Int
  /// The space between tiles, in points.
  public var spacing: CGFloat
  /// The height of a row divided by the width of a column.
  public var rowAspect: CGFloat
  /// The insets around the tiles.
  public var insets: NSDirectionalEdgeInsets {
    get { storedInsets.edgeInsets }
    set { storedInsets = LayoutInsets(newValue) }
  }
  /// Whether the header stays visible while the section scrolls.
  public var pinsHeader: Bool
  /// Whether the section's header covers the section's insets on both sides.
  ///
  /// The default is `false`.
  public var headerCoversInsets = false
  private var storedInsets: LayoutInsets

  /// Creates a mosaic.
  ///
  /// - Parameters:
  ///   - pattern: The tiles of the items, repeatedly.
  ///   - columns: The number of columns. Wider tiles cover all columns.
  ///   - spacing: The space between tiles, in points.
  ///   - rowAspect: The height of a row divided by the width of a column.
  ///   - insets: The insets around the tiles.
  ///   - pinsHeader: Whether the header stays visible while the section scrolls.
  public init(
    _ pattern: [MosaicTile], columns: Int = 3, spacing: CGFloat = 2, rowAspect: CGFloat = 1,
    insets: NSDirectionalEdgeInsets = .zero, pinsHeader: Bool = false
  ) {
    self.pattern = pattern
    self.columns = columns
    self.spacing = spacing
    self.rowAspect = rowAspect
    self.pinsHeader = pinsHeader
    storedInsets = LayoutInsets(insets)
  }

  /// Returns a group with the frames of the tiles, which repeats.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox {
    let columns = max(1, columns)
    let width = RowArrangement.columnWidth(
      in: context.width(inside: insets), columns: columns, spacing: spacing)
    let solver = MosaicSolver(
      pattern: pattern.isEmpty ? [.small] : pattern, columns: columns,
      cell: CGSize(width: width, height: max(1, width * rowAspect)), spacing: spacing)
    let frames = solver.solve()
    return SectionLayoutBox.custom(
      itemFrames: needsAllFrames(context.itemCount, of: frames.count)
        ? solver.repeated(frames, itemCount: context.itemCount) : frames
    )
    .spacing(spacing)
    .insets(insets)
  }

  // UIKit repeats a group with all of its height, so an incomplete last repetition would leave a
  // gap below it. The number of frames is limited, since each is an object.
  private func needsAllFrames(_ itemCount: Int, of count: Int) -> Bool {
    itemCount <= Self.maximumFrames && !itemCount.isMultiple(of: count)
  }

  private static let maximumFrames = 10_000
}

/// A function from a pattern of tiles to their frames in a grid.
///
/// Frames are in the group's coordinate space, with the origin in the leading top corner.
struct MosaicSolver {
  let pattern: [MosaicTile]
  let columns: Int
  /// The size of a cell of the grid, in points.
  let cell: CGSize
  let spacing: CGFloat

  /// Returns the frames of one repetition of the pattern, in order.
  func solve() -> [CGRect] {
    var rows: [[Bool]] = []
    return pattern.map { tile in
      let width = min(tile.columns, columns)
      let (row, column) = firstFree(width, tile.rows, in: rows)
      occupy(width, tile.rows, row, column, in: &rows)
      return frame(width, tile.rows, row, column)
    }
  }

  /// Returns the frames of `itemCount` items in repetitions of `frames`.
  func repeated(_ frames: [CGRect], itemCount: Int) -> [CGRect] {
    let height = frames.reduce(0) { max($0, $1.maxY) } + spacing
    return (0..<itemCount).map { index in
      frames[index % frames.count].offsetBy(dx: 0, dy: CGFloat(index / frames.count) * height)
    }
  }

  private func firstFree(_ width: Int, _ height: Int, in rows: [[Bool]]) -> (Int, Int) {
    for row in rows.indices {
      for column in 0...columns - width {
        let isFree = (row..<min(row + height, rows.count)).allSatisfy { row in
          rows[row][column..<column + width].allSatisfy { !$0 }
        }
        if isFree { return (row, column) }
      }
    }
    return (rows.count, 0)
  }

  private func occupy(
    _ width: Int, _ height: Int, _ row: Int, _ column: Int, in rows: inout [[Bool]]
  ) {
    while rows.count < row + height { rows.append(Array(repeating: false, count: columns)) }
    for row in row..<row + height {
      for column in column..<column + width { rows[row][column] = true }
    }
  }

  private func frame(_ width: Int, _ height: Int, _ row: Int, _ column: Int) -> CGRect {
    CGRect(
      x: CGFloat(column) * (cell.width + spacing), y: CGFloat(row) * (cell.height + spacing),
      width: CGFloat(width) * (cell.width + spacing) - spacing,
      height: CGFloat(height) * (cell.height + spacing) - spacing)
  }
}

extension MosaicLayout: Insettable, ValueSectionLayout {}

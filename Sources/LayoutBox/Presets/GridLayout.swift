import LayoutGeometry
import UIKit

/// A layout with rows of equally wide columns.
///
/// ```swift
/// Section(id: "offers", layout: .grid(columns: 3, rowHeight: .timesWidth(1.25))) { offers }
/// Section(id: "photos", layout: .grid(columns: .minimumWidth(110))) { photos }
/// ```
///
/// All items of a row are as high as its tallest item. An item is as high as it specifies, or as the
/// constraints of its cell require. A cell without either is square.
///
/// In LegoKit, the cells up to two screens below the displayed ones are measured, and the heights of
/// the others are estimated until the user scrolls on. A jump to the end measures all cells.
public struct GridLayout: ScaledByText, PinnableHeaderLayout, Hashable, Sendable {
  /// The number of columns.
  public var columns: ColumnCount
  /// The space between columns and between rows, in points.
  public var spacing: CGFloat
  /// The height of the rows.
  public var rowHeight: RowHeight
  /// The insets around the rows.
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

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - columns: The number of items in a row: a number such as `3`, or `.minimumWidth(110)` for as
  ///     many as fit. Write `.fixed(count)` for a variable.
  ///   - spacing: The space between columns and between rows, in points.
  ///   - rowHeight: The height of the rows. The default takes the heights of the items.
  ///   - insets: The insets around the rows.
  ///   - pinsHeader: Whether the header stays visible while the section scrolls.
  public init(
    columns: ColumnCount, spacing: CGFloat = 8, rowHeight: RowHeight = .fromCells,
    insets: NSDirectionalEdgeInsets = .zero, pinsHeader: Bool = false
  ) {
    self.columns = columns.atLeastOne
    self.spacing = spacing
    self.rowHeight = rowHeight
    storedInsets = LayoutInsets(insets)
    self.pinsHeader = pinsHeader
  }

  /// Returns rows of boxes if all rows are equally high, and a group with a frame for each item
  /// otherwise.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox {
    let width = context.width(inside: insets)
    return RowArrangement(
      equalColumns: columns.count(in: width, spacing: spacing), spacing: spacing,
      rowHeight: rowHeight, insets: storedInsets, width: width
    )
    .sectionBox(in: context)
  }
}

/// The number of equally wide columns of a layout.
///
/// ```swift
/// GridLayout(columns: 3)
/// GridLayout(columns: .minimumWidth(160))
/// ```
public enum ColumnCount: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// This number; a number below 1 counts as 1.
  case fixed(Int)
  /// As many columns of at least this width, in points, as fit.
  case minimumWidth(CGFloat)

  /// Creates this number of columns.
  public init(integerLiteral count: Int) { self = .fixed(count) }

  /// The same number, at least 1.
  var atLeastOne: ColumnCount {
    if case .fixed(let count) = self { .fixed(max(1, count)) } else { self }
  }

  // A width of no more than a pixel would make as many columns as there are numbers.
  private static let maximum: CGFloat = 1000

  /// Returns the number of columns in the available width, at least 1.
  func count(in available: CGFloat, spacing: CGFloat) -> Int {
    switch self {
    case .fixed(let count): return max(1, count)
    case .minimumWidth(let minimum):
      let pitch = max(1, minimum + spacing)
      // Rounding errors in the sum of the widths must not remove a column.
      let count = ((available + spacing) / pitch + 0.001).rounded(.down)
      return count.isFinite ? Int(min(max(1, count), Self.maximum)) : 1
    }
  }
}

extension GridLayout: Insettable, ValueSectionLayout {}

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
  ///   - columns: The number of items in a row: a number such as `3`, `.minimumWidth(110)` for as
  ///     many as fit, or `.adaptive(2, accessibility: 1, wide: 4)` for one that depends on the text
  ///     size and the width. Write `.fixed(count)` for a variable.
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
      equalColumns: columns.count(in: context, inside: insets, spacing: spacing),
      spacing: spacing, rowHeight: rowHeight, insets: storedInsets, width: width
    )
    .sectionBox(in: context)
  }
}

extension GridLayout: Insettable, ValueSectionLayout {}

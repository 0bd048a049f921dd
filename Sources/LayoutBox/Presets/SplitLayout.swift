import LayoutGeometry
import UIKit

/// A layout with a list beside a detail, in two columns.
///
/// The first item is the detail, and the others are the rows of the list:
///
/// ```swift
/// Section(id: "notes", layout: AdaptiveLayout(.rows(), wide: SplitLayout(), from: 700)) {
///   NoteDetail(selectedNote)
///   notes
/// }
/// ```
///
/// In this section the detail is beside the list from 700 points on, and above it in narrower widths.
/// The detail is an item without a selection, too: otherwise the first row would be in its place.
///
/// An item is as high as it specifies, or as the constraints of its cell require in the width of its
/// column; a cell without either is 44 points high. Both columns begin at the top and scroll together:
/// a detail that stays in place while the list scrolls is a screen of its own in a
/// `UISplitViewController`.
///
/// In LegoKit, the details and the rows up to two screens below the displayed ones are measured, and
/// the heights of the others are estimated until the user scrolls on. In a plain compositional layout,
/// pass the number of items; without it the items are rows.
public struct SplitLayout: ScaledByText, PinnableHeaderLayout, Hashable, Sendable {
  /// The width of the list, in points, at most half of the width inside the insets.
  ///
  /// The detail has the rest.
  public var listWidth: CGFloat
  /// The number of items that are details, from the first one on.
  public var detailCount: Int
  /// Whether the detail is in the leading column, and the list in the trailing one.
  public var detailIsLeading: Bool
  /// The space between the columns, in points.
  public var columnSpacing: CGFloat
  /// The space between rows, in points.
  public var spacing: CGFloat
  /// The insets around the columns.
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

  private static let fallbackHeight: CGFloat = 44

  /// Creates a layout of two columns.
  ///
  /// - Parameters:
  ///   - listWidth: The width of the list, in points, at most half of the width inside the insets.
  ///   - detailCount: The number of items that are details, from the first one on; a negative number
  ///     counts as 0.
  ///   - detailIsLeading: Whether the detail is in the leading column.
  ///   - columnSpacing: The space between the columns, in points.
  ///   - spacing: The space between rows, in points.
  ///   - insets: The insets around the columns.
  ///   - pinsHeader: Whether the header stays visible while the section scrolls.
  public init(
    listWidth: CGFloat = 320, detailCount: Int = 1, detailIsLeading: Bool = false,
    columnSpacing: CGFloat = 16, spacing: CGFloat = 0, insets: NSDirectionalEdgeInsets = .zero,
    pinsHeader: Bool = false
  ) {
    self.listWidth = listWidth
    self.detailCount = max(0, detailCount)
    self.detailIsLeading = detailIsLeading
    self.columnSpacing = columnSpacing
    self.spacing = spacing
    storedInsets = LayoutInsets(insets)
    self.pinsHeader = pinsHeader
  }

  /// Returns a group with a frame for each item.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox {
    let count = context.itemCount
    guard count > 0 else {
      return RowsLayout(spacing: spacing, insets: insets).sectionBox(in: context)
    }
    let columns = columns(in: context.width(inside: insets))
    let first = min(max(0, detailCount), count)
    // All details are measured; they do not count for the estimates of rows.
    let (details, rows) = (ItemHeights(context, distanceAhead: .infinity), ItemHeights(context))
    for heights in [details, rows] {
      heights.requestHeights(
        atWidths: .each((0..<count).map { $0 < first ? columns.detail.width : columns.list.width }))
    }
    let frames =
      stack(0..<first, in: columns.detail, details) + stack(first..<count, in: columns.list, rows)
    return rows.observingScrolling(of: .custom(itemFrames: frames).insets(insets))
  }

  private struct Column {
    /// The distance from the leading edge inside the insets.
    var leading: CGFloat = 0
    let width: CGFloat
  }

  private func columns(in available: CGFloat) -> (list: Column, detail: Column) {
    var list = Column(width: max(1, min(listWidth, (available - columnSpacing) / 2)))
    var detail = Column(width: max(1, available - columnSpacing - list.width))
    if detailIsLeading {
      list.leading = detail.width + columnSpacing
    } else {
      detail.leading = list.width + columnSpacing
    }
    return (list, detail)
  }

  /// Returns the frames of items below each other in a column.
  @MainActor private func stack(
    _ items: Range<Int>, in column: Column, _ heights: ItemHeights
  ) -> [CGRect] {
    var top: CGFloat = 0
    return items.map { index in
      let height = heights.height(
        ofItem: index, atWidth: column.width, top: top, fallback: Self.fallbackHeight)
      defer { top += height + spacing }
      return CGRect(x: column.leading, y: top, width: column.width, height: height)
    }
  }
}

extension SplitLayout: Insettable, ValueSectionLayout {}

import LayoutGeometry
import UIKit

/// A layout with one item per row, each as wide as the section.
///
/// ```swift
/// Section(id: "contacts", layout: RowsLayout(), header: TeamItem(team)) {
///   team.members
/// }
/// ```
///
/// A row is as high as its item specifies, or as the constraints of its cell require. A cell without
/// either is 44 points high.
///
/// If no item of the section specifies a height, UIKit measures each cell when it is displayed, and
/// the others have an estimated height of 44 points. In a section with items of both kinds, LegoKit
/// measures the cells up to two screens below the displayed ones.
///
/// ``ListLayout`` adds separators, swipe actions and the appearance of system lists.
public struct RowsLayout: DescribedByBoxes, PinnableHeaderLayout, Hashable, Sendable {
  /// The height of the rows.
  public var rowHeight: RowHeight
  /// The space between rows, in points.
  public var spacing: CGFloat
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

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - rowHeight: The height of the rows. The default takes the heights of the items.
  ///   - spacing: The space between rows, in points.
  ///   - insets: The insets around the rows.
  ///   - pinsHeader: Whether the header stays visible while the section scrolls.
  public init(
    rowHeight: RowHeight = .fromCells, spacing: CGFloat = 0,
    insets: NSDirectionalEdgeInsets = .zero, pinsHeader: Bool = false
  ) {
    self.rowHeight = rowHeight
    self.spacing = spacing
    storedInsets = LayoutInsets(insets)
    self.pinsHeader = pinsHeader
  }

  /// Returns self-sizing rows if no item specifies a height, and rows of known heights otherwise.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox {
    let width = context.width(inside: insets)
    let heights = ItemHeights(context)
    guard rowHeight != .fromCells || heights.requestHeights(atWidths: .same(width)) else {
      context.state?.setCellsAreSelfSizing()
      return selfSizingSection
    }
    return RowArrangement(
      columnWidths: [width], columnSpacing: 0, rowSpacing: spacing, rowHeight: rowHeight,
      fallbackHeight: 44, insets: storedInsets
    )
    .sectionBox(in: context, heights: heights)
  }

  @MainActor private var selfSizingSection: SectionLayoutBox {
    SectionLayoutBox {
      GroupLayoutBox(direction: .vertical, width: .w(1), height: .estimated(44)) {
        ItemLayoutBox(width: .w(1), height: .estimated(44))
      }
    }
    .spacing(spacing)
    .insets(insets)
  }
}

extension RowsLayout: Insettable, ValueSectionLayout {}

extension CompositionalLayoutBox {
  /// Returns the layout of a section of the collection view: rows, if the layout describes none.
  func section(at index: Int) -> any SectionLayout & Sendable {
    describedSection(at: index) ?? RowsLayout()
  }
}

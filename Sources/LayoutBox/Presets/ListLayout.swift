import LayoutGeometry
import UIKit

/// A layout with one item per row, each as wide as the section.
///
/// ```swift
/// Section(id: "contacts", layout: ListLayout(), header: TeamItem(team)) {
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
/// ``SystemListLayout`` adds separators, swipe actions and the appearance of system lists.
public struct ListLayout: SectionLayout, Hashable, Sendable {
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

  /// Returns a new description of the section.
  @MainActor public func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    let width = context.width(inside: insets)
    let heights = ItemHeights(context)
    guard rowHeight != .fromCells || heights.requestHeights(atWidths: { _ in width }) else {
      return makeSelfSizingSection()
    }
    return RowArrangement(
      columnWidths: [width], columnSpacing: 0, rowSpacing: spacing, rowHeight: rowHeight,
      fallbackHeight: 44, insets: storedInsets
    )
    .makeSection(in: context, heights: heights)
  }

  @MainActor private func makeSelfSizingSection() -> NSCollectionLayoutSection {
    let group = GroupLayoutBox(direction: .vertical, width: .w(1), height: .estimated(44)) {
      ItemLayoutBox(width: .w(1), height: .estimated(44))
    }
    let section = NSCollectionLayoutSection(group: group.toBuild())
    section.interGroupSpacing = spacing
    section.contentInsets = insets
    return section
  }
}

extension ListLayout: ValueSectionLayout {}

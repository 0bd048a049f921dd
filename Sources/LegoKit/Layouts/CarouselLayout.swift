import LayoutBox
import UIKit

/// Items side by side in one row that scrolls sideways.
///
/// ```swift
/// Section(id: "offers", layout: CarouselLayout(itemWidth: .fraction(0.85))) { offers }
/// ```
///
/// All items are as high as the highest cell asks for in
/// ``TypedCellType/layout(constraintsTo:with:)``. A cell that does not say how high it wants to be
/// is square. The section's header stays where it is while the items scroll.
public struct CarouselLayout: SectionLayout, Hashable, Sendable {
  private let itemWidth: CarouselItemWidth
  private let spacing: CGFloat
  private let rowHeight: RowHeight
  private let insets: BoxInsets
  private let scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Whether the header stays in sight while the section scrolls.
  public let pinsHeader: Bool

  /// A carousel.
  ///
  /// - Parameters:
  ///   - itemWidth: How wide each item is.
  ///   - spacing: The gap between items, in points.
  ///   - rowHeight: The height of the items; from the cells by default.
  ///   - insets: What stays free around the row; items slide through it to the edges.
  ///   - scrolling: Where it comes to rest. A swipe goes as far as it is strong and ends where an
  ///     item begins, unless set; `.groupPaging` goes on by one item, `.continuous` ends anywhere.
  ///   - pinsHeader: Whether the header stays in sight while the section scrolls by below it.
  public init(
    itemWidth: CarouselItemWidth, spacing: CGFloat = 8, rowHeight: RowHeight = .fromCells,
    insets: NSDirectionalEdgeInsets = .zero,
    scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior =
      .continuousGroupLeadingBoundary,
    pinsHeader: Bool = false
  ) {
    self.itemWidth = itemWidth
    self.spacing = spacing
    self.rowHeight = rowHeight
    self.insets = BoxInsets(insets)
    self.scrolling = scrolling
    self.pinsHeader = pinsHeader
  }

  /// Makes the layout of the section.
  @MainActor public func makeSection(in context: SectionContext) -> NSCollectionLayoutSection {
    let width = itemWidth.width(in: context.width(inside: insets.edgeInsets))
    let height = max(1, height(atWidth: width, in: context))
    let group = GroupLayoutBox(width: .absolute(width), height: .absolute(height)) {
      ItemLayoutBox(width: .w(1), height: .h(1))
    }
    let section = NSCollectionLayoutSection(group: group.toBuild())
    section.orthogonalScrollingBehavior = scrolling
    section.interGroupSpacing = spacing
    section.contentInsets = insets.edgeInsets
    return section
  }

  @MainActor private func height(atWidth width: CGFloat, in context: SectionContext) -> CGFloat {
    switch rowHeight {
    case .exactly(let height): height
    case .timesWidth(let factor): width * factor
    case .fromCells:
      (0..<context.itemCount).map { context.height(ofItem: $0, atWidth: width) ?? width }.max()
        ?? width
    }
  }
}

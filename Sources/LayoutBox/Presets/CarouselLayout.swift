import LayoutGeometry
import UIKit

/// A layout with one row of items that scrolls horizontally.
///
/// ```swift
/// Section(id: "offers", layout: CarouselLayout(itemWidth: .fraction(0.85))) { offers }
/// ```
///
/// All items are as high as the tallest one; an item without a height of its own is square. The
/// section's header does not scroll with the items.
public struct CarouselLayout: SectionLayout, Hashable, Sendable {
  private let itemWidth: CarouselItemWidth
  private let spacing: CGFloat
  private let rowHeight: RowHeight
  private let insets: LayoutInsets
  private let scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Whether the header stays visible while the section scrolls vertically.
  public let pinsHeader: Bool

  /// Creates a carousel.
  ///
  /// - Parameters:
  ///   - itemWidth: The width of each item.
  ///   - spacing: The space between items, in points.
  ///   - rowHeight: The height of the items. The default takes the height of the tallest item.
  ///   - insets: The insets around the row; items scroll through them up to the edges.
  ///   - scrolling: The scrolling behavior. The default scrolls freely and stops at the leading
  ///     edge of an item; `.groupPaging` scrolls by one item, `.continuous` stops anywhere.
  ///   - pinsHeader: Whether the header stays visible while the section scrolls vertically.
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
    self.insets = LayoutInsets(insets)
    self.scrolling = scrolling
    self.pinsHeader = pinsHeader
  }

  /// Returns a new description of the section.
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

/// The width of the items of a ``CarouselLayout``.
public enum CarouselItemWidth: Hashable, Sendable {
  /// A width in points.
  case fixed(CGFloat)
  /// A fraction of the width inside the insets: with `.fraction(0.85)` part of the next item is
  /// visible.
  case fraction(CGFloat)

  /// Returns the width in points, at least 1.
  func width(in available: CGFloat) -> CGFloat {
    switch self {
    case .fixed(let points): max(1, points)
    case .fraction(let fraction): max(1, available * fraction)
    }
  }
}

import LayoutGeometry
import UIKit

/// A layout with one row of items that scrolls horizontally.
///
/// ```swift
/// Section(id: "offers", layout: .carousel(itemWidth: .fraction(0.85))) { offers }
/// ```
///
/// All items are as high as the tallest one. An item is as high as it specifies, or as the
/// constraints of its cell require; a cell without either is square. The section's header does not
/// scroll with the items.
///
/// In LegoKit, the cells of the displayed items and of the 30 after them are measured. If a taller
/// one follows, the row grows when the user scrolls to it.
public struct CarouselLayout: ScaledByText, PinnableHeaderLayout, Hashable, Sendable {
  /// The width of each item.
  public var itemWidth: CarouselItemWidth
  /// The space between items, in points.
  public var spacing: CGFloat
  /// The height of the items.
  public var rowHeight: RowHeight
  /// The insets around the row; items scroll through them up to the edges.
  public var insets: NSDirectionalEdgeInsets {
    get { storedInsets.edgeInsets }
    set { storedInsets = LayoutInsets(newValue) }
  }
  /// The scrolling behavior.
  public var scrolling: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// Whether the header stays visible while the section scrolls vertically.
  public var pinsHeader: Bool
  /// Whether the section's header covers the section's insets on both sides.
  ///
  /// The default is `false`.
  public var headerCoversInsets = false
  private var storedInsets: LayoutInsets

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
    storedInsets = LayoutInsets(insets)
    self.scrolling = scrolling
    self.pinsHeader = pinsHeader
  }

  /// Returns a group of one item, which repeats horizontally.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox {
    let width = itemWidth.width(
      in: context.width(inside: insets), traits: AdaptiveTraits(context))
    let heights = ItemHeights(context, distanceAhead: Self.measuredItemsAhead)
    if rowHeight == .fromCells { heights.requestHeights(atWidths: .same(width)) }
    let height = max(1, height(atWidth: width, heights, in: context))
    let section = SectionLayoutBox {
      GroupLayoutBox(width: .absolute(width), height: .absolute(height)) {
        ItemLayoutBox(width: .w(1), height: .h(1))
      }
    }
    return heights.observingScrolling(
      of: section.orthogonal(scrolling).spacing(spacing).insets(insets))
  }

  /// The number of items after the displayed ones whose cells are measured.
  private static let measuredItemsAhead: CGFloat = 30

  @MainActor private func height(
    atWidth width: CGFloat, _ heights: ItemHeights, in context: SectionContext
  ) -> CGFloat {
    switch rowHeight {
    case .fractionalHeight(let fraction): context.visibleHeight(inside: insets) * fraction
    case .exactly(let height): height
    case .timesWidth(let factor): width * factor
    case .fromCells:
      heights.specified?.tallest(inRowsOf: max(1, context.itemCount))?.first
        ?? tallestCell(atWidth: width, heights, in: context)
    }
  }

  @MainActor private func tallestCell(
    atWidth width: CGFloat, _ heights: ItemHeights, in context: SectionContext
  ) -> CGFloat {
    (0..<context.itemCount).reduce(context.itemCount > 0 ? 0 : width) { tallest, index in
      max(
        tallest,
        heights.height(
          ofItem: index, atWidth: width, top: CGFloat(index), fallback: width))
    }
  }
}

/// The width of the items of a ``CarouselLayout``.
///
/// ```swift
/// CarouselLayout(itemWidth: .fraction(0.85))
/// CarouselLayout(itemWidth: .adaptive(.fraction(0.85), wide: .fixed(320)))
/// ```
public enum CarouselItemWidth: Hashable, Sendable {
  /// A width in points.
  case fixed(CGFloat)
  /// A fraction of the width inside the insets: with `.fraction(0.85)` part of the next item is
  /// visible.
  case fraction(CGFloat)
  /// A width with others for accessibility text sizes and for wide sections.
  ///
  /// The arguments are those of ``ColumnCount/adaptive(_:accessibility:wide:from:)``.
  indirect case adaptive(
    CarouselItemWidth, accessibility: CarouselItemWidth? = nil, wide: CarouselItemWidth? = nil,
    from: CGFloat = 700)

  /// Returns the width in points, at least 1.
  func width(in available: CGFloat, traits: AdaptiveTraits) -> CGFloat {
    switch self {
    case .fixed(let points): max(1, points)
    case .fraction(let fraction): max(1, available * fraction)
    case .adaptive(let base, let accessibility, let wide, let width):
      traits.choose(base, accessibility: accessibility, wide: wide, from: width)
        .width(in: available, traits: traits)
    }
  }
}

extension CarouselLayout: Insettable, ValueSectionLayout {}

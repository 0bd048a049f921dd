import UIKit

/// A carousel that reports the item to which the user has scrolled.
///
/// ```swift
/// Section(
///   id: "offers",
///   layout: CarouselLayout(itemWidth: .fraction(1), scrolling: .groupPaging)
///     .onPage { [weak self] page in self?.pageControl.currentPage = page }
/// ) { offers }
/// ```
///
/// Paged carousels are equal if their carousels are. LegoKit keeps the first of equal layouts, and
/// with it the closure: it should capture objects or bindings, and no values that change.
public struct PagedCarouselLayout: DescribedByBoxes, Equatable {
  /// The carousel.
  public let carousel: CarouselLayout
  private let reporter: PageReporter

  @MainActor init(_ carousel: CarouselLayout, action: @escaping @MainActor (Int) -> Void) {
    self.carousel = carousel
    reporter = PageReporter(action)
  }

  /// Whether the header stays visible while the section scrolls vertically.
  @MainActor public var pinsHeader: Bool { carousel.pinsHeader }

  /// Whether the section's header covers the section's insets on both sides.
  @MainActor public var headerCoversInsets: Bool { carousel.headerCoversInsets }

  /// Returns the boxes of the carousel.
  @MainActor func boxes(in context: SectionContext) -> SectionLayoutBox {
    let (insets, itemCount) = (context.centered(carousel.insets), context.itemCount)
    let isCentered = carousel.scrolling == .groupPagingCentered
    return carousel.sectionBox(in: context).onVisibleItems(id: ObjectIdentifier(reporter)) {
      [reporter] items, offset, environment in
      let cells = items.filter { $0.representedElementCategory == .cell }
      let view = CarouselPage(
        offset: offset.x, width: environment.container.contentSize.width,
        leading: insets.leading, trailing: insets.trailing, itemCount: itemCount,
        isCentered: isCentered,
        isRightToLeft: environment.traitCollection.layoutDirection == .rightToLeft)
      reporter.report(view.page(of: cells.map { ($0.indexPath.item, $0.frame) }))
    }
  }
}

extension CarouselLayout {
  /// Returns the carousel with a closure that receives the index of the item at the leading edge
  /// whenever it changes.
  ///
  /// If the items are centered, it is the item at the center, and at the end of the row the last
  /// item. The closure is not called for the first item of a new section. It is called during a
  /// layout pass, also while the user scrolls.
  @MainActor public func onPage(
    _ action: @escaping @MainActor (_ page: Int) -> Void
  ) -> PagedCarouselLayout {
    PagedCarouselLayout(self, action: action)
  }
}

/// The page that was reported last, and the closure that receives the next one.
///
/// All are equal, so that layouts are equal if their carousels are.
@MainActor private final class PageReporter: Equatable {
  private var page = 0
  private let action: @MainActor (Int) -> Void

  init(_ action: @escaping @MainActor (Int) -> Void) {
    self.action = action
  }

  nonisolated static func == (one: PageReporter, other: PageReporter) -> Bool { true }

  func report(_ new: Int?) {
    guard let new, new != page else { return }
    page = new
    action(new)
  }
}

/// The visible part of a carousel, from which the current page follows.
struct CarouselPage {
  /// The content offset.
  let offset: CGFloat
  /// The width of the visible part.
  let width: CGFloat
  /// The inset before the first item.
  let leading: CGFloat
  /// The inset after the last item.
  let trailing: CGFloat
  let itemCount: Int
  /// Whether items stop at the center instead of the leading edge.
  let isCentered: Bool
  let isRightToLeft: Bool

  /// Returns the index of the current item among visible items; `nil` if there are none.
  func page(of items: [(index: Int, frame: CGRect)]) -> Int? {
    let nearest = items.min { distance(of: $0.frame) < distance(of: $1.frame) }
    guard let nearest, !isCentered, nearest.index > 0 || distance(of: nearest.frame) > 0.5,
      let last = items.first(where: { $0.index == itemCount - 1 }), isAtEnd(last.frame)
    else { return nearest?.index }
    return last.index
  }

  /// Returns the distance of an item from its position as the current page.
  private func distance(of frame: CGRect) -> CGFloat {
    if isCentered { return abs(frame.midX - offset - width / 2) }
    return abs(
      isRightToLeft ? offset + width - leading - frame.maxX : frame.minX - offset - leading)
  }

  private func isAtEnd(_ last: CGRect) -> Bool {
    isRightToLeft
      ? last.minX - trailing >= offset - 0.5 : last.maxX + trailing <= offset + width + 0.5
  }
}

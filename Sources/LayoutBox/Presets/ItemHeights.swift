import UIKit

/// The heights of a section's items, which are requested in order.
///
/// An item has the height that it specifies, or the one that its cell's constraints require. The
/// cells of items that have been displayed are measured, and those on the two screens after them.
/// The others have the mean of the measured heights.
///
/// Without a ``SectionLayoutState``, which could request another description, all cells are
/// measured.
@MainActor final class ItemHeights {
  private let context: SectionContext
  private let distanceAhead: CGFloat
  /// The heights that the items specify; `nil` if none specifies one or they were not requested.
  private(set) var specified: StatedHeights?
  private var hasRequested = false
  // The position up to which cells are measured, once the displayed items are passed.
  private var measuredEnd: CGFloat?
  private var firstEstimated: Int?
  private var measuredSum: CGFloat = 0
  private var measuredCount: CGFloat = 0

  /// Creates the heights of the items of a section.
  ///
  /// `distanceAhead` is the distance from the last displayed item in which cells are measured, in
  /// the unit of the positions; `nil` stands for two screens.
  init(_ context: SectionContext, distanceAhead: CGFloat? = nil) {
    self.context = context
    self.distanceAhead = distanceAhead ?? 2 * context.visibleHeight
  }

  /// Requests the heights that the items specify, each at its width, all at once.
  ///
  /// - Returns: Whether an item specifies a height.
  @discardableResult func requestHeights(atWidths widths: ItemWidths) -> Bool {
    specified = context.heights(atWidths: widths)
    hasRequested = true
    return specified != nil
  }

  /// Returns the height of an item whose frame begins at `top`.
  ///
  /// `fallback` is the height of an item that specifies none and whose cell has no constraints.
  func height(
    ofItem index: Int, atWidth width: CGFloat, top: CGFloat, fallback: CGFloat
  ) -> CGFloat {
    if let height = specified?[index] { return height }
    if specified == nil, !hasRequested,
      let height = context.height(ofItem: index, atWidth: width)
    {
      return height
    }
    guard measures(index, top: top) else {
      return measuredCount > 0 ? (measuredSum / measuredCount).rounded() : fallback
    }
    guard let height = context.measuredHeight(ofItem: index, atWidth: width) else {
      return fallback
    }
    measuredSum += height
    measuredCount += 1
    return height
  }

  /// Returns a section that is described again with more measured heights when the user scrolls on.
  func observingScrolling(of section: SectionLayoutBox) -> SectionLayoutBox {
    guard let handler = scrollHandler() else { return section }
    return section.onVisibleItems(id: "LayoutBox.ItemHeights", handler)
  }

  /// Records how many heights are known, and returns a closure for the visible items if some are
  /// not.
  private func scrollHandler() -> VisibleItemsHandler.Handle? {
    guard let state = context.state else { return nil }
    state.setMeasured(firstEstimated ?? context.itemCount)
    guard firstEstimated != nil else { return nil }
    return { [weak state] items, _, _ in
      let cells = items.filter { $0.representedElementCategory == .cell }
      guard let last = cells.map(\.indexPath.item).max() else { return }
      state?.itemsAreDisplayed(upTo: last, visibleCount: cells.count)
    }
  }

  private func measures(_ index: Int, top: CGFloat) -> Bool {
    guard let state = context.state, index >= state.displayedCount else { return true }
    guard firstEstimated == nil else { return false }
    let end = measuredEnd ?? top + distanceAhead
    measuredEnd = end
    if top >= end { firstEstimated = index }
    return top < end
  }
}

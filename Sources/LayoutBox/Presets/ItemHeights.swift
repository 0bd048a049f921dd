import UIKit

/// The state that a section's layout keeps between two descriptions of the section.
///
/// LegoKit keeps one for each section. A layout whose frames depend on the constraints of cells
/// measures the cells of the first screens only. When the user scrolls on, it is described again
/// with the heights of more cells; the heights of the others are estimated.
@MainActor package final class SectionLayoutState {
  /// The number of items up to the last one that was displayed.
  fileprivate private(set) var displayedCount = 0
  /// Whether UIKit measures the cells of the section when they are displayed.
  ///
  /// The cells of items that specify a height need it as a constraint then.
  package private(set) var cellsAreSelfSizing = false
  /// Whether the layout has read the swipe actions of its context, for UIKit.
  package private(set) var readsSwipeActions = false
  private var waterfall: WaterfallSolution?

  private var measuredCount = 0
  private let invalidate: @MainActor () -> Void

  /// Creates the state of a section that has not been displayed.
  ///
  /// - Parameter invalidate: Requests another description of the section. It is called during a
  ///   layout pass and must take effect after it.
  package init(invalidate: @escaping @MainActor () -> Void) {
    self.invalidate = invalidate
  }

  /// Resets what each description of the section sets.
  package func beginDescription() { (cellsAreSelfSizing, readsSwipeActions) = (false, false) }

  /// Stores the solution of a waterfall.
  func store(_ waterfall: WaterfallSolution) { self.waterfall = waterfall }

  /// Returns the last solution of a waterfall and releases it: a second reference would copy it
  /// when it is changed.
  func takeWaterfall() -> WaterfallSolution? {
    defer { waterfall = nil }
    return waterfall
  }

  /// Records that UIKit measures the cells of the section when they are displayed.
  func setCellsAreSelfSizing() { cellsAreSelfSizing = true }

  /// Records that the layout has read the swipe actions of its context.
  func setReadsSwipeActions() { readsSwipeActions = true }

  /// Records that only the heights of the first `count` items are known.
  fileprivate func setMeasured(_ count: Int) { measuredCount = count }

  /// Records that items up to `last` are displayed, of which `count` are visible, and requests
  /// another description if the next screen contains estimated items.
  fileprivate func itemsAreDisplayed(upTo last: Int, visibleCount: Int) {
    guard last >= displayedCount, last + visibleCount >= measuredCount else { return }
    displayedCount = last + 1
    invalidate()
  }
}

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
  // The heights that the items specify; nil if none specifies one or they are not requested.
  private var specified: [CGFloat]?
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
  @discardableResult func requestHeights(atWidths width: (_ item: Int) -> CGFloat) -> Bool {
    specified = context.heights(atWidths: width)
    hasRequested = true
    return specified != nil
  }

  /// Returns the height of an item whose frame begins at `top`.
  ///
  /// `fallback` is the height of an item that specifies none and whose cell has no constraints.
  func height(
    ofItem index: Int, atWidth width: CGFloat, top: CGFloat, fallback: CGFloat
  ) -> CGFloat {
    if let specified {
      if specified[index] >= 0 { return specified[index] }
    } else if !hasRequested, let height = context.height(ofItem: index, atWidth: width) {
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

  /// Has the section described again with more measured heights when the user scrolls on.
  func observeScrolling(of section: NSCollectionLayoutSection) {
    if let handler = scrollHandler() { section.addVisibleItemsHandler(handler) }
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

extension NSCollectionLayoutSection {
  /// Calls `handler` for the visible items, after the handler that the section has.
  func addVisibleItemsHandler(
    _ handler: @escaping NSCollectionLayoutSectionVisibleItemsInvalidationHandler
  ) {
    let first = visibleItemsInvalidationHandler
    visibleItemsInvalidationHandler = { items, offset, environment in
      first?(items, offset, environment)
      handler(items, offset, environment)
    }
  }
}

import OrderedDifference

/// The counts of the displayed data, and the items that scrolling refers to.
///
/// All index paths are those of these counts.
@MainActor final class DisplayedData {
  /// The numbers of sections and items; `nil` until the data source is queried.
  private(set) var counts: SectionCounts?
  /// The item that was last scrolled to.
  private(set) var scrollTarget: IndexPath?
  private var prefetchPlan = PrefetchPlan()

  /// Stores the counts of the data source.
  func setCounts(_ new: SectionCounts) { counts = new }

  /// Stores the item that is scrolled to.
  func setScrollTarget(_ indexPath: IndexPath) { scrollTarget = indexPath }

  /// Removes everything, because the data is reloaded.
  func removeAll() {
    counts = nil
    scrollTarget = nil
    _ = prefetchPlan.reset()
  }

  /// Moves index paths to those after an update.
  func apply(_ map: UpdateMap) {
    scrollTarget = scrollTarget.flatMap(map.item)
    prefetchPlan.apply { map.item(IndexPath($0)).map(ItemPosition.init) }
  }

  /// Returns the items to prefetch, and those to cancel.
  func prefetchStep(
    to bounds: CGRect, visible: Set<ItemPosition>,
    candidates: (CGRect) -> [PrefetchPlan.Candidate]
  ) -> PrefetchPlan.Step {
    prefetchPlan.step(to: bounds, visible: visible, candidates: candidates)
  }

  /// Removes the items that are being prefetched, and returns them.
  func resetPrefetching() -> [ItemPosition] { prefetchPlan.reset() }
}

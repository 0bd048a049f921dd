import CompositionalLayout
import OrderedDifference

extension UICollectionView {
  /// Notifies the prefetching data source of the items that scrolling will reach next, and of
  /// prefetched items that are no longer needed.
  ///
  /// The cost depends on the visible items and those one screen ahead; there is none without a
  /// prefetching data source.
  func prefetchIfNeeded() {
    guard !pendingWork.passes.isInProgress, pendingWork.begin(.prefetching) else { return }
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let items = cellsInVisibleBounds.map(\.element).compactMap(ItemPosition.init)
    let step = data.prefetchStep(
      to: bounds, visible: Set(items), candidates: candidatesForPrefetching)
    notify(prefetchDataSource, of: step)
  }

  /// Cancels all prefetching.
  func stopPrefetching() {
    let cancelled = data.resetPrefetching()
    guard let prefetchDataSource, !cancelled.isEmpty else { return }
    prefetchDataSource.collectionView(
      self, cancelPrefetchingForItemsAt: cancelled.map(IndexPath.init))
  }

  // Unverified: that cancellations come first; inferred from uikit.md, 6.4.
  private func notify(
    _ source: any UICollectionViewDataSourcePrefetching, of step: PrefetchPlan.Step
  ) {
    if !step.cancelled.isEmpty {
      source.collectionView(
        self, cancelPrefetchingForItemsAt: step.cancelled.map(IndexPath.init))
    }
    if !step.fetched.isEmpty {
      source.collectionView(self, prefetchItemsAt: step.fetched.map(IndexPath.init))
    }
  }

  private func candidatesForPrefetching(in strip: CGRect) -> [PrefetchPlan.Candidate] {
    (layout.layoutAttributesForElements(in: strip) ?? []).compactMap { attributes in
      guard attributes.element.category == .cell, !attributes.isHidden,
        let item = ItemPosition(attributes.element), counts.contains(attributes.indexPath)
      else { return nil }
      let frame = displayedFrame(of: attributes)
      return frame.overlaps(strip) ? PrefetchPlan.Candidate(item, frame: frame) : nil
    }
  }
}

extension ItemPosition {
  /// Creates the position of a cell; returns `nil` for an index path without an item.
  fileprivate init?(_ element: ElementID) {
    guard element.indexPath.count == 2 else { return nil }
    self.init(element.indexPath)
  }
}

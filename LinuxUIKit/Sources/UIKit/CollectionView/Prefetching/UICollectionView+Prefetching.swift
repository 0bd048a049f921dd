import CompositionalLayout
import OrderedDifference

extension UICollectionView {
  /// Names the items that the scroll comes to next, and those that it won't come to after all.
  ///
  /// Costs what is on the screen and one screen ahead, and nothing without somebody to tell.
  func prefetchIfDue() {
    guard due.prefetch, due.passDepth == 0 else { return }
    due.prefetch = false
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let items = shown.keys.lazy.filter { $0.category == .cell }.compactMap(ItemPosition.init)
    let step = prefetchPlan.step(to: bounds, shown: Set(items), candidates: itemsAhead)
    tell(prefetchDataSource, step)
  }

  /// Gives up what is awaited, because it will not be told of any more.
  func stopPrefetching() {
    let cancelled = prefetchPlan.reset()
    guard let prefetchDataSource, !cancelled.isEmpty else { return }
    prefetchDataSource.collectionView(
      self, cancelPrefetchingForItemsAt: cancelled.map(IndexPath.init))
  }

  /// [guess 6.4] What is given up is named before what is wanted.
  private func tell(
    _ source: any UICollectionViewDataSourcePrefetching, _ step: PrefetchPlan.Step
  ) {
    if !step.cancelled.isEmpty {
      source.collectionView(
        self, cancelPrefetchingForItemsAt: step.cancelled.map(IndexPath.init))
    }
    if !step.fetched.isEmpty {
      source.collectionView(self, prefetchItemsAt: step.fetched.map(IndexPath.init))
    }
  }

  private func itemsAhead(in strip: CGRect) -> [PrefetchPlan.Candidate] {
    (layout.layoutAttributesForElements(in: strip) ?? []).compactMap { attributes in
      guard attributes.element.category == .cell, !attributes.isHidden,
        let item = ItemPosition(attributes.element), counts.contains(attributes.indexPath)
      else { return nil }
      let frame = seenFrame(of: attributes)
      return frame.overlaps(strip) ? PrefetchPlan.Candidate(item, frame: frame) : nil
    }
  }
}

extension ItemPosition {
  /// The place of a cell; nil for an element whose index path is not one of an item.
  fileprivate init?(_ element: ElementID) {
    guard element.indexPath.count == 2 else { return nil }
    self.init(element.indexPath)
  }
}

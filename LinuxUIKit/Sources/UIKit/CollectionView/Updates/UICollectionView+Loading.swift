import CompositionalLayout
import LayoutGeometry

extension UICollectionView {
  /// Reloads all data in the next layout pass.
  func reload() {
    interaction.endMovement()
    dragAndDrop.removeAllInserted()
    data.removeAll()
    selection.removeAll()
    pendingWork.require(.reload)
    pendingWork.passes.endElementPass()
    discardPreparedElements()
    layout.invalidateLayout(with: layout.makeContext(.everything))
  }

  /// The counts of the displayed data, which are requested from the data source if they are
  /// unknown.
  var counts: SectionCounts {
    if let counts = data.counts { return counts }
    let counts = dataSourceCounts()
    data.setCounts(counts)
    return counts
  }

  /// Requests the counts from the data source.
  func dataSourceCounts() -> SectionCounts {
    guard let dataSource else { return SectionCounts() }
    if let counted = (dataSource as? any CountedDataSource)?.itemCounts {
      return SectionCounts(items: counted)
    }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return SectionCounts(
      items: (0..<sections).map {
        max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
      })
  }

  /// Requires another layout in the next pass after an invalidation of the layout.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    pendingWork.requireLayout(adjustingOffsetBy: context.contentOffsetAdjustment)
    setNeedsLayout()
  }

  /// Requires that the next pass requests the visible elements from the layout again.
  func setNeedsVisibleElements() {
    pendingWork.require(.elements)
    setNeedsLayout()
  }

  /// Adjusts the content offset at the next preparation, so that the visible content stays in
  /// place.
  func adjustContentOffset(by distance: CGFloat, along axis: LayoutAxis) {
    var adjustment = CGPoint.zero
    adjustment[axis] = distance
    pendingWork.adjustOffset(by: adjustment)
  }

  /// Queries the layout whether new bounds invalidate it, before the bounds are set.
  func boundsWillChange(to newBounds: CGRect) {
    recordResize(to: newBounds)
    guard newBounds != bounds, layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return }
    pendingWork.setBoundsInvalidation(layout.invalidationContext(forBoundsChange: newBounds))
  }

  /// Invalidates the layout if the new bounds require it; called after they were set, so that the
  /// layout reads them.
  func invalidateLayoutAfterBoundsChange() {
    guard let context = pendingWork.removeBoundsInvalidation() else { return }
    layout.invalidateLayout(with: context)
  }

  /// Prepares an invalidated layout, reads its content size, and keeps the content offset within
  /// it.
  func prepareLayoutIfNeeded() {
    guard pendingWork.begin(.preparation) else { return }
    _ = counts
    layout.prepare()
    if OpenChoices.current.contains(.preparesLayoutsTwice) { layout.prepare() }
    let size = layout.collectionViewContentSize
    let isNewSize = size != contentSize
    if isNewSize { contentSize = size }
    moveContentOffset(clamping: isNewSize)
  }

  private func moveContentOffset(clamping: Bool) {
    let adjustment = pendingWork.removeOffsetAdjustment()
    var offset = contentOffset
    offset.x += adjustment.x
    offset.y += adjustment.y
    if clamping { offset = offsetRange.clampEnd(offset) }
    // An adjustment never moves the offset out of its range (compositional-layout.md, 4.5).
    if adjustment != .zero { offset = offsetRange.clamp(offset) }
    if offset != contentOffset { contentOffset = offset }
  }
}

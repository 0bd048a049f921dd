extension UICollectionView {
  func reload() {
    movement = nil
    knownCounts = nil
    selection = []
    scrollTarget = nil
    _ = prefetchPlan.reset()
    due.reload = true
    due.tileNumber += 1
    layout.invalidateLayout(with: layout.makeContext(.everything))
  }

  /// The number of sections, asked of the data source once until data changes.
  public var numberOfSections: Int { counts.sections }

  /// The number of items of a section; zero for a section that is not there.
  public func numberOfItems(inSection section: Int) -> Int {
    counts.items(in: section)
  }

  /// The counts, asked of the data source when they are not known.
  var counts: SectionCounts {
    if let knownCounts { return knownCounts }
    let asked = askedCounts()
    knownCounts = asked
    return asked
  }

  /// What the data source says now.
  func askedCounts() -> SectionCounts {
    guard let dataSource else { return SectionCounts() }
    let sections = max(0, dataSource.numberOfSections(in: self))
    return SectionCounts(
      items: (0..<sections).map {
        max(0, dataSource.collectionView(self, numberOfItemsInSection: $0))
      })
  }

  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    due.prepare = true
    due.isInvalidated = true
    due.tile = true
    due.handling = .all
    due.offsetAdjustment.x += context.contentOffsetAdjustment.x
    due.offsetAdjustment.y += context.contentOffsetAdjustment.y
    setNeedsLayout()
  }

  /// Asks the layout whether it is due in other bounds, which the view doesn't have yet.
  func boundsWillChange(to newBounds: CGRect) {
    noteResize(to: newBounds)
    guard newBounds != bounds, layout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
  }

  /// Makes due what has to be asked in other bounds.
  func visibleRectangleDidChange() {
    due.tile = true
    due.handling = .all
  }

  /// Prepares the layout if it is due, takes its content size over and keeps the offset within it.
  func prepareLayoutIfDue() {
    guard due.prepare else { return }
    due.prepare = false
    _ = counts
    layout.prepare()
    let size = layout.collectionViewContentSize
    let isNewSize = size != contentSize
    if isNewSize { contentSize = size }
    moveContentOffset(clamping: isNewSize)
  }

  private func moveContentOffset(clamping: Bool) {
    let adjustment = due.offsetAdjustment
    due.offsetAdjustment = .zero
    var offset = contentOffset
    offset.x += adjustment.x
    offset.y += adjustment.y
    if clamping { offset = offsetRange.clampEnd(offset) }
    // What moves the offset never moves it out of its range (compositional-layout.md 4.5).
    if adjustment != .zero { offset = offsetRange.clamp(offset) }
    if offset != contentOffset { contentOffset = offset }
  }
}

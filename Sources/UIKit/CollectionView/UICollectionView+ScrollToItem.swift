extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    checkScrollTarget(indexPath)
    endAllIfReloading()
    prepareUntilSettled()
    guard let frame = layout.layoutAttributesForItem(at: indexPath)?.frame else { return }
    let target = offset(showing: frame, at: scrollPosition)
    setContentOffset(target, animated: animated)
  }

  private func checkScrollTarget(_ indexPath: IndexPath) {
    let (section, item) = (indexPath.section, indexPath.item)
    guard section >= 0, section < counts.sections else {
      fatalError(
        CollectionViewMistake.scrollOutOfRange(
          section: section, count: counts.sections, view: description))
    }
    guard counts.contains(indexPath) else {
      fatalError(
        CollectionViewMistake.scrollOutOfRange(
          item: item, count: counts.items(in: section), section: section, view: description))
    }
  }

  private func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint {
    let inset = adjustedContentInset
    let horizontal = ScrollAlignment(
      position, start: .left, middle: .centeredHorizontally, end: .right)
    let vertical = ScrollAlignment(
      position, start: .top, middle: .centeredVertically, end: .bottom)
    let start = CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top)
    let moved = CGPoint(
      x: horizontal.start(
        showing: frame.minX, frame.maxX, in: visibleSize.width, now: start.x),
      y: vertical.start(
        showing: frame.minY, frame.maxY, in: visibleSize.height, now: start.y))
    return offsetRange.clamp(CGPoint(x: moved.x - inset.left, y: moved.y - inset.top))
  }
}

/// Where on one axis an item comes to rest.
private enum ScrollAlignment {
  case start, middle, end, nearest

  init(
    _ position: UICollectionView.ScrollPosition, start: UICollectionView.ScrollPosition,
    middle: UICollectionView.ScrollPosition, end: UICollectionView.ScrollPosition
  ) {
    if position.contains(start) {
      self = .start
    } else if position.contains(middle) {
      self = .middle
    } else {
      self = position.contains(end) ? .end : .nearest
    }
  }

  /// Where the visible span starts so that it shows what lies from `low` to `high`.
  func start(
    showing low: CGFloat, _ high: CGFloat, in length: CGFloat, now: CGFloat
  ) -> CGFloat {
    switch self {
    case .start: low
    case .middle: (low + high - length) / 2
    case .end: high - length
    case .nearest: now + VisibleSpan(start: now, length: length).distance(toShow: low, high)
    }
  }
}

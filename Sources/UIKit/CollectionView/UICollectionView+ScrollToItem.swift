import CollectionCore

extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    checkScrollTarget(indexPath)
    endAllIfReloading()
    prepareUntilSettled()
    setContentOffset(aim(at: indexPath, scrollPosition, animated: animated), animated: animated)
    if !animated { settle(at: indexPath, scrollPosition) }
  }

  /// Aims again at what came into sight and said its size, until everything there is measured.
  ///
  /// Each time at least one view more is measured, so it ends; views that never settle are left.
  private func settle(at indexPath: IndexPath, _ position: ScrollPosition) {
    for _ in 0..<Self.mostAims {
      if hasUnmeasuredViews { layOutElements() }
      guard counts.contains(indexPath) else { return }
      let target = aim(at: indexPath, position, animated: false)
      guard target != contentOffset else { return }
      contentOffset = target
    }
  }

  private static let mostAims = 100

  private var hasUnmeasuredViews: Bool {
    dataSource != nil
      && (layout.layoutAttributesForElements(in: bounds) ?? []).contains {
        !$0.sizing.isEmpty && shown[$0.element]?.measuring == nil
      }
  }

  /// The offset at which an item is where it is to be; a section that scrolls across is scrolled.
  private func aim(
    at indexPath: IndexPath, _ position: ScrollPosition, animated: Bool
  ) -> CGPoint {
    guard let attributes = layout.atRest({ layout.layoutAttributesForItem(at: indexPath) })
    else { fatalError(CollectionViewMistake.noAttributes(indexPath)) }
    var frame = attributes.frame
    if let scroller = scroller(of: attributes) {
      scroll(scroller, toShow: frame, at: position, animated: animated)
      frame = CGRect(
        scroller.axis, main: scroller.frame.interval(on: scroller.axis),
        cross: frame.interval(on: scroller.axis.crossing))
    }
    return offset(showing: frame, at: position)
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
    let horizontal = ScrollAlignment(position, on: .horizontal)
    let vertical = ScrollAlignment(position, on: .vertical)
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
enum ScrollAlignment {
  case start, middle, end, nearest

  /// What a position says about one axis.
  init(_ position: UICollectionView.ScrollPosition, on axis: LayoutAxis) {
    self =
      axis == .horizontal
      ? Self(position, start: .left, middle: .centeredHorizontally, end: .right)
      : Self(position, start: .top, middle: .centeredVertically, end: .bottom)
  }

  private init(
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

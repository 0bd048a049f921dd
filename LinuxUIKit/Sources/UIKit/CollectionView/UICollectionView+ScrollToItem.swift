import CompositionalLayout
import LayoutGeometry

extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    checkScrollTarget(indexPath)
    endAllIfReloading()
    prepareUntilSettled()
    scrollTarget = indexPath
    guard let offset = aim(at: scrollPosition, animated: animated) else { return }
    guard animated else {
      setContentOffset(offset, animated: false)
      return settle(scrollPosition)
    }
    driver.tracking(outerAim(scrollPosition)) { setContentOffset(offset, animated: true) }
  }

  private func outerAim(_ position: ScrollPosition) -> ScrollTarget {
    ScrollTarget(
      offset: { [weak self] in self?.outerOffset(position) },
      settle: { [weak self] in self?.settle(position) })
  }

  /// What a section's scroller follows while it brings the target into sight.
  func innerAim(_ position: ScrollPosition) -> ScrollTarget {
    ScrollTarget(
      offset: { [weak self] in self?.innerOffset(position) },
      settle: { [weak self] in self?.settle(position) })
  }

  /// Aims again at what came into sight and said its size, until everything there is measured.
  ///
  /// Each time at least one view more is measured, so it ends; views that never settle are left.
  private func settle(_ position: ScrollPosition) {
    for _ in 0..<Self.mostAims {
      if hasUnmeasuredViews { layOutElements() }
      guard aimAgain(at: position) else { return }
    }
  }

  /// Moves the layout, and the target's section where it scrolls across, as far as is known now.
  ///
  /// - Returns: Whether one of them had to move, so that something else may have come into sight.
  private func aimAgain(at position: ScrollPosition) -> Bool {
    let before = innerOffset
    guard let target = aim(at: position, animated: false) else { return false }
    guard target != contentOffset else { return innerOffset != before }
    contentOffset = target
    return true
  }

  /// How far the target's section has scrolled across the layout; nil where it doesn't.
  private var innerOffset: CGFloat? {
    targetAttributes.flatMap(scroller(of:)).map(offset(of:))
  }

  private static let mostAims = 100

  private var hasUnmeasuredViews: Bool {
    dataSource != nil
      && (layout.layoutAttributesForElements(in: bounds) ?? []).contains {
        !$0.sizing.isEmpty && shown[$0.element]?.measuring == nil
      }
  }

  /// The offset at which the target is where it is to be; a section that scrolls across is scrolled.
  private func aim(at position: ScrollPosition, animated: Bool) -> CGPoint? {
    guard let attributes = targetAttributes else { return nil }
    if let scroller = scroller(of: attributes) {
      scroll(scroller, toShow: attributes.frame, at: position, animated: animated)
    }
    return offset(showing: outerFrame(of: attributes), at: position)
  }

  private func outerOffset(_ position: ScrollPosition) -> CGPoint? {
    targetAttributes.map { offset(showing: outerFrame(of: $0), at: position) }
  }

  private func innerOffset(_ position: ScrollPosition) -> CGPoint? {
    guard let attributes = targetAttributes, let scroller = scroller(of: attributes) else {
      return nil
    }
    return scrollers.shown[scroller.section]?
      .offset(at: restingPlace(of: scroller, showing: attributes.frame, at: position))
  }

  // The target may have gone in an update since the movement began.
  private var targetAttributes: UICollectionViewLayoutAttributes? {
    guard let target = scrollTarget, counts.contains(target) else { return nil }
    guard let attributes = layout.atRest({ layout.layoutAttributesForItem(at: target) })
    else { fatalError(CollectionViewMistake.noAttributes(target)) }
    return attributes
  }

  // The whole scroller across the layout, at the item's place along it.
  private func outerFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let scroller = scroller(of: attributes) else { return attributes.frame }
    return CGRect(
      scroller.axis, main: scroller.frame.interval(on: scroller.axis),
      cross: attributes.frame.interval(on: scroller.axis.crossing))
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

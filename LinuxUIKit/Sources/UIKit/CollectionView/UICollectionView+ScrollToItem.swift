import CompositionalLayout
import LayoutGeometry

extension UICollectionView {
  func scroll(to indexPath: IndexPath, _ scrollPosition: ScrollPosition, animated: Bool) {
    checkScrollTarget(indexPath)
    endDisplayIfReloading()
    prepareUntilSettled()
    data.setScrollTarget(indexPath)
    guard let offset = aim(at: scrollPosition, animated: animated) else { return }
    guard animated else {
      setContentOffset(offset, animated: false)
      return settle(scrollPosition)
    }
    scrollingDriver.tracking(outerAim(scrollPosition)) { setContentOffset(offset, animated: true) }
  }

  private func outerAim(_ position: ScrollPosition) -> ScrollTarget {
    ScrollTarget(
      offset: { [weak self] in self?.outerOffset(position) },
      settle: { [weak self] in self?.settle(position) })
  }

  /// Returns the target in an orthogonally scrolling section while it scrolls there.
  func sectionTarget(_ position: ScrollPosition) -> ScrollTarget {
    ScrollTarget(
      offset: { [weak self] in self?.innerOffset(position) },
      settle: { [weak self] in self?.settle(position) })
  }

  /// Scrolls again after views have been displayed and measured, until all of them are measured.
  ///
  /// The number of attempts is limited, for views that never settle.
  private func settle(_ position: ScrollPosition) {
    for _ in 0..<Self.maximumAimCount {
      if hasUnmeasuredViews { layOutElements() }
      guard updateTarget(at: position) else { return }
    }
  }

  /// Scrolls the collection view, and an orthogonally scrolling section of the target, to the
  /// current target.
  ///
  /// - Returns: Whether one of them scrolled, so that other views may be displayed.
  private func updateTarget(at position: ScrollPosition) -> Bool {
    let before = innerOffset
    guard let target = aim(at: position, animated: false) else { return false }
    guard target != contentOffset else { return innerOffset != before }
    contentOffset = target
    return true
  }

  /// The offset of the target's section; `nil` if it does not scroll orthogonally.
  private var innerOffset: CGFloat? {
    targetAttributes.flatMap(scroller(of:)).map(offset(of:))
  }

  private static let maximumAimCount = 100

  private var hasUnmeasuredViews: Bool {
    dataSource != nil
      && (layout.layoutAttributesForElements(in: bounds) ?? []).contains {
        !$0.sizing.isEmpty && visibleElements[$0.element]?.display.measurement == nil
      }
  }

  /// Returns the content offset for the target; an orthogonally scrolling section is scrolled to
  /// it.
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
    return visibleElements.scrollers[scroller.section]?
      .contentOffset(at: offset(of: scroller, showing: attributes.frame, at: position))
  }

  // The target may have been deleted since the animation began.
  private var targetAttributes: UICollectionViewLayoutAttributes? {
    guard let target = data.scrollTarget, counts.contains(target) else { return nil }
    guard let attributes = layout.atRest({ layout.layoutAttributesForItem(at: target) })
    else { fatalError(CollectionViewMistake.noAttributes(target)) }
    return attributes
  }

  // The frame of the section's scroll view along its axis, and of the item on the other axis.
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
    let horizontal = AxisScrollPosition(position, on: .horizontal)
    let vertical = AxisScrollPosition(position, on: .vertical)
    let start = CGPoint(x: contentOffset.x + inset.left, y: contentOffset.y + inset.top)
    let moved = CGPoint(
      x: horizontal.start(
        showing: frame.minX, frame.maxX, in: visibleSize.width, now: start.x),
      y: vertical.start(
        showing: frame.minY, frame.maxY, in: visibleSize.height, now: start.y))
    return offsetRange.clamp(CGPoint(x: moved.x - inset.left, y: moved.y - inset.top))
  }
}

/// The alignment of an item on one axis after scrolling to it.
enum AxisScrollPosition {
  case start, center, end, nearest

  /// Creates the alignment that a position describes for one axis.
  init(_ position: UICollectionView.ScrollPosition, on axis: LayoutAxis) {
    self =
      axis == .horizontal
      ? Self(position, start: .left, center: .centeredHorizontally, end: .right)
      : Self(position, start: .top, center: .centeredVertically, end: .bottom)
  }

  private init(
    _ position: UICollectionView.ScrollPosition, start: UICollectionView.ScrollPosition,
    center: UICollectionView.ScrollPosition, end: UICollectionView.ScrollPosition
  ) {
    if position.contains(start) {
      self = .start
    } else if position.contains(center) {
      self = .center
    } else {
      self = position.contains(end) ? .end : .nearest
    }
  }

  /// Returns the start of the visible interval that contains the interval from `low` to `high`.
  func start(
    showing low: CGFloat, _ high: CGFloat, in length: CGFloat, now: CGFloat
  ) -> CGFloat {
    switch self {
    case .start: low
    case .center: (low + high - length) / 2
    case .end: high - length
    case .nearest: now + VisibleSpan(start: now, length: length).distance(toShow: low, high)
    }
  }
}

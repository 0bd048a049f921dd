import CompositionalLayout
import LayoutGeometry

extension UICollectionView {
  /// How far the section of a scroller has scrolled, as an offset of a scroll view.
  func offset(of scroller: LayoutScroller) -> CGFloat {
    if let view = scrollers.shown[scroller.section], view.scroller.hasSameContent(as: scroller) {
      return view.offset
    }
    guard let kept = scrollers.offsets[scroller.section] else { return scroller.firstOffset }
    return scroller.clamped(scroller.turned(kept))
  }

  /// Where an element is seen, in points of the collection view's content.
  func seenFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let scroller = scroller(of: attributes) else { return attributes.frame }
    var frame = attributes.frame
    frame.origin[scroller.axis] += scroller.frame.origin[scroller.axis] - offset(of: scroller)
    return frame
  }

  /// The scroller that an element moves in; nil for one that stays with the layout.
  func scroller(of attributes: UICollectionViewLayoutAttributes) -> LayoutScroller? {
    attributes.isInScroller ? layout.scroller(ofSection: attributes.indexPath.section) : nil
  }

  /// The view that an element's view belongs into.
  func home(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard attributes.isInScroller else { return self }
    return scrollers.shown[attributes.indexPath.section] ?? self
  }

  /// Puts the scrollers on the visible part where the layout says, each as far scrolled as it was.
  func placeScrollers() {
    scrollers.forget(from: counts.sections)
    for scroller in dataSource == nil ? [] : layout.scrollers(in: bounds) {
      let offset = offset(of: scroller)
      let view = scrollers.shown[scroller.section] ?? addScroller(scroller)
      view.place(scroller, scrolledTo: offset)
    }
  }

  /// Takes scrollers away whose sections are not visible; how far they scrolled is kept.
  func removeInvisibleScrollers() {
    guard !scrollers.shown.isEmpty else { return }
    let visible = Set(dataSource == nil ? [] : layout.scrollers(in: bounds).map(\.section))
    for (section, view) in scrollers.shown where !visible.contains(section) {
      view.removeFromSuperview()
      scrollers.shown[section] = nil
    }
  }

  /// Shows what comes in when a scroller has moved; the layout has nothing to solve.
  func didScroll(_ view: OrthogonalScroller) {
    let scroller = view.scroller
    scrollers.offsets[scroller.section] = scroller.turned(view.offset)
    due.tile = true
    due.handling.insert(scroller.section)
    setNeedsLayout()
  }

  /// Scrolls a section so that `frame` of its content is where `position` says; it is not snapped.
  func scroll(
    _ scroller: LayoutScroller, toShow frame: CGRect, at position: ScrollPosition, animated: Bool
  ) {
    let place = restingPlace(of: scroller, showing: frame, at: position)
    scrollers.offsets[scroller.section] = scroller.turned(place)
    guard let view = scrollers.shown[scroller.section] else { return }
    let offset = view.offset(at: place)
    guard animated else { return view.setContentOffset(offset, animated: false) }
    view.driver.tracking(innerAim(position)) { view.setContentOffset(offset, animated: true) }
  }

  /// How far a section is scrolled when `frame` of its content is where `position` says.
  func restingPlace(
    of scroller: LayoutScroller, showing frame: CGRect, at position: ScrollPosition
  ) -> CGFloat {
    let alignment = ScrollAlignment(position, on: scroller.axis)
    let span = frame.interval(on: scroller.axis)
    let inset = scroller.insets
    let start = alignment.start(
      showing: span.start, span.end, in: scroller.paging.length - inset.start - inset.end,
      now: offset(of: scroller) + inset.start)
    return scroller.clamped(start - inset.start)
  }

  private func addScroller(_ scroller: LayoutScroller) -> OrthogonalScroller {
    let view = OrthogonalScroller(scroller, in: self)
    scrollers.shown[scroller.section] = view
    addSubview(view)
    return view
  }
}

extension LayoutScroller {
  /// Whether the content of both, and what they show of it, is of one size.
  fileprivate func hasSameContent(as other: LayoutScroller) -> Bool {
    axis == other.axis && frame.size == other.frame.size && isMirrored == other.isMirrored
      && contentLength == other.contentLength && insets == other.insets
  }
}

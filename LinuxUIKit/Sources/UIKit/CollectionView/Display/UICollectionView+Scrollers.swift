import CompositionalLayout
import LayoutGeometry

extension UICollectionView {
  /// Returns the offset of an orthogonally scrolling section, as an offset of a scroll view.
  func offset(of scroller: LayoutScroller) -> CGFloat {
    let scrollers = visibleElements.scrollers
    if let view = scrollers[scroller.section], view.scroller.hasSameContent(as: scroller) {
      return view.offset
    }
    guard let kept = scrollers.offset(ofSection: scroller.section) else {
      return scroller.firstOffset
    }
    return scroller.clamped(scroller.turned(kept))
  }

  /// Returns the displayed frame of an element, in the coordinates of the collection view's
  /// content.
  func displayedFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    guard let scroller = scroller(of: attributes) else { return attributes.frame }
    var frame = attributes.frame
    frame.origin[scroller.axis] += scroller.frame.origin[scroller.axis] - offset(of: scroller)
    return frame
  }

  /// Returns the scroll view of the section that contains an element; `nil` for any other element.
  func scroller(of attributes: UICollectionViewLayoutAttributes) -> LayoutScroller? {
    attributes.isInScroller ? layout.scroller(ofSection: attributes.indexPath.section) : nil
  }

  /// Returns the superview of an element's view.
  func container(of attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard attributes.isInScroller else { return self }
    return visibleElements.scrollers[attributes.indexPath.section] ?? self
  }

  /// Lays out the scroll views of sections in the visible bounds, with their previous offsets.
  func layOutScrollers() {
    visibleElements.scrollers.removeOffsets(from: counts.sections)
    for scroller in wantedScrollers {
      let offset = offset(of: scroller)
      let view = visibleElements.scrollers[scroller.section] ?? addScroller(scroller)
      view.apply(scroller, offset: offset)
    }
  }

  /// Removes the scroll views of sections outside of the visible bounds; their offsets are kept.
  func removeInvisibleScrollers() {
    guard !visibleElements.scrollers.displayed.isEmpty else { return }
    let wanted = Set(wantedScrollers.map(\.section))
    let removed = visibleElements.scrollers.removeScrollers(besides: wanted)
    for scroller in removed { scroller.removeFromSuperview() }
  }

  /// The scroll views of the sections in the visible bounds, and that of the first responder, whose cell stays
  /// displayed.
  private var wantedScrollers: [LayoutScroller] {
    guard dataSource != nil else { return [] }
    let visible = layout.scrollers(in: bounds)
    guard let section = elementOfFirstResponder?.indexPath.section,
      !visible.contains(where: { $0.section == section }),
      let scroller = layout.scroller(ofSection: section)
    else { return visible }
    return visible + [scroller]
  }

  /// Displays the elements that enter the bounds of a section's scroll view, without solving the
  /// layout again.
  func didScroll(_ view: OrthogonalScroller) {
    let scroller = view.scroller
    visibleElements.scrollers.setOffset(
      scroller.turned(view.offset), ofSection: scroller.section)
    pendingWork.requireElements(ofScrolledSection: scroller.section)
    setNeedsLayout()
  }

  /// Scrolls a section so that `frame` of its content is at `position`, regardless of its paging.
  func scroll(
    _ scroller: LayoutScroller, toShow frame: CGRect, at position: ScrollPosition, animated: Bool
  ) {
    let target = offset(of: scroller, showing: frame, at: position)
    visibleElements.scrollers.setOffset(scroller.turned(target), ofSection: scroller.section)
    guard let view = visibleElements.scrollers[scroller.section] else { return }
    let offset = view.contentOffset(at: target)
    guard animated else { return view.setContentOffset(offset, animated: false) }
    view.driver.tracking(sectionTarget(position)) { view.setContentOffset(offset, animated: true) }
  }

  /// Returns the offset of a section at which `frame` of its content is at `position`.
  func offset(
    of scroller: LayoutScroller, showing frame: CGRect, at position: ScrollPosition
  ) -> CGFloat {
    let alignment = AxisScrollPosition(position, on: scroller.axis)
    let span = frame.interval(on: scroller.axis)
    let inset = scroller.insets
    let start = alignment.start(
      showing: span.start, span.end, in: scroller.paging.length - inset.start - inset.end,
      now: offset(of: scroller) + inset.start)
    return scroller.clamped(start - inset.start)
  }

  private func addScroller(_ scroller: LayoutScroller) -> OrthogonalScroller {
    let view = OrthogonalScroller(scroller, in: self)
    visibleElements.scrollers.insert(view, forSection: scroller.section)
    addSubview(view)
    return view
  }
}

extension LayoutScroller {
  /// Returns whether the content of both, and the visible part of it, have the same size.
  fileprivate func hasSameContent(as other: LayoutScroller) -> Bool {
    axis == other.axis && frame.size == other.frame.size && isMirrored == other.isMirrored
      && contentLength == other.contentLength && insets == other.insets
  }
}

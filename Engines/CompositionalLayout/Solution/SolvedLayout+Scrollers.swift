import Foundation
import LayoutGeometry

extension SolvedLayout {
  /// Returns the scroller of a section; `nil` for one that doesn't scroll orthogonally.
  package func scroller(ofSection section: Int) -> LayoutScroller? {
    guard sections.indices.contains(section) else { return nil }
    return scroller(of: sections[section], section, startingAt: start(of: section))
  }

  /// Returns the scroller of a section with its index and its start.
  func scroller(
    of solved: SolvedSection, _ section: Int, startingAt start: CGFloat
  ) -> LayoutScroller? {
    guard let scroller = solved.scroller else { return nil }
    let main = scroller.main.moved(by: start + solved.boundary.contentStart)
    let cross = LayoutInterval(start: 0, end: scroller.paging.length)
    return LayoutScroller(
      section: section, axis: axis.crossing,
      frame: published(CGRect(axis, main: main, cross: cross)), paging: scroller.paging,
      isMirrored: environment.isRightToLeft && axis == .vertical)
  }

  /// Returns the scrollers that touch `rect`, or whose cells may; costs O(log n) and the number of
  /// results.
  package func scrollers(in rect: CGRect) -> [LayoutScroller] {
    positions(intersecting: unpublished(rect).interval(on: axis)).compactMap(scroller)
  }

  /// Returns the part of a scroller's content that a rectangle of the layout shows, before
  /// mirroring.
  ///
  /// A pixel wider on each side, since rounding moves an edge by less than one.
  func window(
    of scroller: LayoutScroller, in rect: CGRect, scrolledTo offset: CGFloat
  ) -> LayoutInterval {
    let shown = rect.interval(on: scroller.axis)
      .moved(by: offset - scroller.frame.origin[scroller.axis])
    let pixel = environment.pixels.pixel
    guard scroller.isMirrored else { return shown.inset(start: -pixel, end: -pixel) }
    return LayoutInterval(
      start: scroller.contentLength - shown.end - pixel,
      end: scroller.contentLength - shown.start + pixel)
  }

  /// Returns the displayed frame of an element while its section is scrolled to `offset`.
  func shown(_ element: LayoutElement, scrolledTo offset: CGFloat) -> CGRect {
    var frame = element.frame
    if element.isInScroller { frame.origin[axis.crossing] -= offset }
    return frame
  }

  /// Returns the frame in a right-to-left layout, in which a scroller mirrors in its own content
  /// (compositional-layout.md, 6.3).
  func mirroredInScroller(_ element: LayoutElement) -> CGRect {
    guard environment.isRightToLeft, axis == .vertical,
      let scroller = element.section.flatMap(scroller)
    else { return mirrored(element.frame) }
    var frame = element.frame
    frame.origin.x = scroller.contentLength - frame.maxX
    return frame
  }
}

import Foundation
import LayoutGeometry

/// The scroller of an orthogonally scrolling section, in terms of a scroll view
/// (compositional-layout.md, 5.2).
///
/// Offsets are those of a scroll view: distances of its left or top edge from that of the content.
/// `turned(_:)` converts them to offsets from the leading edge, and back.
package struct LayoutScroller: Sendable {
  /// The section.
  package let section: Int
  /// The axis along which it scrolls.
  package let axis: LayoutAxis
  /// Its frame in the layout's coordinate space, in points.
  package let frame: CGRect
  /// The rest positions, as offsets from the leading edge.
  package let paging: OrthogonalPaging
  /// Whether it starts at its right end (compositional-layout.md, 6.3).
  package let isMirrored: Bool

  // Unverified: content that starts at the right is at least as long as the scroller
  // (compositional-layout.md, 6.3).
  /// The length of its content along its axis, in points.
  package var contentLength: CGFloat {
    isMirrored ? max(paging.contentLength, paging.length) : paging.contentLength
  }

  /// The size of its content, in points.
  package var contentSize: CGSize {
    var size = frame.size
    size[axis] = contentLength
    return size
  }

  /// The insets before and after the content, at the left or top and at the opposite edge.
  package var insets: LayoutInterval {
    let insets = paging.insets
    return isMirrored ? LayoutInterval(start: insets.end, end: insets.start) : insets
  }

  /// The offset at which the leading edge is visible.
  package var firstOffset: CGFloat { turned(paging.range.start) }

  /// Converts an offset of a scroll view to one from the leading edge, and back.
  package func turned(_ offset: CGFloat) -> CGFloat {
    isMirrored ? contentLength - paging.length - offset : offset
  }

  /// Returns the valid offset that is nearest to `offset`.
  package func clamped(_ offset: CGFloat) -> CGFloat {
    let range = paging.range
    return turned(min(max(turned(offset), range.start), range.end))
  }
}

/// The orthogonal scroller of a section; positions are relative to the section's content.
///
/// An immutable object, so that the sections without one, which are most of them, stay small.
final class SolvedScroller: Sendable {
  /// The interval of the scroller along the layout's scroll axis.
  let main: LayoutInterval
  /// The interval that cells and badges cover along that axis.
  let span: LayoutInterval
  /// The rest positions.
  let paging: OrthogonalPaging

  /// Creates a scroller that covers `main`, with cells and badges that cover `span`.
  init(main: LayoutInterval, span: LayoutInterval, paging: OrthogonalPaging) {
    (self.main, self.span, self.paging) = (main, span, paging)
  }
}

import Foundation
import LayoutGeometry

/// The scroller of a section that scrolls across its layout, as a scroll view gets it (5.2).
///
/// Offsets are those of a scroll view: distances of its left or top edge from that of the content.
/// `turned(_:)` tells what they are from where reading starts, and back.
package struct LayoutScroller: Sendable {
  /// The section.
  package let section: Int
  /// The axis along which it scrolls.
  package let axis: LayoutAxis
  /// Its frame in the layout's coordinate space, in points.
  package let frame: CGRect
  /// Where it comes to rest, counted from where reading starts.
  package let paging: OrthogonalPaging
  /// Whether it starts at its right end (6.3).
  package let isMirrored: Bool

  /// The length of its content along its axis, in points.
  ///
  /// [guess 6.3] Content that starts at the right is at least as long as the scroller.
  package var contentLength: CGFloat {
    isMirrored ? max(paging.contentLength, paging.length) : paging.contentLength
  }

  /// The size of its content, in points.
  package var contentSize: CGSize {
    var size = frame.size
    size[axis] = contentLength
    return size
  }

  /// Room to scroll to before and after the content, at the left or top and the opposite edge.
  package var insets: LayoutInterval {
    let insets = paging.insets
    return isMirrored ? LayoutInterval(start: insets.end, end: insets.start) : insets
  }

  /// The offset where reading starts.
  package var firstOffset: CGFloat { turned(paging.range.start) }

  /// The offset of a scroll view for one that counts from where reading starts, and back.
  package func turned(_ offset: CGFloat) -> CGFloat {
    isMirrored ? contentLength - paging.length - offset : offset
  }

  /// The offset that can be scrolled to and is nearest to `offset`.
  package func clamped(_ offset: CGFloat) -> CGFloat {
    let range = paging.range
    return turned(min(max(turned(offset), range.start), range.end))
  }
}

import Foundation
import LayoutGeometry

/// The resting offset of a paging axis (uikit.md, 5.2).
package struct ScrollPaging: Hashable, Sendable {
  /// The length of a page, in points; pages start at offset 0.
  package let length: CGFloat
  /// The range of resting offsets.
  package let range: LayoutInterval

  /// Creates pages of a length in a range.
  package init(length: CGFloat, range: LayoutInterval) {
    (self.length, self.range) = (length, range)
  }

  /// Returns the offset of the page after a drag from `start`, at most one page away.
  ///
  /// - Parameters:
  ///   - offset: The offset at the end of the drag.
  ///   - velocity: The velocity of the offset, in points per millisecond.
  ///   - start: The offset at the start of the drag.
  /// - Returns: The offset, in the content.
  package func target(
    releasedAt offset: CGFloat, velocity: CGFloat, from start: CGFloat
  ) -> CGFloat {
    guard length > 0 else { return range.clamped(offset) }
    let first = (start / length).rounded()
    let page = min(max(page(at: offset / length, velocity: velocity), first - 1), first + 1)
    return range.clamped(page * length)
  }

  private func page(at position: CGFloat, velocity: CGFloat) -> CGFloat {
    guard abs(velocity) > Self.flingVelocity else { return position.rounded() }
    return position.rounded(velocity > 0 ? .up : .down)
  }

  // Unverified: uikit.md, 5.2 gives no number; inferred from the threshold of orthogonal paging.
  /// The velocity from which on a drag is a fling, in points per millisecond.
  private static let flingVelocity: CGFloat = 0.25
}

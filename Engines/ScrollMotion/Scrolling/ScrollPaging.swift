import Foundation
import LayoutGeometry

/// Where an axis that goes on by pages comes to rest (uikit.md 5.2, `isPagingEnabled`).
package struct ScrollPaging: Hashable, Sendable {
  /// The length of a page, in points; pages count from offset 0.
  package let length: CGFloat
  /// Where it can rest.
  package let range: LayoutInterval

  /// Pages of that length in that range.
  package init(length: CGFloat, range: LayoutInterval) {
    (self.length, self.range) = (length, range)
  }

  /// The offset of the page that a drag from `start` leads to, at most one page further.
  ///
  /// - Parameters:
  ///   - offset: Where the finger let go.
  ///   - velocity: How fast the offset grew then, in points for each millisecond.
  ///   - start: Where the drag began.
  /// - Returns: The offset, inside of the content.
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

  /// [guess 5.2] From this speed on a drag counts as a fling, in points for each millisecond.
  private static let flingVelocity: CGFloat = 0.25
}

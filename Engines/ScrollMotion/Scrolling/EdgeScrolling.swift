import Foundation
import LayoutGeometry

/// The automatic scrolling while an item is dragged near an edge (uikit.md, 6.13).
package enum EdgeScrolling {
  // Unverified: the zone is 50 points deep, less in short views; the velocity grows in it from 0 to
  // 600 points per second at the edge and beyond (uikit.md, 6.13).
  /// Returns the velocity on one axis, in points per second: negative toward the start, 0 away from
  /// the edges.
  ///
  /// - Parameters:
  ///   - location: The location of the finger.
  ///   - visible: The visible part of the content, in the same coordinates.
  /// - Returns: The velocity; 0 if the location is not finite.
  package static func speed(at location: CGFloat, in visible: LayoutInterval) -> CGFloat {
    let depth = min(deepestZone, visible.length / 4)
    guard depth > 0, location.isFinite else { return 0 }
    let before = (visible.start + depth - location) / depth
    let after = (location - (visible.end - depth)) / depth
    return fastest * (min(max(after, 0), 1) - min(max(before, 0), 1))
  }

  private static let deepestZone: CGFloat = 50
  private static let fastest: CGFloat = 600
}

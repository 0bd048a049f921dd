import Foundation
import LayoutGeometry

/// How fast content scrolls by itself while a finger that holds something rests near an edge
/// (uikit.md 6.13).
package enum EdgeScrolling {
  /// The speed on one axis, in points a second: below 0 toward the start, 0 away from the edges.
  ///
  /// [guess uikit.md 6.13] The zone is 50 points deep, less in short views; the speed grows in it from
  /// 0 to 600 points a second at the edge and beyond.
  ///
  /// - Parameters:
  ///   - location: Where the finger is.
  ///   - visible: The visible part of the content, in the same coordinates.
  /// - Returns: The speed; 0 where the finger is nowhere.
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

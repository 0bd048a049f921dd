import Foundation
import LayoutGeometry

/// One cell's place in a custom group.
package struct LayoutCustomFrame: Hashable, Sendable {
  /// The frame in points, with the origin at the group's start inside its insets.
  package var frame: CGRect
  /// The order from back to front.
  package var zIndex: Int

  /// A cell with this frame.
  package init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// Returns the frames of one instance of a custom group.
  ///
  /// - Parameters:
  ///   - number: The number in the group's description.
  ///   - size: The group's resolved size, in points.
  ///   - insets: The group's insets.
  package typealias Provider = (
    _ number: Int, _ size: CGSize, _ insets: LayoutInsets
  ) -> [LayoutCustomFrame]
}

import BoxLayout
import Foundation

/// A text of one line, which is cut off where there is less space.
package final class FixedText: BoxContent {
  /// The size of the whole text, in points.
  package var size: CGSize

  /// Creates a text of a size.
  init(_ size: CGSize) { self.size = size }

  package func size(thatFits width: CGFloat) -> CGSize {
    CGSize(width: min(size.width, width), height: size.height)
  }

  package var keepsHeightIfWidened: Bool { true }
}

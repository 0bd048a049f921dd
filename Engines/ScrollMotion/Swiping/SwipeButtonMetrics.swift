import Foundation

/// The lengths of the buttons of swipe actions, in points (uikit.md, 3.4.6).
package enum SwipeButtonMetrics {
  /// The minimum width.
  private static let minimumWidth: CGFloat = 74
  /// The margin at each side of the title.
  private static let margin: CGFloat = 15
  // Unverified: inferred from uikit.md, 3.4.6.
  /// The spacing between image and title.
  package static let spacing: CGFloat = 3
  // Unverified: inferred from uikit.md, 3.4.6.
  /// The minimum height of a row in which both are displayed.
  package static let heightOfBoth: CGFloat = 91

  /// Returns the preferred width of a button whose image and title need `content` points.
  package static func preferredWidth(content: CGFloat) -> CGFloat {
    max(minimumWidth, content + 2 * margin)
  }
}

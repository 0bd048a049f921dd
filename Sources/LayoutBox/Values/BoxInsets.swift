import UIKit

/// Distances from the four edges of a rectangle inwards, in points, as a value with a hash.
///
/// UIKit's `NSDirectionalEdgeInsets` promises equality only, and a layout has to be `Hashable`
/// for the renderer to tell whether it has changed.
package struct BoxInsets: Hashable, Sendable {
  /// The distance from the top edge.
  package var top: CGFloat = 0
  /// The distance from the edge where reading starts.
  package var leading: CGFloat = 0
  /// The distance from the bottom edge.
  package var bottom: CGFloat = 0
  /// The distance from the edge where reading ends.
  package var trailing: CGFloat = 0

  /// The same distances as `insets`.
  package init(_ insets: NSDirectionalEdgeInsets) {
    top = insets.top
    leading = insets.leading
    bottom = insets.bottom
    trailing = insets.trailing
  }

  /// The same distances in UIKit's type.
  package var edgeInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

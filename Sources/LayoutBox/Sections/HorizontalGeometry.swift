import UIKit

/// The frames of a section that is wider than its container, while the user scrolls it horizontally.
///
/// The offset is the distance that the user has scrolled from the leading edge, less than 0 while
/// the section bounces.
package protocol HorizontalGeometry: Sendable {
  /// The largest distance that the user can scroll.
  var maximumOffset: CGFloat { get }
  /// The offset at the first display, from 0 to the largest one.
  var initialOffset: CGFloat { get }
  /// The width of the section's container.
  var visibleWidth: CGFloat { get }
  /// Whether the first row stays visible.
  var pinsFirstRow: Bool { get }

  /// Returns the items of the first row that are displayed at an offset, if it stays visible.
  func pinnedItems(atOffset offset: CGFloat) -> [Int]
}

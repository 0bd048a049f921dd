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

  /// Returns the distance of the trailing edge of what stays visible at the leading edge.
  func pinnedEnd(atOffset offset: CGFloat) -> CGFloat

  /// Returns the distances of an item's edges from the leading edge before the user scrolls; `nil` for
  /// an item that stays visible or is hidden.
  func scrolledExtent(ofItem item: Int) -> Range<CGFloat>?
}

/// A horizontal position of an item in the visible part of a section that it is scrolled to.
package enum HorizontalPosition: Equatable, Sendable {
  /// Beside what stays visible at the leading edge.
  case leading
  /// In the center of the part in which items scroll.
  case center
  /// At the trailing edge.
  case trailing
  /// The position that is reached by the shortest distance.
  case nearest
}

extension HorizontalGeometry {
  /// Returns the offset at which an item is at a position, as far as the content allows.
  ///
  /// It is the current offset for an item that stays visible or is hidden.
  package func offset(
    ofItem item: Int, at position: HorizontalPosition, from offset: CGFloat
  ) -> CGFloat {
    guard let extent = scrolledExtent(ofItem: item) else { return offset }
    let start = pinnedEnd(atOffset: 0)
    let leading = extent.lowerBound - start
    let trailing = extent.upperBound - visibleWidth
    let target =
      switch position {
      case .leading: leading
      case .center: (leading + trailing) / 2
      case .trailing: trailing
      // An item that is wider than the visible part begins or ends at its edge.
      case .nearest: min(max(offset, min(leading, trailing)), max(leading, trailing))
      }
    return min(max(0, target), maximumOffset)
  }
}

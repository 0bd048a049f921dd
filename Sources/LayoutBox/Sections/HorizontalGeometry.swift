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

  /// Returns the distance of the trailing edge of what stays visible at the leading edge.
  func pinnedEnd(atOffset offset: CGFloat) -> CGFloat
  /// Returns the distances of the edges of an item from the leading edge before the user scrolls; `nil`
  /// for one that does not scroll or is hidden.
  func scrollingExtent(ofItem item: Int) -> ClosedRange<CGFloat>?
  /// Returns the items of the first row that are displayed at an offset, if it stays visible.
  func pinnedItems(atOffset offset: CGFloat) -> [Int]
}

/// The position of an item in the part of a section that scrolls horizontally.
package enum ScrollAlignment: Sendable {
  /// At the leading edge.
  case leading
  /// In the center; at the leading edge if the item is wider than the part.
  case center
  /// At the trailing edge.
  case trailing
  /// At the position that is closest to the current one.
  case nearest
}

extension HorizontalGeometry {
  /// Returns the offset at which an item is visible, as far as the section scrolls; `nil` for an item
  /// that does not scroll or is hidden.
  package func offset(
    ofItem item: Int, at alignment: ScrollAlignment, from current: CGFloat
  ) -> CGFloat? {
    guard let extent = scrollingExtent(ofItem: item) else { return nil }
    let leading = extent.lowerBound - pinnedEnd(atOffset: maximumOffset)
    let trailing = extent.upperBound - visibleWidth
    let target =
      switch alignment {
      case .leading: leading
      case .trailing: trailing
      case .center: trailing > leading ? leading : (leading + trailing) / 2
      case .nearest: min(max(current, min(leading, trailing)), max(leading, trailing))
      }
    return min(max(0, target), maximumOffset)
  }
}

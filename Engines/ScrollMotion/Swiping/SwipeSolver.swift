import Foundation
import LayoutGeometry

/// The distances of a swiped row and the frames of its buttons (uikit.md, 3.4.6).
///
/// Lengths are in points; distances are measured from the row's edge inward.
package struct SwipeSolver: Equatable, Sendable {
  /// The width of the row.
  package let width: CGFloat
  /// The preferred widths of the buttons, the outermost first.
  private let buttons: [CGFloat]
  /// Whether a full swipe performs the first action.
  private let allowsFullSwipe: Bool

  // Unverified: inferred from uikit.md, 3.4.6.
  /// The fraction of the row's width beyond which a swipe is full.
  private static let fullFraction: CGFloat = 0.6
  // Unverified: inferred from uikit.md, 3.4.6.
  /// The velocity from which on a swipe opens or closes a row, in points per second.
  private static let flingVelocity: CGFloat = 500

  /// Creates the solver of a row.
  package init(width: CGFloat, buttons: [CGFloat], allowsFullSwipe: Bool) {
    (self.width, self.buttons, self.allowsFullSwipe) = (width, buttons, allowsFullSwipe)
  }

  /// The distance of an open row: that at which the buttons have their preferred widths, at most the width
  /// of the row.
  package var openDistance: CGFloat { min(preferredWidth, width) }

  private var preferredWidth: CGFloat { buttons.reduce(0, +) }

  // Unverified: that beyond its buttons a row that can be swiped fully still moves with the touch,
  // any other one resists, and neither moves to the other side; inferred from uikit.md, 3.4.6.
  /// Returns the distance of the row for a touch that has moved by `travel`.
  package func distance(travel: CGFloat) -> CGFloat {
    guard travel > openDistance else { return max(0, travel) }
    guard !allowsFullSwipe else { return min(travel, width) }
    return openDistance + RubberBand.shown(travel - openDistance, in: width)
  }

  /// Returns whether the first action is performed when a touch ends that has moved by `travel`.
  package func isFullSwipe(travel: CGFloat) -> Bool {
    allowsFullSwipe && !buttons.isEmpty && travel > max(openDistance, width * Self.fullFraction)
  }

  /// Returns whether the row stays open when a touch ends that has moved by `travel`, with a velocity in
  /// points per second.
  ///
  /// It stays open beyond half of the buttons' width, and after a fast swipe (uikit.md, 3.4.6).
  package func staysOpen(travel: CGFloat, velocity: CGFloat) -> Bool {
    guard abs(velocity) < Self.flingVelocity else { return velocity > 0 && travel > 0 }
    return travel > openDistance / 2
  }

  // Unverified: that they share the distance in proportion to their widths, and the first one gets
  // all of it in a full swipe; inferred from uikit.md, 3.4.6.
  /// Returns the intervals of the buttons at a distance of the row, the outermost first.
  package func intervals(distance: CGFloat, isFullSwipe: Bool) -> [LayoutInterval] {
    let ratio = preferredWidth > 0 ? distance / preferredWidth : 0
    var start: CGFloat = 0
    return buttons.enumerated().map { position, width in
      let length = isFullSwipe ? (position == 0 ? distance : 0) : width * ratio
      defer { start += length }
      return LayoutInterval(start: start, end: start + length)
    }
  }
}

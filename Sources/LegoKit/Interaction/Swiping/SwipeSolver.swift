import UIKit

/// The distances of a swiped cell and the widths of its buttons.
///
/// Lengths are in points. Distances are measured from the edge of the cell inward. The figures are
/// those of swipe actions in lists of the system (uikit.md, 3.4.6).
struct SwipeSolver {
  /// The width of the cell.
  let width: CGFloat
  /// The preferred widths of the buttons, the outermost first.
  let buttons: [CGFloat]
  /// Whether a swipe across the cell performs the first action.
  let allowsFullSwipe: Bool

  // Unverified: inferred from uikit.md, 3.4.6.
  /// The fraction of the width beyond which a swipe is a full one.
  private static let fullFraction: CGFloat = 0.6
  // Unverified: inferred from uikit.md, 3.4.6.
  /// The velocity from which on a swipe opens or closes, in points per second.
  private static let flingVelocity: CGFloat = 500
  // Unverified: that of scroll views beyond their edges.
  /// The fraction of a movement that a cell follows beyond its buttons, at first.
  private static let resistance: CGFloat = 0.55

  /// The distance at which the buttons have their preferred widths, at most the width of the cell.
  var openDistance: CGFloat { min(buttons.reduce(0, +), width) }

  /// Returns the distance of the cell for a finger that has moved by `travel`.
  func distance(travel: CGFloat) -> CGFloat {
    guard travel > openDistance else { return max(0, travel) }
    guard !allowsFullSwipe else { return min(travel, width) }
    let excess = travel - openDistance
    return openDistance + width * (1 - 1 / (excess * Self.resistance / max(1, width) + 1))
  }

  /// Returns whether the first action is performed when a finger is lifted that has moved by
  /// `travel`.
  func isFullSwipe(travel: CGFloat) -> Bool {
    allowsFullSwipe && !buttons.isEmpty && travel > max(openDistance, width * Self.fullFraction)
  }

  /// Returns whether the cell stays open when a finger is lifted.
  func staysOpen(travel: CGFloat, velocity: CGFloat) -> Bool {
    guard abs(velocity) < Self.flingVelocity else { return velocity > 0 && travel > 0 }
    return travel > openDistance / 2
  }

  /// Returns the widths of the buttons at a distance of the cell, the outermost first.
  func buttonWidths(distance: CGFloat, isFullSwipe: Bool) -> [CGFloat] {
    let preferred = buttons.reduce(0, +)
    return buttons.indices.map { index in
      if isFullSwipe { return index == 0 ? distance : 0 }
      return preferred > 0 ? buttons[index] / preferred * distance : 0
    }
  }
}

import CompositionalLayout
import LayoutGeometry
import ScrollMotion

/// The distances of a swiped row and the frames of its buttons (uikit.md, 3.4.6).
///
/// Lengths are in points; distances are measured from the row's edge inward.
struct SwipeSolver: Equatable {
  /// The width of the row.
  var width: CGFloat
  /// The preferred widths of the buttons, the outermost first.
  var buttons: [CGFloat]
  /// Whether a full swipe performs the first action.
  var performsFirst = true

  /// The minimum width of a button (uikit.md, 3.4.6).
  static let leastButtonWidth: CGFloat = 74
  /// The margin of a button at each side of its title (uikit.md, 3.4.6).
  static let titleMargin: CGFloat = 15
  // Unverified: inferred from uikit.md, 3.4.6.
  /// The fraction of the row's width beyond which a swipe is full.
  static let fullPart: CGFloat = 0.6
  // Unverified: inferred from uikit.md, 3.4.6.
  /// The minimum velocity with which a row is opened or closed, in points per second.
  static let flingSpeed: CGFloat = 500
}

extension SwipeSolver {
  /// Returns the width of a button with a title of a width.
  static func buttonWidth(title: CGFloat) -> CGFloat {
    max(leastButtonWidth, title + 2 * titleMargin)
  }

  /// The distance of an open row.
  var openDistance: CGFloat { buttons.reduce(0, +) }

  // Unverified: that beyond its buttons a row that can be swiped fully still moves with the touch,
  // any other one resists, and neither moves to the other side; inferred from uikit.md, 3.4.6.
  /// Returns the distance of the row for a touch that has moved by `drag`.
  func distance(drag: CGFloat) -> CGFloat {
    guard drag > openDistance else { return max(0, drag) }
    guard !performsFirst else { return min(drag, width) }
    return openDistance + RubberBand.shown(drag - openDistance, in: width)
  }

  /// Returns whether the first action is performed when a touch ends that has moved by `drag`.
  func isFull(drag: CGFloat) -> Bool {
    performsFirst && !buttons.isEmpty && drag > max(openDistance, width * Self.fullPart)
  }

  /// Returns whether the row stays open when a touch ends that has moved by `drag` and has the
  /// velocity `speed`.
  ///
  /// It stays open beyond half of the buttons' width, and after a fast swipe (uikit.md, 3.4.6).
  func staysOpen(drag: CGFloat, speed: CGFloat) -> Bool {
    guard abs(speed) < Self.flingSpeed else { return speed > 0 && drag > 0 }
    return drag > openDistance / 2
  }

  // Unverified: that they share the distance in proportion to their widths, and the first one gets
  // all of it in a full swipe; inferred from uikit.md, 3.4.6.
  /// Returns the intervals of the buttons at a distance of the row, the outermost first.
  func frames(distance: CGFloat, isFull: Bool) -> [LayoutInterval] {
    let ratio = openDistance > 0 ? distance / openDistance : 0
    var start: CGFloat = 0
    return buttons.enumerated().map { position, width in
      let length = isFull ? (position == 0 ? distance : 0) : width * ratio
      defer { start += length }
      return LayoutInterval(start: start, end: start + length)
    }
  }
}

import CompositionalLayout
import LayoutGeometry
import ScrollMotion

/// How far a swiped row follows a finger, and where its buttons are (uikit.md 3.4.6).
///
/// In points; distances count from the row's edge inwards.
struct SwipeSolver: Equatable {
  /// How wide the row is.
  var width: CGFloat
  /// How wide the buttons want to be, the outermost first.
  var buttons: [CGFloat]
  /// Whether a swipe across most of the row performs the first action.
  var performsFirst = true

  /// The least width of a button [seen 3.4.6].
  static let leastButtonWidth: CGFloat = 74
  /// What a button keeps free at each side of its title [seen 3.4.6].
  static let titleMargin: CGFloat = 15
  /// The part of the row's width behind which the first action is performed [guess 3.4.6].
  static let fullPart: CGFloat = 0.6
  /// How fast a finger flings a row, in points per second [guess 3.4.6].
  static let flingSpeed: CGFloat = 500
}

extension SwipeSolver {
  /// How wide a button with a title of that width is.
  static func buttonWidth(title: CGFloat) -> CGFloat {
    max(leastButtonWidth, title + 2 * titleMargin)
  }

  /// How far the row is aside while it is open.
  var openDistance: CGFloat { buttons.reduce(0, +) }

  /// How far the row is aside under a finger that has gone `drag`.
  ///
  /// One to one as far as the buttons reach. [guess 3.4.6] Beyond, a row that can be swiped fully
  /// follows further and another one pulls back; neither goes to the other side.
  func distance(drag: CGFloat) -> CGFloat {
    guard drag > openDistance else { return max(0, drag) }
    guard !performsFirst else { return min(drag, width) }
    return openDistance + RubberBand.shown(drag - openDistance, in: width)
  }

  /// Whether a finger that has gone `drag` performs the first action when it is lifted.
  func isFull(drag: CGFloat) -> Bool {
    performsFirst && !buttons.isEmpty && drag > max(openDistance, width * Self.fullPart)
  }

  /// Whether the row stays open when a finger is lifted that went `drag` and moves at `speed`.
  ///
  /// Past half of the buttons' width, or flung (uikit.md 3.4.6).
  func staysOpen(drag: CGFloat, speed: CGFloat) -> Bool {
    guard abs(speed) < Self.flingSpeed else { return speed > 0 && drag > 0 }
    return drag > openDistance / 2
  }

  /// Where the buttons are while the row is that far aside, the outermost first.
  ///
  /// [guess 3.4.6] They share the room in the ratio of their widths, and the first takes all of it
  /// when it is about to be performed.
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

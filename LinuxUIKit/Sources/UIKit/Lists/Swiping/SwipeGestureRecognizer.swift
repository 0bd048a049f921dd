/// Recognizes a finger that drags a row aside.
///
/// It begins only with movements that go across rather than along the list, so that it leaves
/// scrolling alone (uikit.md 9.5).
final class SwipeGestureRecognizer: UIPanGestureRecognizer {
  /// What decides whether there is a row to drag.
  var begins: (SwipeGestureRecognizer) -> Bool = { _ in false }

  /// Whether the finger went to the right at first.
  private(set) var isToTheRight = false

  override func slop(of travel: CGPoint) -> CGPoint? {
    guard abs(travel.x) > abs(travel.y) else { return nil }
    isToTheRight = travel.x > 0
    return super.slop(of: travel)
  }

  override func shouldBegin() -> Bool { begins(self) }
}

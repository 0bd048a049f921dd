/// A recognizer of swipes on rows.
///
/// It begins only with movements across the list, so that it does not prevent scrolling (uikit.md,
/// 9.5).
final class SwipeGestureRecognizer: UIPanGestureRecognizer {
  private let canBegin: @MainActor (SwipeGestureRecognizer) -> Bool

  /// Creates a recognizer; `canBegin` returns whether there is a row to swipe.
  init(canBegin: @escaping @MainActor (SwipeGestureRecognizer) -> Bool) {
    self.canBegin = canBegin
    super.init()
  }

  /// Whether the first movement of the touch was to the right.
  private(set) var isToTheRight = false

  override func slop(of travel: CGPoint) -> CGPoint? {
    guard abs(travel.x) > abs(travel.y) else { return nil }
    isToTheRight = travel.x > 0
    return super.slop(of: travel)
  }

  override func shouldBegin() -> Bool { canBegin(self) }
}

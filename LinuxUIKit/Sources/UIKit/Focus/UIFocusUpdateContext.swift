/// The direction in which focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bits of the directions.
  public let rawValue: UInt

  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 2)
  /// Left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// Right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next group of items.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the previous group of items.
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// The items between which focus moves.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The target that had the focus; `nil` if nothing was focused.
  let previousTarget: FocusTarget?
  /// The target that receives the focus; `nil` if nothing will be focused.
  let nextTarget: FocusTarget?
  private let heading: UIFocusHeading

  init(from previous: FocusTarget?, to next: FocusTarget?, heading: UIFocusHeading) {
    (previousTarget, nextTarget, self.heading) = (previous, next, heading)
  }

  /// The item that loses focus; `nil` if there is none.
  open var previouslyFocusedItem: (any UIFocusItem)? { previouslyFocusedView }
  /// The item that receives focus; `nil` if there is none.
  open var nextFocusedItem: (any UIFocusItem)? { nextFocusedView }
  /// The view that loses focus; `nil` if there is none.
  open var previouslyFocusedView: UIView? { previousTarget?.displayedView }
  /// The view that receives focus; `nil` if there is none, or for an item of a list whose cell isn't
  /// displayed yet.
  open var nextFocusedView: UIView? { nextTarget?.displayedView }
  /// The direction of the movement; empty for an update by the app.
  open var focusHeading: UIFocusHeading { heading }
}

/// The animations of an update of the focus.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
  /// Runs animations alongside the update, then the completion handler; both without delay.
  open func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}

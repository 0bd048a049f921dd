// Focus moves by a hardware keyboard or a remote control. The Linux UIKit has neither, so that no
// view is ever focused, as on a phone without a keyboard.

/// An object that takes part in the movement of focus: a view or a view controller.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
  /// The environments that focus prefers inside this one, most preferred first.
  var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
  /// Requests an update of the focus.
  func setNeedsFocusUpdate()
  /// Updates the focus immediately if an update was requested.
  func updateFocusIfNeeded()
  /// Returns whether an update of the focus is allowed.
  func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
  /// Notifies the environment of an update of the focus.
  func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An object that can be focused.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
  /// Whether the item can be focused at present.
  var canBecomeFocused: Bool { get }
}

/// The direction in which focus moves.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The bit mask of the directions.
  public let rawValue: UInt

  /// Creates directions from a bit mask.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 2)
  /// Left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// Right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// The next item.
  public static let next = UIFocusHeading(rawValue: 16)
  /// The previous item.
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// The items between which focus moves.
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {
  /// The item that loses focus; `nil` if there is none.
  open var previouslyFocusedItem: (any UIFocusItem)? { nil }
  /// The item that receives focus; `nil` if there is none.
  open var nextFocusedItem: (any UIFocusItem)? { nil }
  /// The view that loses focus; `nil` if there is none.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that receives focus; `nil` if there is none.
  open var nextFocusedView: UIView? { nil }
  /// The direction of the movement.
  open var focusHeading: UIFocusHeading { [] }
}

/// The index paths between which focus moves in a collection view.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that loses focus; `nil` if there is none.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that receives focus; `nil` if there is none.
  open var nextFocusedIndexPath: IndexPath? { nil }
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

/// A visual effect of a focused item.
@preconcurrency @MainActor open class UIFocusEffect: NSObject {}

/// A halo around a focused item; it is never drawn, since no item is focused.
@preconcurrency @MainActor open class UIFocusHaloEffect: UIFocusEffect {
  /// The view that contains the halo; `nil` for the default.
  open weak var containerView: UIView?
  /// The view above which the halo is; `nil` for the default.
  open weak var referenceView: UIView?

  /// Creates a halo around a view.
  public override init() {}

  /// Creates a halo around a rectangle, in points.
  public convenience init(rect: CGRect) { self.init() }

  /// Creates a halo around a rectangle with round corners, in points.
  public convenience init(
    roundedRect: CGRect, cornerRadius: CGFloat, curve: CALayerCornerCurve = .circular
  ) { self.init() }
}

/// A layout guide that redirects focus to other views.
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {
  /// Whether the guide redirects focus.
  ///
  /// The default is `true`.
  open var isEnabled = true
  /// The environments that receive focus, most preferred first.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] = []
}

extension UIResponder {
  /// Requests an update of the focus, which has no effect.
  public func setNeedsFocusUpdate() {}
  /// Updates the focus, which has no effect.
  public func updateFocusIfNeeded() {}
}

extension UIView: UIFocusItem {
  /// Whether the view is focused; `false`.
  public var isFocused: Bool { false }
}

extension UIViewController: UIFocusEnvironment {}

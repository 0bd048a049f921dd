/// The methods that provide the shape of the pointer over a view.
@preconcurrency @MainActor public protocol UIPointerInteractionDelegate: NSObjectProtocol {}

/// An interaction that changes the pointer over a view; there is no pointer, so it has no effect.
@preconcurrency @MainActor open class UIPointerInteraction: NSObject, UIInteraction {
  /// The object that provides the shape of the pointer; the reference is weak.
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// The view of the interaction; `nil` if it has none.
  open private(set) weak var view: UIView?
  /// Whether the interaction changes the pointer.
  ///
  /// The default is `true`.
  open var isEnabled = true

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Called before the interaction is added to a view or removed from one.
  open func willMove(to view: UIView?) {}

  /// Called after the interaction was added to a view or removed from one.
  open func didMove(to view: UIView?) { self.view = view }

  /// Changes the pointer again; has no effect.
  open func invalidate() {}
}

/// An interaction that activates a view while a drag pauses over it, as a tap would.
///
/// ```swift
/// folderView.addInteraction(
///   UISpringLoadedInteraction { interaction, context in openFolder() })
/// ```
///
/// After 0.5 s over the view its state is `activating`, and after a further 0.5 s `activated`, when
/// the handler is called once. The drag has to leave the target and return to activate it again.
///
/// - Note: Not implemented: the default effect, which blinks; an effect of the app is called.
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The object that decides whether a target is activated.
  open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
  /// The object that displays the states of a target.
  open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
  private let handler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction; without a behavior the whole view is the target.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler handler:
      @escaping (
        _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    let standard = StandardSpringLoading()
    self.interactionBehavior = interactionBehavior ?? standard
    self.interactionEffect = interactionEffect ?? standard
    self.handler = handler
  }

  /// Creates an interaction with the default behavior and effect.
  public convenience init(
    activationHandler handler:
      @escaping (
        _ interaction: UISpringLoadedInteraction, _ context: any UISpringLoadedInteractionContext
      ) -> Void
  ) {
    self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: handler)
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// Calls the handler.
  func activate(_ context: any UISpringLoadedInteractionContext) { handler(self, context) }
}

/// The states of a target of spring loading.
public enum UISpringLoadedInteractionEffectState: Int, Sendable {
  /// No drag is over the target.
  case inactive = 0
  /// A drag is over the target, which may be activated.
  case possible = 1
  /// The target is about to be activated.
  case activating = 2
  /// The target was activated.
  case activated = 3
}

/// A drag over a target of spring loading.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the target.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that is activated; the default is that of the interaction.
  var targetView: UIView? { get set }
  /// A value that identifies the part of the view that is activated; the default is `nil`.
  var targetItem: Any? { get set }
  /// Returns the position of the drag in the coordinate system of a view, or of the window.
  func location(in view: UIView?) -> CGPoint
}

/// The object that decides whether a target is activated.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns whether the target at the context's location may be activated; asked at each movement.
  ///
  /// The method can set the target of the context. Another target view begins from the start.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Notifies the behavior that a drag has left the target or ended.
  ///
  /// The default implementation does nothing.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

/// The object that displays the states of a target.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Notifies the effect of a change of the context's state.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// A view that can be activated by spring loading.
@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag that pauses over the view activates it.
  var isSpringLoaded: Bool { get set }
}

/// The behavior that allows every target, and the effect that displays nothing.
private final class StandardSpringLoading: NSObject, UISpringLoadedInteractionBehavior,
  UISpringLoadedInteractionEffect
{
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {}
}

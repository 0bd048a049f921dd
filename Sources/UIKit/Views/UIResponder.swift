/// Something that can react to touches, and the next one to ask when it does not.
///
/// The chain runs from the touched view through its superviews and their view controllers to the
/// window. Touches that a responder does not handle go on to `next`.
///
/// Ours leaves out key presses, motion, the edit menu and undo.
@MainActor open class UIResponder: NSObject {
  /// A responder that is part of no chain yet.
  public override init() {}

  /// The responder that is asked after this one; nil at the end of the chain.
  open var next: UIResponder? { nil }

  /// Called when fingers touch the screen inside of this responder; the default passes them on.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Called when fingers that began here move; the default passes them on.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Called when fingers that began here leave the screen; the default passes them on.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Called when the system takes touches away; the default passes them on.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }
}

/// Something that can react to touches and typing, and the next one to ask when it does not.
///
/// The chain runs from the touched view through its superviews and their view controllers to the
/// window. Touches that a responder does not handle go on to `next`. What is typed goes to the
/// window's first responder.
///
/// Ours leaves out key presses, motion, the edit menu and undo. What Apple gives every object for
/// assistive technology stands here, since only responders have use for it.
@preconcurrency @MainActor open class UIResponder: NSObject {
  var accessibility = AccessibilityStorage()

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

  // MARK: First responder

  /// Whether what is typed comes here.
  open var isFirstResponder: Bool { isFirstInWindow }

  /// Whether the responder may become the first one; off unless overridden.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the first responder may stop being it; on unless overridden.
  open var canResignFirstResponder: Bool { true }

  /// Makes this the window's first responder, if it may be and the former one lets go.
  ///
  /// Outside of a window nothing happens, and the answer is false.
  @discardableResult open func becomeFirstResponder() -> Bool { takeFirstPlace() }

  /// Stops being the first responder, if it may; true for one that is none.
  @discardableResult open func resignFirstResponder() -> Bool { leaveFirstPlace() }

  /// A view to type on in place of the keyboard, kept for whoever shows one; ours shows none.
  open var inputView: UIView? { nil }

  /// A view above the keyboard, kept for whoever shows one; ours shows none.
  open var inputAccessoryView: UIView? { nil }

  // MARK: Accessibility

  /// Whether this is a part of its own for assistive technology.
  ///
  /// Off, unless set.
  open var isAccessibilityElement: Bool {
    get { accessibility.isElement ?? false }
    set { accessibility.isElement = newValue }
  }

  /// A short name that is spoken, and by which tests find the part.
  open var accessibilityLabel: String? {
    get { accessibility.label }
    set { accessibility.label = newValue }
  }

  /// The current value as it is spoken.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// What a tap leads to, as it is spoken.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// A name that is never spoken, for tests to find the part by.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// What the part is and does.
  ///
  /// None, unless set.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? .none }
    set { accessibility.traits = newValue }
  }
}

/// The first responder of a window, and the keyboard that it displays.
@MainActor final class FirstResponderState {
  /// The first responder, which is not retained.
  private(set) weak var responder: UIResponder?
  /// Whether the first responder resigns without `canResignFirstResponder` being called.
  private(set) var isForced = false
  /// Whether the first responder displays the software keyboard.
  private(set) var usesSoftwareKeyboard = false
  private let keyboard = SoftwareKeyboard()
  private var deferralDepth = 0

  /// Makes a responder the first one.
  func set(_ responder: UIResponder) {
    self.responder = responder
  }

  /// Leaves the window without a first responder if it is `responder`.
  func clear(_ responder: UIResponder) {
    if self.responder === responder { self.responder = nil }
  }

  /// Makes the first responder resign without calling `canResignFirstResponder`.
  func forceToResign(_ responder: UIResponder) {
    let wasForced = isForced
    isForced = true
    responder.resignFirstResponder()
    isForced = wasForced
    clear(responder)
  }
}

// MARK: Keyboard

extension FirstResponderState {
  /// The frame of the keyboard in screen coordinates; `nil` while it is hidden.
  var keyboardFrame: CGRect? { keyboard.frame }

  /// The view that contains the accessory view of the first responder; `nil` without one.
  var accessoryHost: UIView? { keyboard.accessoryHost }

  /// Displays the software keyboard or a hardware keyboard from now on.
  func setUsesSoftwareKeyboard(_ usesSoftwareKeyboard: Bool, in window: UIWindow) {
    self.usesSoftwareKeyboard = usesSoftwareKeyboard
    updateKeyboard(in: window)
  }

  /// Performs changes of the first responder, and changes the keyboard once after them.
  func deferringKeyboardChanges<Result>(in window: UIWindow, _ changes: () -> Result) -> Result {
    deferralDepth += 1
    defer {
      deferralDepth -= 1
      updateKeyboard(in: window)
    }
    return changes()
  }

  /// Displays the keyboard of the first responder, or hides it.
  func updateKeyboard(in window: UIWindow) {
    guard deferralDepth == 0, responder != nil || keyboard.frame != nil else { return }
    keyboard.update(
      to: InputViewSet(of: responder, in: window, usesSoftwareKeyboard: usesSoftwareKeyboard),
      in: window)
  }
}

extension UIResponder {
  /// Whether this is the first responder of its window.
  var isFirstInWindow: Bool { respondingWindow?.firstResponderState.responder === self }

  /// Performs `becomeFirstResponder()` and returns whether this is the first responder afterward.
  func acquireFirstResponder() -> Bool {
    guard let state = respondingWindow?.firstResponderState, state.responder !== self else {
      return isFirstInWindow
    }
    // 1. The responder must accept the status.
    guard canBecomeFirstResponder else { return false }
    return deferringKeyboardChanges {
      // 2. The current first responder must resign.
      guard state.responder?.resignFirstResponder() != false else { return false }
      // 3. A responder that became first in the meantime is replaced.
      state.set(self)
      return true
    }
  }

  /// Performs `resignFirstResponder()` and returns whether this isn't the first responder
  /// afterward.
  func relinquishFirstResponder() -> Bool {
    guard isFirstInWindow, let state = respondingWindow?.firstResponderState else { return true }
    guard state.isForced || canResignFirstResponder else { return false }
    deferringKeyboardChanges {
      if isFirstInWindow { state.clear(self) }
    }
    return true
  }
}

extension UIView {
  func resignContainedResponder(_ force: Bool) -> Bool {
    guard let window, let responder = window.firstResponder(inside: self) else { return false }
    guard force else { return responder.resignFirstResponder() }
    window.resignFirstResponder(inside: self)
    return true
  }
}

extension UIWindow {
  /// Returns the first responder if its view is `view` or a descendant.
  func firstResponder(inside view: UIView) -> UIResponder? {
    guard let responder = firstResponderState.responder else { return nil }
    return responder.respondingView?.isDescendant(of: view) == true ? responder : nil
  }

  /// Makes the first responder resign before `view`, which contains it, leaves the window.
  func resignFirstResponder(inside view: UIView) {
    guard let responder = firstResponder(inside: view) else { return }
    firstResponderState.deferringKeyboardChanges(in: self) {
      firstResponderState.forceToResign(responder)
    }
  }
}

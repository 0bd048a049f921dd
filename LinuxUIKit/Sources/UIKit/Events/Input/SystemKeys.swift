/// The behavior of keys that no responder has handled.
@MainActor struct SystemKeys {
  let window: UIWindow

  /// Performs the behavior of a key, and returns whether there is one.
  func handle(_ key: UIKey) -> Bool {
    guard let responder = window.firstResponderState.responder else { return false }
    guard key.keyCode == .keyboardDeleteOrBackspace, let input = responder as? any UIKeyInput else {
      return false
    }
    input.deleteBackward()
    return true
  }
}

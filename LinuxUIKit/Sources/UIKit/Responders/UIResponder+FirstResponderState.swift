extension UIResponder {
  /// The window at the end of the chain from here on; a controller's is that of its view.
  var respondingWindow: UIWindow? {
    sequence(first: self, next: \.next).lazy.compactMap { $0 as? UIWindow }.first
  }

  /// The view that the responder is, or that it controls.
  var respondingView: UIView? {
    self as? UIView ?? (self as? UIViewController)?.viewIfLoaded
  }

  /// Whether this is its window's first responder.
  var isFirstInWindow: Bool { respondingWindow?.firstPlace.holder === self }

  /// The steps of `becomeFirstResponder()`; answers whether this is the first responder then.
  func takeFirstPlace() -> Bool {
    guard let window = respondingWindow, window.firstPlace.holder !== self else {
      return isFirstInWindow
    }
    // 1. The responder itself must want to.
    guard canBecomeFirstResponder else { return false }
    // 2. The former one must let go.
    guard window.firstPlace.holder?.resignFirstResponder() != false else { return false }
    // 3. Whoever took the place meanwhile gives way.
    window.firstPlace.holder = self
    return true
  }

  /// The steps of `resignFirstResponder()`; answers whether this is not the first responder then.
  func leaveFirstPlace() -> Bool {
    guard isFirstInWindow, let window = respondingWindow else { return true }
    guard window.firstPlace.isForced || canResignFirstResponder else { return false }
    if isFirstInWindow { window.firstPlace.holder = nil }
    return true
  }
}

/// Which responder of a window is the first one.
struct FirstResponderState {
  /// The first responder; it is not kept alive.
  weak var holder: UIResponder?
  /// Whether the first responder is made to go, and not asked.
  var isForced = false
}

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

extension UIView {
  /// Makes the first responder resign if it is this view or inside of it.
  ///
  /// With `force` it is not asked whether it may. Answers whether one resigned.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    guard let holder = window?.firstResponder(inside: self) else { return false }
    guard force else { return holder.resignFirstResponder() }
    window?.forceOut(holder)
    return true
  }
}

extension UIWindow {
  /// The first responder if its view is `view` or inside of it.
  func firstResponder(inside view: UIView) -> UIResponder? {
    guard let holder = firstPlace.holder else { return nil }
    return holder.respondingView?.isDescendant(of: view) == true ? holder : nil
  }

  /// Makes the first responder resign, asked or not, before the view that it is inside of leaves.
  func resignFirstResponder(inside view: UIView) {
    guard let holder = firstResponder(inside: view) else { return }
    forceOut(holder)
  }

  fileprivate func forceOut(_ holder: UIResponder) {
    let wasForced = firstPlace.isForced
    firstPlace.isForced = true
    holder.resignFirstResponder()
    firstPlace.isForced = wasForced
    if firstPlace.holder === holder { firstPlace.holder = nil }
  }
}

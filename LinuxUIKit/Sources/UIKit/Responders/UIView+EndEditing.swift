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

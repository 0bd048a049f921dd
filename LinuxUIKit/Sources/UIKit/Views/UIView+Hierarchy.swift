extension UIView {
  /// Puts a view behind another subview; does nothing when that is not a subview.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeIfSibling(of: sibling, in: self)
    guard let index = subviews.firstIndex(of: sibling) else { return }
    insertSubview(view, at: index)
  }

  /// Puts a view in front of another subview; does nothing when that is not a subview.
  public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    view.removeIfSibling(of: sibling, in: self)
    guard let index = subviews.firstIndex(of: sibling) else { return }
    insertSubview(view, at: index + 1)
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) {
    reorder(view, to: subviews.count - 1)
  }

  /// Moves a subview behind the others.
  public func sendSubviewToBack(_ view: UIView) {
    reorder(view, to: 0)
  }

  /// Whether the view is the other one or somewhere inside of it.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// The first of the view and those inside of it, depth first, that has the tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  private func removeIfSibling(of sibling: UIView, in superview: UIView) {
    guard self !== sibling, self.superview === superview else { return }
    removeFromSuperview()
  }

  /// Moves a subview to another index without taking it out of the tree.
  func reorder(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(of: view), old != index else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: index)
    placeLayer(of: view)
  }

  /// Puts the view's layer where the view stands among its siblings; other layers keep their place.
  private func placeLayer(of view: UIView) {
    view.layer.removeFromSuperlayer()
    let above = subviews.drop { $0 !== view }.dropFirst().first
    layer.insertSublayer(view.layer, behind: above?.layer)
  }

  /// The order of the calls is that of uikit.md 4.3.
  func insert(_ view: UIView, at index: Int) {
    guard view !== self else { return }
    let oldWindow = view.window
    let newWindow = window
    if view.superview != nil { view.leaveSuperview(keepingWindow: newWindow) }
    // 1. Say what will happen.
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.announceMove(to: newWindow) }
    // 2. Let it happen.
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    placeLayer(of: view)
    view.joinLayoutEngine()
    ConstraintRequests.count += 1
    view.refreshTraits()
    if view.isDueForLayout { view.flagAncestors() }
    markForLayout()
    // 3. Say what has happened.
    if oldWindow !== newWindow { view.announceMoved(to: newWindow) }
    if newWindow != nil { ActiveUpdateLinks.viewsBecameVisible() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func leaveSuperview() {
    leaveSuperview(keepingWindow: nil)
  }

  private func leaveSuperview(keepingWindow newWindow: UIWindow?) {
    guard let superview else { return }
    if window !== newWindow { window?.resignFirstResponder(inside: self) }
    let leavesWindow = newWindow == nil && window != nil
    superview.willRemoveSubview(self)
    if newWindow == nil {
      willMove(toSuperview: nil)
      if leavesWindow { announceMove(to: nil) }
    }
    leaveLayoutEngine()
    superview.subviews.removeAll { $0 === self }
    layer.removeFromSuperlayer()
    self.superview = nil
    superview.markForLayout()
    guard newWindow == nil else { return }
    if leavesWindow { announceMoved(to: nil) }
    didMoveToSuperview()
  }

  /// Tells every view of the subtree and its controller what will happen, the outermost first.
  private func announceMove(to window: UIWindow?) {
    owningController?.viewWillMove(to: window)
    willMove(toWindow: window)
    for subview in subviews { subview.announceMove(to: window) }
  }

  /// Tells every view of the subtree and its controller what has happened, the outermost first.
  private func announceMoved(to window: UIWindow?) {
    if window == nil { layer.removeAllAnimations() }
    didMoveToWindow()
    owningController?.viewDidMove(to: window)
    for subview in subviews { subview.announceMoved(to: window) }
  }
}

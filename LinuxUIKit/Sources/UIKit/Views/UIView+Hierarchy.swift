import LayoutGeometry

extension UIView {
  func removeIfSibling(of sibling: UIView, in superview: UIView) {
    guard self !== sibling, self.superview === superview else { return }
    removeFromSuperview()
  }

  /// Moves a subview to another index without removing it from the hierarchy.
  func reorder(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(of: view), old != index else { return }
    changeSubviews {
      $0.remove(at: old)
      $0.insert(view, at: index)
    }
    insertLayer(of: view)
  }

  /// Reorders the subviews from an index on: the given ones first, in this order, then the others.
  ///
  /// Linear in the number of subviews. Other layers keep their position.
  func setSubviewOrder(_ ordered: [UIView], from index: Int) {
    let current = subviews
    guard !current.dropFirst(index).starts(with: ordered, by: ===) else { return }
    let moved = Set(ordered.map(ObjectIdentifier.init))
    let others = current.enumerated().filter { !moved.contains(ObjectIdentifier($0.element)) }
    let (before, after) = (
      others.filter { $0.offset < index }.map(\.element),
      others.filter { $0.offset >= index }.map(\.element)
    )
    changeSubviews { $0 = before + ordered + after }
    layer.reorderSublayers(subviews.map(\.layer))
  }

  /// Inserts a subview's layer at the subview's position among its siblings.
  ///
  /// Other layers keep their position.
  private func insertLayer(of view: UIView) {
    if subviews.last === view { return layer.addSublayer(view.layer) }
    view.layer.removeFromSuperlayer()
    let above = subviews.drop { $0 !== view }.dropFirst().first
    layer.insertSublayer(view.layer, behind: above?.layer)
  }

  /// Inserts a subview with the callbacks in the order of uikit.md, 4.3.
  func insert(_ view: UIView, at index: Int) {
    guard view !== self else { return }
    let oldWindow = view.window
    let newWindow = window
    let oldTint = view.ownTintColor == nil ? view.tintColor : nil
    let oldAdjustment = view.resolvedTintAdjustment
    if view.superview != nil { view.detachFromSuperview(movingTo: newWindow) }
    // 1. Announce the change.
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.notifyWillMove(to: newWindow) }
    // 2. Change the hierarchy.
    changeSubviews { $0.insert(view, at: min(max(index, 0), $0.count)) }
    view.setSuperview(self)
    insertLayer(of: view)
    view.joinLayoutEngine()
    ConstraintRequests.add()
    view.refreshTraits()
    if view.isDueForLayout { view.markAncestorsForLayout() }
    if view.layoutMarks.isDueForProperties { view.markAncestorsForProperties() }
    markForLayout()
    // 3. Report the change.
    if view.resolvedTintAdjustment != oldAdjustment {
      view.reportTintAdjustmentChange()
    } else if let oldTint, oldTint != view.tintColor {
      view.reportTintChange()
    }
    if oldWindow !== newWindow { view.notifyDidMove(to: newWindow) }
    if newWindow != nil { WindowEntries.viewsBecameVisible() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  func detachFromSuperview() {
    detachFromSuperview(movingTo: nil)
  }

  private func detachFromSuperview(movingTo newWindow: UIWindow?) {
    guard let superview else { return }
    if window !== newWindow { window?.resignFirstResponder(inside: self) }
    let leavesWindow = newWindow == nil && window != nil
    superview.willRemoveSubview(self)
    if newWindow == nil {
      willMove(toSuperview: nil)
      if leavesWindow { notifyWillMove(to: nil) }
    }
    leaveLayoutEngine()
    superview.changeSubviews { $0.removeLast(identicalTo: self) }
    layer.removeFromSuperlayer()
    setSuperview(nil)
    superview.markForLayout()
    guard newWindow == nil else { return }
    if leavesWindow { notifyDidMove(to: nil) }
    didMoveToSuperview()
  }

  /// Notifies the views of the subtree and their controllers before the window changes, from the
  /// root down.
  private func notifyWillMove(to window: UIWindow?) {
    owningController?.viewWillMove(to: window)
    willMove(toWindow: window)
    for subview in subviews { subview.notifyWillMove(to: window) }
  }

  /// Notifies the views of the subtree and their controllers after the window changed, from the
  /// root down.
  private func notifyDidMove(to window: UIWindow?) {
    if window == nil { layer.removeAllAnimations() }
    if window != nil { WindowEntries.viewWillEnter(self) }
    didMoveToWindow()
    owningController?.viewDidMove(to: window)
    for subview in subviews { subview.notifyDidMove(to: window) }
  }
}

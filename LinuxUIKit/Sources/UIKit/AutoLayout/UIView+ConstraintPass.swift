extension UIView {
  /// Whether `updateConstraints` is due.
  public func needsUpdateConstraints() -> Bool {
    autoLayoutState?.needsUpdateConstraints ?? Self.requiresConstraintBasedLayout
  }

  /// Has the next layout pass, or the one under way, call `updateConstraints`.
  func requestConstraints() {
    requireAutoLayoutState().needsUpdateConstraints = true
    ConstraintRequests.count += 1
    markForLayout()
  }

  /// Calls `updateConstraints` where it is due, in the view and what is inside, the inner ones
  /// first.
  public func updateConstraintsIfNeeded() {
    for subview in subviews where subview.isDueForLayout { subview.updateConstraintsIfNeeded() }
    guard autoLayoutState?.needsUpdateConstraints ?? type(of: self).requiresConstraintBasedLayout
    else { return }
    requireAutoLayoutState().needsUpdateConstraints = false
    updateConstraints()
  }

  /// The part of a layout pass that comes before frames: brings constraints up to date and marks
  /// the views around what is out of place.
  func prepareConstraints() {
    let root = hierarchyRoot
    root.updateConstraintsIfNeeded()
    root.autoLayoutState?.engine?.settle()
  }

  /// Places what is inside by constraints; a tree without any pays one comparison.
  func applyConstraints() {
    guard autoLayoutState != nil, let engine = layoutEngine else { return }
    engine.layOut(self)
  }

  /// Tells the engine that a frame changed which it takes as given.
  func givenFrameDidChange() {
    guard autoLayoutState != nil, translatesAutoresizingMaskIntoConstraints else { return }
    var isChanged = false
    tellEngines { engine in
      guard engine.hasChangedFrame(self) else { return }
      engine.invalidate(self)
      isChanged = true
    }
    if isChanged { (superview ?? self).markForLayout() }
  }

  /// Tells the engine that the view is now placed by constraints, or no longer, or is mirrored.
  func constraintInputsDidChange() {
    superview?.markForLayout()
    guard autoLayoutState != nil else { return }
    tellEngines { engine in
      guard engine.isUsing(self) else { return }
      engine.invalidate(self)
      for constraint in engine.constraints where constraint.firstLayoutItem?.layoutView === self {
        engine.invalidate(constraint)
      }
    }
  }

  /// Hands the constraints of a hierarchy whose root found a superview to the engine of the new
  /// one.
  func joinLayoutEngine() {
    superview?.forgetFittingEngines()
    guard let old = autoLayoutState?.engine else { return }
    autoLayoutState?.engine = nil
    adoptConstraints(old.constraints)
  }

  /// Takes the view's subtree out of the engine before it leaves: constraints across the border are
  /// deactivated, those inside go to an engine of its own.
  func leaveLayoutEngine() {
    superview?.forgetFittingEngines()
    guard let engine = layoutEngine else { return }
    let all = engine.constraints
    let inside = all.filter { $0.holder?.isDescendant(of: self) ?? false }
    let across = all.filter { constraint in
      !(constraint.holder?.isDescendant(of: self) ?? true)
        && [constraint.firstLayoutItem, constraint.secondLayoutItem].contains {
          $0?.layoutView?.isDescendant(of: self) ?? false
        }
    }
    NSLayoutConstraint.deactivate(across)
    for constraint in inside { engine.remove(constraint) }
    guard !inside.isEmpty else { return }
    let own = LayoutEngine(root: self)
    requireAutoLayoutState().engine = own
    for constraint in inside { own.invalidate(constraint) }
  }

  private func adoptConstraints(_ constraints: [NSLayoutConstraint]) {
    let engine = requireLayoutEngine()
    for constraint in constraints {
      engine.invalidate(constraint)
      constraint.holder?.markForLayout()
    }
  }
}

extension LayoutEngine {
  /// Whether what the solver has of a view's frame is no longer so.
  fileprivate func hasChangedFrame(_ view: UIView) -> Bool {
    guard let entry = items[ObjectIdentifier(view)] else { return false }
    return contributions(of: entry).contains { contribution in
      let source = ConstraintSource.item(ObjectIdentifier(view), contribution.part)
      return installed[source].map { !contribution.lowered.isSame(as: $0.lowered.value) } ?? true
    }
  }
}

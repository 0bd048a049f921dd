/// The number of requests for `updateConstraints`, by views or by entering a hierarchy.
///
/// A layout pass updates all constraints before it lays out. If the number has grown while a view
/// was laid out, more views need it: the cells that a collection view just added.
@MainActor enum ConstraintRequests {
  private(set) static var count = 0

  /// Counts a request.
  static func add() {
    count += 1
  }
}

// MARK: - Updating constraints

extension UIView {
  /// Makes the next layout pass, or the current one, call `updateConstraints`.
  func requestConstraints() {
    requireAutoLayoutState().setNeedsUpdateConstraints()
    ConstraintRequests.add()
    markForLayout()
  }

  func updateConstraintsOfSubtree() {
    for subview in subviews where subview.isDueForLayout { subview.updateConstraintsIfNeeded() }
    let state =
      autoLayoutState
      ?? (type(of: self).requiresConstraintBasedLayout ? requireAutoLayoutState() : nil)
    if state?.beginUpdatingConstraints() == true { updateConstraints() }
  }

  /// Updates constraints and solves them, before a layout pass sets frames.
  func prepareConstraints() {
    let root = hierarchyRoot
    root.updateConstraintsIfNeeded()
    // In a pass that begins while an outer one lays out an ancestor, the marks of views further out
    // have been removed, so that the root doesn't reach this view.
    if root !== self { updateConstraintsIfNeeded() }
    root.autoLayoutState?.hierarchyEngine?.solve()
  }

  /// Positions subviews by constraints; a hierarchy without any pays one comparison.
  func applyConstraints() {
    guard autoLayoutState != nil, let engine = layoutEngine else { return }
    engine.layOut(self)
  }
}

// MARK: - Changed inputs

extension UIView {
  /// Calls `body` with every solver whose inputs include the view: that of its hierarchy, and those
  /// that measure the view or an ancestor.
  func forEachEngine(_ body: (LayoutEngine) -> Void) {
    var view = self
    while let superview = view.superview {
      if let engine = view.autoLayoutState?.fittingEngine { body(engine) }
      view = superview
    }
    guard let state = view.autoLayoutState else { return }
    if let engine = state.fittingEngine { body(engine) }
    if let engine = state.hierarchyEngine { body(engine) }
  }

  /// Marks the view's frame for re-reading after it changed, if the solver reads it.
  func givenFrameDidChange() {
    guard autoLayoutState != nil, translatesAutoresizingMaskIntoConstraints else { return }
    var isChanged = false
    forEachEngine { engine in
      guard engine.hasChangedFrame(self) else { return }
      engine.invalidate(self)
      isChanged = true
    }
    if isChanged { (superview ?? self).markForLayout() }
  }

  /// Marks the view and its constraints for re-reading after its layout direction or
  /// `translatesAutoresizingMaskIntoConstraints` changed.
  func constraintInputsDidChange() {
    superview?.markForLayout()
    guard autoLayoutState != nil else { return }
    let own = constraintsOfHierarchy { $0.firstLayoutItem?.layoutView === self }
    forEachEngine { engine in
      guard engine.isUsing(self) else { return }
      engine.invalidate(self)
      for constraint in own { engine.invalidate(constraint) }
    }
  }

  /// Notifies the superview, and marks the content size for re-reading.
  func contentSizeInputsDidChange() {
    superview?.layoutInputsDidChange(of: self)
    invalidateContentSize()
  }

  /// Marks the view's content size for re-reading in the next layout pass.
  func invalidateContentSize() {
    var isUsed = false
    forEachEngine { engine in
      guard engine.isUsing(self) else { return }
      engine.invalidate(self)
      isUsed = true
    }
    if isUsed { (superview ?? self).markForLayout() }
  }
}

extension LayoutEngine {
  /// Returns whether the solver has another frame of a view than the view.
  fileprivate func hasChangedFrame(_ view: UIView) -> Bool {
    guard let entry = existingEntry(for: view) else { return false }
    return contributions(of: entry).contains { contribution in
      let known = installed[.item(entry.key, contribution.part)]
      return known.map { !contribution.lowered.isSame(as: $0.value) } ?? true
    }
  }
}

// MARK: - Moving between hierarchies

extension UIView {
  /// Moves the constraints of a hierarchy whose root was added to a superview to that one's engine.
  func joinLayoutEngine() {
    superview?.discardFittingEngines()
    guard let old = autoLayoutState?.hierarchyEngine else { return }
    autoLayoutState?.setHierarchyEngine(nil)
    let engine = requireLayoutEngine()
    for constraint in old.constraints {
      engine.invalidate(constraint)
      constraint.holder?.markForLayout()
    }
  }

  /// Removes the view's subtree from the engine before the view is removed from its superview.
  ///
  /// Constraints with views outside are deactivated; those inside move to an engine of the subtree.
  func leaveLayoutEngine() {
    superview?.discardFittingEngines()
    guard let engine = layoutEngine else { return }
    NSLayoutConstraint.deactivate(constraintsAcross)
    let inside = constraintsInside.constraints
    for constraint in inside { engine.remove(constraint) }
    guard !inside.isEmpty else { return }
    let own = LayoutEngine(root: self)
    requireAutoLayoutState().setHierarchyEngine(own)
    for constraint in inside { own.invalidate(constraint) }
  }
}

extension UIView {
  /// The constraints between the view's subtree and views outside, oldest first.
  ///
  /// Costs the views of the subtree and their constraints, and a search of ancestors that hold few.
  fileprivate var constraintsAcross: [NSLayoutConstraint] {
    guard let superview else { return [] }
    let inside = subtree
    return sequence(first: superview, next: \.superview)
      .flatMap { $0.autoLayoutState?.constraints(on: inside, in: self) ?? [] }
      .sorted { $0.activationOrder < $1.activationOrder }
  }

  /// The view and all its descendants.
  private var subtree: [UIView] {
    var found: [UIView] = [self]
    var next = 0
    while next < found.count {
      found += found[next].subviews
      next += 1
    }
    return found
  }

  /// Returns the constraints that the view and its ancestors hold and that satisfy a condition,
  /// oldest first.
  ///
  /// Constraints on the view are among them, since an ancestor of both items holds a constraint.
  fileprivate func constraintsOfHierarchy(
    where isIncluded: (NSLayoutConstraint) -> Bool
  ) -> [NSLayoutConstraint] {
    sequence(first: self, next: \.superview)
      .flatMap { $0.constraints.filter(isIncluded) }
      .sorted { $0.activationOrder < $1.activationOrder }
  }
}

// MARK: - Measuring

extension UIView {
  /// Returns the size that the constraints inside the view determine, near a target size.
  ///
  /// The solver is kept: measuring again costs only the changes since then.
  func solvedFittingSize(_ fitting: LayoutEngine.FittingSize) -> CGSize {
    updateConstraintsIfNeeded()
    let engine = fittingEngine(for: fitting)
    let variables = engine.entry(for: self).variables
    engine.solve()
    let scale = traitCollection.displayScale
    return CGSize(
      width: ceiledToPixel(engine.installed.value(of: variables.width), scale: scale),
      height: ceiledToPixel(engine.installed.value(of: variables.height), scale: scale))
  }

  /// Discards the solvers that measured the view or an ancestor.
  func discardFittingEngines() {
    for view in sequence(first: self, next: \.superview) {
      view.autoLayoutState?.setFittingEngine(nil)
    }
  }

  /// The greatest number of inputs that a kept solver reads again; above it, a new solver is
  /// faster.
  private static let greatestPendingCount = 256

  private func fittingEngine(for fitting: LayoutEngine.FittingSize) -> LayoutEngine {
    guard let engine = autoLayoutState?.fittingEngine,
      engine.pendingCount <= Self.greatestPendingCount,
      engine.fitting?.traits == traitCollection
    else { return makeFittingEngine(for: fitting) }
    engine.setFittingSize(fitting)
    engine.invalidateInsetGuides()
    return engine
  }

  private func makeFittingEngine(for fitting: LayoutEngine.FittingSize) -> LayoutEngine {
    let engine = LayoutEngine(measuring: self, fitting: fitting)
    let inside = constraintsInside
    for constraint in inside.constraints { engine.invalidate(constraint) }
    // Scrolling does not notify solvers that only measure.
    requireAutoLayoutState().setFittingEngine(inside.isScrolling ? nil : engine)
    return engine
  }

  /// The constraints that the view and its descendants hold, and whether any of them scrolls.
  private var constraintsInside: (constraints: [NSLayoutConstraint], isScrolling: Bool) {
    var found: [NSLayoutConstraint] = []
    var isScrolling = false
    var views: [UIView] = [self]
    while let view = views.popLast() {
      found += view.constraints
      views += view.subviews
      if view.isScrollingContent { isScrolling = true }
    }
    return (found.sorted { $0.activationOrder < $1.activationOrder }, isScrolling)
  }
}

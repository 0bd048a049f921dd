/// Solvers that measure, which views keep to be measured again.
extension UIView {
  /// With more inputs to read anew, starting over costs less.
  private static let mostDueInputs = 256

  /// The solver that measures the view, told the size that is asked for.
  func fittingEngine(for fitting: LayoutEngine.FittingSize) -> LayoutEngine {
    guard let engine = autoLayoutState?.fittingEngine, engine.dueCount <= Self.mostDueInputs,
      engine.fittingTraits == traitCollection
    else { return makeFittingEngine(for: fitting) }
    if engine.fitting != fitting {
      engine.fitting = fitting
      engine.invalidate(self)
    }
    engine.invalidateDerivedGuides()
    return engine
  }

  private func makeFittingEngine(for fitting: LayoutEngine.FittingSize) -> LayoutEngine {
    let engine = LayoutEngine(root: self, fitting: fitting)
    engine.fittingTraits = traitCollection
    _ = engine.entry(for: self)
    let inside = constraintsInside
    for constraint in inside.constraints { engine.invalidate(constraint) }
    // What is scrolled moves without a word to solvers that only measure.
    requireAutoLayoutState().fittingEngine = inside.isScrolling ? nil : engine
    return engine
  }

  /// Forgets the solvers that measure the view or one around it.
  func forgetFittingEngines() {
    for view in sequence(first: self, next: \.superview) {
      view.autoLayoutState?.fittingEngine = nil
    }
  }

  /// Calls `body` with every solver that goes by what is said about the view: that of its hierarchy,
  /// and those that measure it or a view around it.
  func tellEngines(_ body: (LayoutEngine) -> Void) {
    var view = self
    while let superview = view.superview {
      if let engine = view.autoLayoutState?.fittingEngine { body(engine) }
      view = superview
    }
    if let engine = view.autoLayoutState?.fittingEngine { body(engine) }
    if let engine = view.autoLayoutState?.engine { body(engine) }
  }

  /// The constraints that the view and the views inside of it hold, and whether any of those scrolls.
  private var constraintsInside: (constraints: [NSLayoutConstraint], isScrolling: Bool) {
    var found: [NSLayoutConstraint] = []
    var isScrolling = false
    var views: [UIView] = [self]
    while let view = views.popLast() {
      found += view.constraints
      views += view.subviews
      if view is UIScrollView { isScrolling = true }
    }
    return (found.sorted { $0.activationOrder < $1.activationOrder }, isScrolling)
  }
}

extension LayoutEngine {
  /// Has the guides of margins and safe areas read anew, which change without a word.
  fileprivate func invalidateDerivedGuides() {
    for entry in items.values {
      if let guide = entry.item as? InsetLayoutGuide { invalidate(guide) }
    }
  }
}

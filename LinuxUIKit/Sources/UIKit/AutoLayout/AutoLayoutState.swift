import Foundation

/// What Auto Layout keeps for a view that takes part in it; other views have none.
@MainActor final class AutoLayoutState {
  /// The active constraints that the view holds.
  var constraints: [NSLayoutConstraint] = []
  /// The guides that were added to the view.
  var guides: [UILayoutGuide] = []
  var safeAreaGuide: InsetLayoutGuide?
  var marginsGuide: InsetLayoutGuide?
  /// The guide of the margins less what makes lines too long to read, once it was asked for.
  var readableGuide: InsetLayoutGuide?
  /// The guide around the content of a scroll view, once it was asked for.
  var contentGuide: ScrollLayoutGuide?
  /// The guide around what a scroll view shows, once it was asked for.
  var frameGuide: ScrollLayoutGuide?
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  /// The view's part in the stack that arranges it; nil when it has none.
  var stackRole: StackRole?
  /// Whether `updateConstraints` is due.
  var needsUpdateConstraints = true
  /// The solver of the hierarchy, in its root only.
  var engine: LayoutEngine?
  /// The solver by which the view was measured last, kept for the next time.
  var fittingEngine: LayoutEngine?
}

extension AutoLayoutState {
  /// The guides that follow from the view and say so themselves.
  var derivedGuides: [UILayoutGuide] {
    [safeAreaGuide, marginsGuide, readableGuide, contentGuide, frameGuide].compactMap { $0 }
  }
}

extension UIView {
  /// The state of the view, made on first use.
  func requireAutoLayoutState() -> AutoLayoutState {
    if let state = autoLayoutState { return state }
    let state = AutoLayoutState()
    setAutoLayoutState(state)
    return state
  }

  /// The outermost view around this one.
  var hierarchyRoot: UIView {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }

  /// The solver of the view's hierarchy; nil when there are no constraints in it.
  var layoutEngine: LayoutEngine? {
    hierarchyRoot.autoLayoutState?.engine
  }

  /// The solver of the view's hierarchy, made on first use.
  func requireLayoutEngine() -> LayoutEngine {
    let root = hierarchyRoot
    let state = root.requireAutoLayoutState()
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: root)
    state.engine = engine
    return engine
  }
}

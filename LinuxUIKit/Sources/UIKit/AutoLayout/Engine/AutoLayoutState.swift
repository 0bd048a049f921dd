import Foundation

/// The Auto Layout state of a view that takes part in constraint-based layout; other views have
/// none.
@MainActor final class AutoLayoutState {
  /// The active constraints that the view holds, oldest first.
  private(set) var constraints: [NSLayoutConstraint] = []
  /// The layout guides of the view, changed by the view's own methods only.
  var guides = OwnedLayoutGuides()
  /// The content priorities that were set.
  var priorities = ContentPriorities()
  /// The view's role in the stack view that arranges it; nil for other views.
  var stackRole: StackRole?
  /// Whether the next layout pass calls `updateConstraints`.
  var needsUpdateConstraints = true
  /// The solvers that the view owns.
  var engines = OwnedLayoutEngines()

  /// Adds a constraint that was activated.
  func insert(_ constraint: NSLayoutConstraint) {
    constraints.append(constraint)
  }

  /// Removes a constraint that was deactivated; linear in their number.
  func remove(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
  }
}

/// The layout guides of a view: those that were added, and those that follow from the view, each
/// of which exists once it was asked for.
@MainActor struct OwnedLayoutGuides {
  /// The guides that were added, in that order.
  private(set) var added: [UILayoutGuide] = []
  private var insets: [InsetLayoutGuide.Kind: InsetLayoutGuide] = [:]
  private var scrolling: [ScrollLayoutGuide.Kind: ScrollLayoutGuide] = [:]

  mutating func add(_ guide: UILayoutGuide) {
    added.append(guide)
  }

  mutating func remove(_ guide: UILayoutGuide) {
    added.removeAll { $0 === guide }
  }

  /// Returns a guide of the safe area or margins, which is created on first use.
  mutating func inset(_ kind: InsetLayoutGuide.Kind, of view: UIView) -> InsetLayoutGuide {
    if let guide = insets[kind] { return guide }
    let guide = InsetLayoutGuide(kind, of: view)
    insets[kind] = guide
    return guide
  }

  /// Returns a guide of a scroll view, which is created on first use.
  mutating func scrolling(
    _ kind: ScrollLayoutGuide.Kind, of view: UIScrollView
  ) -> ScrollLayoutGuide {
    if let guide = scrolling[kind] { return guide }
    let guide = ScrollLayoutGuide(kind, of: view)
    scrolling[kind] = guide
    return guide
  }

  /// The guides of a scroll view that exist, always in the same order.
  var scrollGuides: [ScrollLayoutGuide] {
    guard !scrolling.isEmpty else { return [] }
    return ScrollLayoutGuide.Kind.allCases.compactMap { scrolling[$0] }
  }

  /// The guides that follow from the view and exist, always in the same order.
  var derived: [UILayoutGuide] {
    guard !insets.isEmpty else { return scrollGuides }
    return InsetLayoutGuide.Kind.allCases.compactMap { insets[$0] } + scrollGuides
  }
}

/// The hugging and compression resistance priorities that were set for a view.
struct ContentPriorities {
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

/// The solvers that a view owns.
struct OwnedLayoutEngines {
  /// The solver of the hierarchy; in its root only.
  var hierarchy: LayoutEngine?
  /// The solver that measured the view last, kept for the next measurement.
  var fitting: LayoutEngine?
}

extension UIView {
  /// Returns the Auto Layout state of the view, which is created on first use.
  func requireAutoLayoutState() -> AutoLayoutState {
    if let state = autoLayoutState { return state }
    let state = AutoLayoutState()
    autoLayoutState = state
    return state
  }

  /// The outermost superview, or the view itself.
  var hierarchyRoot: UIView {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }

  /// The solver of the view's hierarchy; nil if the hierarchy has no constraints.
  var layoutEngine: LayoutEngine? {
    hierarchyRoot.autoLayoutState?.engines.hierarchy
  }

  /// Returns the solver of the view's hierarchy, which is created on first use.
  func requireLayoutEngine() -> LayoutEngine {
    let root = hierarchyRoot
    let state = root.requireAutoLayoutState()
    if let engine = state.engines.hierarchy { return engine }
    let engine = LayoutEngine(root: root)
    state.engines.hierarchy = engine
    return engine
  }
}

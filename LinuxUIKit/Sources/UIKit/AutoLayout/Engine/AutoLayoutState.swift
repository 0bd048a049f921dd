import Foundation

/// The Auto Layout state of a view that takes part in constraint-based layout; other views have
/// none.
@MainActor final class AutoLayoutState {
  private var held = HeldConstraints()
  private var guides = OwnedLayoutGuides()
  private var priorities = ContentPriorities()
  /// The view's role in the stack view that arranges it; `nil` for other views.
  private(set) var stackRole: StackRole?
  /// Whether the next layout pass calls `updateConstraints`.
  private(set) var needsUpdateConstraints = true
  private var engines = OwnedLayoutEngines()

  // MARK: Constraints

  /// The active constraints that the view holds, oldest first.
  var constraints: [NSLayoutConstraint] { held.all() }

  /// Adds a constraint that was activated.
  func insert(_ constraint: NSLayoutConstraint) {
    held.append(constraint)
  }

  /// Removes a constraint that was deactivated.
  func remove(_ constraint: NSLayoutConstraint) {
    held.remove(constraint)
  }

  /// Returns the held constraints that have one of some views, or a guide of it, as an item.
  ///
  /// The views are those of a subtree of the view that holds the constraints.
  func constraints(on views: [UIView], in subtree: UIView) -> [NSLayoutConstraint] {
    held.constraints(on: views, in: subtree)
  }

  func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
  }

  /// Returns whether `updateConstraints` needs to be called, and resets that state.
  func beginUpdatingConstraints() -> Bool {
    guard needsUpdateConstraints else { return false }
    needsUpdateConstraints = false
    return true
  }

  // MARK: Content priorities

  func huggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    priorities.hugging[axis]
  }

  func setHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    priorities.hugging[axis] = priority
  }

  func compressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority? {
    priorities.compressionResistance[axis]
  }

  func setCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    priorities.compressionResistance[axis] = priority
  }

  func setStackRole(_ role: StackRole?) {
    stackRole = role
  }

  // MARK: Layout guides

  /// The guides that were added, in that order.
  var addedGuides: [UILayoutGuide] { guides.added }

  /// The guides of classes of views that exist, always in the same order.
  var namedGuides: [UILayoutGuide] { guides.namedGuides }

  /// The guides that follow from the view and exist, always in the same order.
  var derivedGuides: [UILayoutGuide] { guides.derived }

  func insert(_ guide: UILayoutGuide) {
    guides.add(guide)
  }

  func remove(_ guide: UILayoutGuide) {
    guides.remove(guide)
  }

  /// Returns a guide of the safe area or margins, which is created on first use.
  func insetGuide(_ kind: InsetLayoutGuide.Kind, of view: UIView) -> InsetLayoutGuide {
    guides.inset(kind, of: view)
  }

  /// The guide of the keyboard; `nil` if it isn't used.
  var keyboardGuide: UIKeyboardLayoutGuide? { guides.keyboard }

  /// Returns the guide of the keyboard, which is created on first use.
  func requireKeyboardGuide(of view: UIView) -> UIKeyboardLayoutGuide {
    guides.requireKeyboard(of: view)
  }

  /// Returns a guide of a class of views by its name, which is created on first use.
  func derivedGuide(named name: String, make: () -> UILayoutGuide) -> UILayoutGuide {
    guides.named(name, make: make)
  }

  // MARK: Engines

  /// The solver of the hierarchy; in its root only.
  var hierarchyEngine: LayoutEngine? { engines.hierarchy }

  /// The solver that measured the view last, kept for the next measurement.
  var fittingEngine: LayoutEngine? { engines.fitting }

  func setHierarchyEngine(_ engine: LayoutEngine?) {
    engines.hierarchy = engine
  }

  func setFittingEngine(_ engine: LayoutEngine?) {
    engines.fitting = engine
  }
}

/// The layout guides of a view: those that were added, and those that are derived from the view and
/// created on first use.
@MainActor private struct OwnedLayoutGuides {
  private(set) var added: [UILayoutGuide] = []
  private var insets: [InsetLayoutGuide.Kind: InsetLayoutGuide] = [:]
  private var named: [String: UILayoutGuide] = [:]
  private(set) var keyboard: UIKeyboardLayoutGuide?

  mutating func add(_ guide: UILayoutGuide) {
    added.append(guide)
  }

  mutating func remove(_ guide: UILayoutGuide) {
    added.removeAll { $0 === guide }
  }

  mutating func inset(_ kind: InsetLayoutGuide.Kind, of view: UIView) -> InsetLayoutGuide {
    if let guide = insets[kind] { return guide }
    let guide = InsetLayoutGuide(kind, of: view)
    insets[kind] = guide
    return guide
  }

  mutating func requireKeyboard(of view: UIView) -> UIKeyboardLayoutGuide {
    if let keyboard { return keyboard }
    let guide = UIKeyboardLayoutGuide(of: view)
    keyboard = guide
    return guide
  }

  mutating func named(_ name: String, make: () -> UILayoutGuide) -> UILayoutGuide {
    if let guide = named[name] { return guide }
    let guide = make()
    named[name] = guide
    return guide
  }

  var namedGuides: [UILayoutGuide] {
    named.isEmpty ? [] : named.sorted { $0.key < $1.key }.map(\.value)
  }

  var derived: [UILayoutGuide] {
    let keyboards = keyboard.map { [$0] } ?? []
    guard !insets.isEmpty else { return namedGuides + keyboards }
    return InsetLayoutGuide.Kind.allCases.compactMap { insets[$0] } + namedGuides + keyboards
  }
}

/// The hugging and compression resistance priorities that were set for a view.
private struct ContentPriorities {
  var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
}

/// The solvers that a view owns.
private struct OwnedLayoutEngines {
  var hierarchy: LayoutEngine?
  var fitting: LayoutEngine?
}

extension UIView {
  /// Returns the Auto Layout state of the view, which is created on first use.
  func requireAutoLayoutState() -> AutoLayoutState {
    if let state = autoLayoutState { return state }
    let state = AutoLayoutState()
    setAutoLayoutState(state)
    return state
  }

  /// The outermost superview, or the view itself.
  var hierarchyRoot: UIView {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }

  /// The solver of the view's hierarchy; `nil` if the hierarchy has no constraints.
  var layoutEngine: LayoutEngine? {
    hierarchyRoot.autoLayoutState?.hierarchyEngine
  }

  /// Returns the solver of the view's hierarchy, which is created on first use.
  func requireLayoutEngine() -> LayoutEngine {
    let root = hierarchyRoot
    let state = root.requireAutoLayoutState()
    if let engine = state.hierarchyEngine { return engine }
    let engine = LayoutEngine(root: root)
    state.setHierarchyEngine(engine)
    return engine
  }
}

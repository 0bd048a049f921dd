import ConstraintSolver

/// Keeps a solver in step with the constraints of one hierarchy of views, and places views by it.
///
/// The root of the hierarchy owns it. Every view or guide that a constraint names has four unknowns
/// (`LayoutItemEntry`); what frames, natural sizes and insets say about them are constraints too
/// (`Contribution`). Inputs are read anew when they may have changed and compared with what the
/// solver has, so that a pass in which nothing changed solves nothing.
@MainActor final class LayoutEngine {
  /// A size that a fitting size is asked for, and how much it matters.
  struct FittingSize: Equatable {
    /// The size, in points.
    var size: CGSize
    /// How much its width matters.
    var horizontalPriority: UILayoutPriority
    /// How much its height matters.
    var verticalPriority: UILayoutPriority
  }

  private(set) weak var root: UIView?
  /// Set in engines that measure; in others the root's bounds hold.
  var fitting: FittingSize?
  /// The traits under which an engine measures.
  var fittingTraits: UITraitCollection?
  var solver = Solver()
  var items: [ObjectIdentifier: LayoutItemEntry] = [:]
  var installed: [ConstraintSource: InstalledConstraint] = [:]
  var sources: [Constraint.ID: ConstraintSource] = [:]
  /// Constraints left out because of a frame; they come back when what they contradict changes.
  var suspended: [NSLayoutConstraint: Suspension] = [:]
  /// Constraints whose being left out was reported, and that were not in force since.
  var reported: Set<NSLayoutConstraint> = []
  /// Whether values may have changed since views were last compared with them.
  var isPlacementDue = false
  private var due = DueInputs()
  private var madeEntries = 0

  init(root: UIView, fitting: FittingSize? = nil) {
    self.root = root
    self.fitting = fitting
  }

  /// Has the next pass read a constraint anew.
  func invalidate(_ constraint: NSLayoutConstraint) {
    due.insert(constraint)
  }

  /// Has the next pass read the frame or natural size of an item anew; does nothing to strangers.
  func invalidate(_ item: any LayoutItem) {
    guard let entry = items[ObjectIdentifier(item)] else { return }
    entry.measuredWidth = nil
    due.insert(entry)
    invalidateBaselineReaders(of: entry)
  }

  /// Whether a constraint names the item.
  func isUsing(_ item: any LayoutItem) -> Bool {
    items[ObjectIdentifier(item)] != nil
  }

  /// Takes a constraint out.
  func remove(_ constraint: NSLayoutConstraint) {
    due.remove(constraint)
    reported.remove(constraint)
    forgetSuspension(of: constraint)
    uninstall(.constraint(constraint))
  }

  /// How many inputs have to be read anew.
  var dueCount: Int { due.count }

  /// Every constraint that someone activated, oldest first.
  var constraints: [NSLayoutConstraint] {
    var all = Set(due.constraints).union(suspended.keys)
    for case .constraint(let constraint) in installed.keys { all.insert(constraint) }
    return all.sorted { $0.activationOrder < $1.activationOrder }
  }

  /// Reads what a view says anew, and places what is inside of it.
  func layOut(_ view: UIView) {
    invalidateInputs(of: view)
    settle()
    place(contentOf: view)
  }

  /// Brings the solver up to date and marks the views around what is out of place.
  func settle() {
    readDueInputs()
    measureContent()
    // What is measured is placed by the engine of its hierarchy, not by this one.
    guard isPlacementDue, fitting == nil else { return }
    isPlacementDue = false
    markMisplaced()
  }

  /// The unknowns of an item, made on first use.
  func entry(for item: any LayoutItem) -> LayoutItemEntry {
    let key = ObjectIdentifier(item)
    if let entry = items[key] { return entry }
    madeEntries += 1
    let entry = LayoutItemEntry(item, order: madeEntries, in: &solver)
    items[key] = entry
    due.insert(entry)
    _ = item.layoutView?.requireAutoLayoutState()
    _ = item.frameOwner?.requireAutoLayoutState()
    return entry
  }

  /// The unknowns of an item whose place matters.
  func positionedEntry(for item: any LayoutItem) -> LayoutItemEntry {
    let entry = entry(for: item)
    guard !entry.needsPosition else { return entry }
    entry.needsPosition = true
    due.insert(entry)
    return entry
  }

  private func invalidateInputs(of view: UIView) {
    guard let state = view.autoLayoutState else { return }
    for constraint in state.constraints { due.insert(constraint) }
    for guide in state.derivedGuides { invalidate(guide) }
    if let entry = items[ObjectIdentifier(view)] { due.insert(entry) }
  }

  /// What has to be read anew, which is none of the engine's business any more; nil for nothing.
  func takeDueInputs() -> DueInputs? {
    guard due.count > 0 else { return nil }
    defer { due = DueInputs() }
    return due
  }

  /// Measures content whose height depends on its width, and baselines, at the sizes found.
  private func measureContent() {
    // Wrapping can change a width once more; what is then left is below the height of a line.
    for _ in 0..<3 {
      let isRewrapped = remeasureHeights()
      if isRewrapped { readDueInputs() }
      let isShifted = remeasureBaselines()
      if isShifted { readDueInputs() }
      guard isRewrapped || isShifted else { return }
    }
  }

  private func remeasureHeights() -> Bool {
    let changed = items.values.filter { $0.takeMeasuredWidth(from: solver) }
    for entry in changed.sorted(by: { $0.order < $1.order }) { due.insert(entry) }
    return !changed.isEmpty
  }
}

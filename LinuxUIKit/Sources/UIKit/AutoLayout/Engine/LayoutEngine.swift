import ConstraintSolver

/// An engine that keeps a solver up to date with the constraints of one view hierarchy, and
/// positions views by it.
///
/// The root of the hierarchy owns the engine. Every view or guide that a constraint refers to has
/// four variables (`LayoutItemEntry`); its frame, content size and insets are constraints too
/// (`Contribution`). Inputs that may have changed are read again and compared with those in the
/// solver, so a pass in which nothing changed solves nothing.
@MainActor final class LayoutEngine {
  /// A target size and the priorities of its lengths, as of `systemLayoutSizeFitting`.
  struct FittingSize: Equatable {
    /// The size in points.
    var size: CGSize
    var horizontalPriority: UILayoutPriority
    var verticalPriority: UILayoutPriority
  }

  /// The conditions of a measurement.
  struct Fitting {
    var size: FittingSize
    let traits: UITraitCollection
  }

  /// The view at whose bounds the engine begins; `nil` after its release.
  var root: UIView? { rootReference.object }
  private let rootReference: UnretainedReference<UIView>
  /// The measurement that the engine is for; `nil` for engines that position views, in which the
  /// root's bounds hold.
  ///
  /// Changed by `setFittingSize(_:)` only.
  private(set) var fitting: Fitting?
  /// The solver.
  ///
  /// Extensions read it; methods that change it also count the uses of items.
  private(set) var installed = InstalledConstraints()
  private var items = LayoutItemTable()
  private var suspended = SuspendedConstraints()
  private var pending = PendingInputs()

  /// Creates the engine that positions the views of a hierarchy.
  init(root: UIView) {
    rootReference = UnretainedReference(root)
  }

  /// Creates an engine that measures a view by the constraints inside it.
  init(measuring root: UIView, fitting: FittingSize) {
    rootReference = UnretainedReference(root)
    self.fitting = Fitting(size: fitting, traits: root.traitCollection)
    _ = entry(for: root)
  }

  // MARK: Inputs

  /// Marks a constraint for re-reading in the next pass.
  func invalidate(_ constraint: NSLayoutConstraint) {
    pending.insert(constraint)
  }

  /// Marks an item's frame or content size for re-reading in the next pass.
  ///
  /// Items without constraints are ignored.
  func invalidate(_ item: any LayoutItem) {
    guard let entry = items[item] else { return }
    entry.resetMeasuredWidth()
    pending.insert(entry)
    invalidateBaselineObservers(of: entry)
  }

  /// Sets the size that a measurement aims at.
  func setFittingSize(_ size: FittingSize) {
    guard let root, fitting?.size != size else { return }
    fitting?.size = size
    invalidate(root)
  }

  /// Marks the safe area and margin guides for re-reading, since their changes aren't reported.
  func invalidateInsetGuides() {
    for entry in items.all where entry.item?.isPositionedByEngine == false && entry.view == nil {
      if let guide = entry.item { invalidate(guide) }
    }
  }

  /// Removes a constraint.
  func remove(_ constraint: NSLayoutConstraint) {
    pending.remove(constraint)
    suspended.resetReport(of: constraint)
    endSuspension(of: constraint)
    uninstall(.constraint(constraint))
  }

  /// The number of inputs to read in the next pass.
  var pendingCount: Int { pending.count }

  /// Every activated constraint of the hierarchy, oldest first.
  var constraints: [NSLayoutConstraint] {
    let all = Set(pending.constraints).union(suspended.constraints).union(installed.activated)
    return all.sorted { $0.activationOrder < $1.activationOrder }
  }

  // MARK: Items

  /// Returns whether a constraint refers to the item.
  func isUsing(_ item: any LayoutItem) -> Bool { items[item] != nil }

  /// Returns the entry of an item; `nil` if no constraint refers to it.
  func existingEntry(for item: any LayoutItem) -> LayoutItemEntry? { items[item] }

  /// Returns the entry of a contribution's item; `nil` if no constraint refers to it.
  func existingEntry(forKey key: ObjectIdentifier) -> LayoutItemEntry? { items[key] }

  /// The entries of all items, in no particular order.
  var entries: some Collection<LayoutItemEntry> { items.all }

  /// Returns the entry of an item, which is created on first use.
  func entry(for item: any LayoutItem) -> LayoutItemEntry {
    if let entry = items[item] { return entry }
    let entry = items.add(item, variables: installed.makeFrameVariables())
    pending.insert(entry)
    _ = item.layoutView?.requireAutoLayoutState()
    _ = item.frameOwner?.requireAutoLayoutState()
    return entry
  }

  /// Returns the entry of an item whose position matters, not only its size.
  func positionedEntry(for item: any LayoutItem) -> LayoutItemEntry {
    let entry = entry(for: item)
    if entry.requirePosition() { pending.insert(entry) }
    return entry
  }

  // MARK: Passes

  /// Reads the inputs of a view again, and applies the frames of its subviews and guides.
  func layOut(_ view: UIView) {
    if let state = view.autoLayoutState {
      for constraint in state.constraints { pending.insert(constraint) }
      for guide in state.derivedGuides { invalidate(guide) }
      if let entry = items[view] { pending.insert(entry) }
    }
    solve()
    applyFrames(in: view)
  }

  /// Updates the solution, and marks the superviews of misplaced views for layout.
  ///
  /// The cost depends on the items that were read or have moved, not on the number of items.
  func solve() {
    readPendingInputs()
    let isMeasured = measureContent()
    defer { if isMeasured { items.removeChanged() } }
    // Measured items are positioned by the engine of their hierarchy, not by this one.
    guard installed.hasChanges, fitting == nil else { return }
    installed.clearChanges()
    markMisplacedItems(items.changed)
  }

  /// Measures baselines, and content whose height depends on its width, at the sizes found.
  ///
  /// Returns whether all measurements are those of the solution.
  private func measureContent() -> Bool {
    // Wrapping can change a width once more; after that, less than the height of a line remains.
    for _ in 0..<3 {
      let hasNewHeights = measureHeights()
      if hasNewHeights { readPendingInputs() }
      let hasNewBaselines = measureBaselines()
      if hasNewBaselines { readPendingInputs() }
      guard hasNewHeights || hasNewBaselines else { return true }
    }
    return false
  }

  private func measureHeights() -> Bool {
    let changed = items.changed.filter {
      $0.updateMeasuredWidth(to: installed.value(of: $0.variables.width))
    }
    for entry in changed.sorted(by: { $0.order < $1.order }) { pending.insert(entry) }
    return !changed.isEmpty
  }

  private func measureBaselines() -> Bool {
    let changed = items.changed.filter { entry in
      entry.hasBaselineObservers && entry.measureBaselines(in: frame(of: entry).size)
    }
    for entry in changed { invalidateBaselineObservers(of: entry) }
    return !changed.isEmpty
  }

  /// Marks the constraints on an item's baselines for re-reading; linear in their number.
  private func invalidateBaselineObservers(of entry: LayoutItemEntry) {
    for observer in entry.baselineObservers(where: { installed.contains(.constraint($0)) }) {
      invalidate(observer)
    }
  }
}

// MARK: - Reading inputs

extension LayoutEngine {
  /// A constraint that the solver does not have yet.
  private struct Change {
    var source: ConstraintSource
    var lowered: LoweredConstraint
  }

  /// Reads inputs until none is left: reading may create items and break constraints.
  private func readPendingInputs() {
    while pending.count > 0 {
      let inputs = pending
      pending = PendingInputs()
      read(inputs.constraints, inputs.items)
    }
    for variable in installed.removeChangedVariables() { items.markChanged(variable) }
  }

  private func read(_ constraints: [NSLayoutConstraint], _ entries: [LayoutItemEntry]) {
    // 1. Remove changed constraints: changes that belong together must not contradict the old
    //    state.
    LayoutCounts.countConstraints(constraints.count)
    let used = entries.filter(\.isUsed)
    retain(used)
    var changes = constraints.compactMap(change)
    for entry in entries { changes += self.changes(of: entry) }
    // 2. Add the new state.
    for change in changes { install(change) }
    // 3. Release items to which no constraint refers. Resolving a conflict may have removed the
    //    last constraint on an item, so none is discarded before all are read.
    for change in changes { release(change.lowered.items) }
    release(used)
  }

  /// Returns the difference of a constraint from the solver; `nil` for none, and for a constraint
  /// that is left out.
  private func change(_ constraint: NSLayoutConstraint) -> Change? {
    guard constraint.isActive, let lowered = lower(constraint) else { return nil }
    observeBaselines(of: constraint)
    // The items stay while the constraint moves from the suspended ones to the solver.
    retain(lowered.items)
    defer { release(lowered.items) }
    guard !suspended.isSuspended(constraint, as: lowered) else { return nil }
    endSuspension(of: constraint)
    return change(.constraint(constraint), to: lowered)
  }

  private func observeBaselines(of constraint: NSLayoutConstraint) {
    let sides = [
      constraint.firstLayoutItem?.baselineContent(for: constraint.firstAttribute),
      constraint.secondLayoutItem?.baselineContent(for: constraint.secondAttribute),
    ]
    for content in sides.compactMap({ $0 }) {
      let entry = entry(for: content)
      entry.addBaselineObserver(constraint)
      items.markChanged(entry)
    }
  }

  /// Returns the differences of an item's contributions from the solver.
  private func changes(of entry: LayoutItemEntry) -> [Change] {
    guard items[entry.key] === entry else { return [] }
    items.markChanged(entry)
    entry.resetMeasuredBaselines()
    let contributions = contributions(of: entry)
    let parts = Set(contributions.map(\.part))
    for part in ConstraintSource.Part.allCases where !parts.contains(part) {
      uninstall(.item(entry.key, part))
    }
    return contributions.compactMap { change(.item(entry.key, $0.part), to: $0.lowered) }
  }

  /// Removes a constraint that differs; if only its constant does, changes that instead.
  ///
  /// The items of the returned change are retained.
  private func change(_ source: ConstraintSource, to lowered: LoweredConstraint) -> Change? {
    if let old = installed[source]?.value {
      guard !lowered.isSame(as: old) else { return nil }
      if lowered.differsOnlyInConstant(from: old),
        installed.setConstant(of: source, as: lowered)
      {
        retryOpponents(of: source)
        return nil
      }
    }
    // The new items are retained first, so that items of both constraints stay.
    retain(lowered.items)
    uninstall(source)
    return Change(source: source, lowered: lowered)
  }

  private func install(_ change: Change) {
    let (source, lowered) = (change.source, change.lowered)
    // The constraint may have been read twice, or deactivated while others were added.
    guard !installed.contains(source), source.isActive else { return }
    while true {
      do {
        try installed.add(lowered, from: source)
        retain(lowered.items)
        if case .constraint(let constraint) = source { suspended.resetReport(of: constraint) }
        return
      } catch {
        guard resolve(error, of: source, lowered) else { return }
      }
    }
  }

  private func uninstall(_ source: ConstraintSource) {
    guard let old = installed.remove(source) else { return }
    release(old.items)
    retryOpponents(of: source)
  }

  private func retain(_ entries: [LayoutItemEntry]) {
    for entry in entries { entry.retain() }
  }

  /// Releases items, and discards those to which no constraint refers; their own contributions
  /// don't count.
  private func release(_ entries: [LayoutItemEntry]) {
    for entry in entries where entry.release() {
      items.remove(entry)
      for part in ConstraintSource.Part.allCases { uninstall(.item(entry.key, part)) }
      installed.remove(entry.variables)
    }
  }
}

// MARK: - Conflicts

extension LayoutEngine {
  /// Breaks one of the constraints that contradict each other, and reports it.
  ///
  /// The constraint that was activated last is broken. One that contradicts only other constraints
  /// is deactivated; one that contradicts frames is left out until one of the others changes.
  /// Returns whether `source` can be tried again: not if it is the broken one, nor if none of them
  /// was activated.
  private func resolve(
    _ conflict: Conflict, of source: ConstraintSource, _ lowered: LoweredConstraint
  ) -> Bool {
    let involved = conflict.others.compactMap(installed.source) + [source]
    guard let broken = constraintToBreak(of: involved, refused: source) else { return false }
    if suspended.shouldReport(broken) {
      let log = ConflictLog(entries: involved.map(logEntry), broken: "\(broken)")
      log.write()
      BrokenConstraints.record(broken)
      BrokenConstraints.onReport?(log.text)
    }
    let isAboutFrames = involved.contains { if case .item = $0 { true } else { false } }
    if isAboutFrames || fitting != nil {
      let opponents = Set(involved).subtracting([.constraint(broken)])
      suspend(broken, installed[.constraint(broken)] ?? lowered, because: opponents)
    } else {
      broken.deactivate()
    }
    return source != .constraint(broken)
  }

  private func constraintToBreak(
    of involved: [ConstraintSource], refused: ConstraintSource
  ) -> NSLayoutConstraint? {
    if case .constraint(let constraint) = refused { return constraint }
    let activated = involved.compactMap { source -> NSLayoutConstraint? in
      if case .constraint(let constraint) = source { constraint } else { nil }
    }
    return activated.max { $0.activationOrder < $1.activationOrder }
  }

  /// Leaves a constraint out until one of its opponents changes.
  ///
  /// Its items are retained, so that changes of their frames are noticed.
  private func suspend(
    _ constraint: NSLayoutConstraint, _ lowered: LoweredConstraint,
    because opponents: Set<ConstraintSource>
  ) {
    retain(lowered.items)
    suspended.insert(constraint, lowered, opponents: opponents)
    uninstall(.constraint(constraint))
  }

  private func endSuspension(of constraint: NSLayoutConstraint) {
    guard let lowered = suspended.remove(constraint) else { return }
    release(lowered.items)
  }

  /// Marks constraints for another try that were left out because of a source that has changed.
  private func retryOpponents(of source: ConstraintSource) {
    for constraint in suspended.opponentDidChange(source) { invalidate(constraint) }
  }
}

/// The items that constraints of an engine refer to, each with one entry, and those of them whose
/// solved frames or contents may have changed.
@MainActor private struct LayoutItemTable {
  private var entries: [ObjectIdentifier: LayoutItemEntry] = [:]
  /// The keys of the entries by their variables.
  private var keys: [Variable: ObjectIdentifier] = [:]
  private var changedKeys: Set<ObjectIdentifier> = []
  private var createdCount = 0

  subscript(item: any LayoutItem) -> LayoutItemEntry? { entries[ObjectIdentifier(item)] }
  subscript(key: ObjectIdentifier) -> LayoutItemEntry? { entries[key] }

  var all: Dictionary<ObjectIdentifier, LayoutItemEntry>.Values { entries.values }

  mutating func add(_ item: any LayoutItem, variables: FrameVariables) -> LayoutItemEntry {
    createdCount += 1
    let entry = LayoutItemEntry(item, order: createdCount, variables: variables)
    entries[entry.key] = entry
    for variable in variables.all { keys[variable] = entry.key }
    return entry
  }

  mutating func remove(_ entry: LayoutItemEntry) {
    entries[entry.key] = nil
    for variable in entry.variables.all { keys[variable] = nil }
    changedKeys.remove(entry.key)
  }

  // MARK: Changes

  /// The entries that may have changed since `removeChanged()`, in no particular order.
  var changed: [LayoutItemEntry] { changedKeys.compactMap { entries[$0] } }

  mutating func markChanged(_ entry: LayoutItemEntry) {
    changedKeys.insert(entry.key)
  }

  /// Marks the entry that a variable belongs to as changed.
  mutating func markChanged(_ variable: Variable) {
    guard let key = keys[variable] else { return }
    changedKeys.insert(key)
  }

  mutating func removeChanged() {
    changedKeys.removeAll(keepingCapacity: true)
  }
}

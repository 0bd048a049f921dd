import ConstraintSolver

/// Baselines stand in the solver's equations as an edge and a constant.
extension LayoutEngine {
  /// From the top of an item's alignment rectangle to its baseline; nil for items without text.
  ///
  /// Until the item's size has been found once, it is that of its natural size.
  func baselineOffset(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> Double? {
    guard let content = item as? any BaselineContent else { return nil }
    let entry = entry(for: content)
    if !entry.hasMeasuredBaselines {
      entry.measureBaselines(in: content.intrinsicContentSize)
    }
    guard let offset = entry.baselines?[attribute] else { return nil }
    return Double(offset) - content.alignmentInset(isVertical: true).start
  }

  /// Remembers that a constraint has to be read anew when the text of its items changes.
  func watchBaselines(of constraint: NSLayoutConstraint) {
    let sides = [
      constraint.firstLayoutItem?.baselineContent(for: constraint.firstAttribute),
      constraint.secondLayoutItem?.baselineContent(for: constraint.secondAttribute),
    ]
    for content in sides.compactMap({ $0 }) {
      entry(for: content).baselineReaders.insert(constraint)
    }
  }

  /// Works out baselines for the sizes found; has those that use changed ones read anew.
  func remeasureBaselines() -> Bool {
    let changed = items.values.filter { entry in
      !entry.baselineReaders.isEmpty && entry.measureBaselines(in: frame(of: entry).size)
    }
    for entry in changed { invalidateBaselineReaders(of: entry) }
    return !changed.isEmpty
  }

  /// Has the constraints on an item's baselines read anew; linear in their number.
  func invalidateBaselineReaders(of entry: LayoutItemEntry) {
    guard !entry.baselineReaders.isEmpty else { return }
    entry.baselineReaders = entry.baselineReaders.filter { installed[.constraint($0)] != nil }
    let readers = entry.baselineReaders.sorted { $0.activationOrder < $1.activationOrder }
    for reader in readers { invalidate(reader) }
  }
}

extension LayoutItemEntry {
  /// Works out the baselines in bounds of a size; tells whether they are others than before.
  @discardableResult
  func measureBaselines(in size: CGSize) -> Bool {
    guard size != measuredBaselineSize, let content = item as? any BaselineContent else {
      return false
    }
    let old = baselines
    baselines = content.baselines(in: size)
    measuredBaselineSize = size
    hasMeasuredBaselines = true
    return baselines != old
  }
}

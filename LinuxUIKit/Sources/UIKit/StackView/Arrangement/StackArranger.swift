/// An object that keeps the active constraints and guides of a stack view up to date with its
/// arrangement.
@MainActor struct StackArranger {
  private var active: [StackConstraint: NSLayoutConstraint] = [:]
  private var gaps: [UILayoutGuide] = []
  /// The arrangement of the constraints; `nil` after a view was removed.
  private var current: StackArrangement?

  /// Activates missing constraints, updates constants, and deactivates constraints that are no
  /// longer needed.
  ///
  /// A constraint that was broken because it contradicts others stays inactive until the
  /// arrangement changes.
  mutating func update(to arrangement: StackArrangement, in stack: UIStackView) {
    guard arrangement != current else { return }
    current = arrangement
    addGaps(upTo: arrangement.gapCount, to: stack)
    let items = items(of: arrangement, in: stack)
    var kept: [StackConstraint: NSLayoutConstraint] = [:]
    var new: [NSLayoutConstraint] = []
    for wanted in arrangement.constraints() {
      let key = wanted.withoutConstant
      if let old = active.removeValue(forKey: key) {
        old.constant = wanted.constant
        kept[key] = old
      } else if let constraint = wanted.constraint(of: items) {
        new.append(constraint)
        kept[key] = constraint
      }
    }
    deactivate(active.values)
    for constraint in new { constraint.install(on: stack) }
    active = kept
    removeGaps(beyond: arrangement.gapCount, from: stack)
  }

  /// Deactivates all constraints on a view that is removed.
  mutating func remove(_ view: UIView) {
    current = nil
    let item = StackConstraint.Item.view(ObjectIdentifier(view))
    deactivate(active.filter { $0.key.refers(to: item) }.values)
    active = active.filter { !$0.key.refers(to: item) }
  }

  /// Deactivates constraints in the order of their activation, so that solutions are reproducible.
  private func deactivate(_ constraints: some Sequence<NSLayoutConstraint>) {
    for constraint in constraints.sorted(by: { $0.activationOrder < $1.activationOrder }) {
      constraint.deactivate()
    }
  }

  private func items(
    of arrangement: StackArrangement, in stack: UIStackView
  ) -> [StackConstraint.Item: any LayoutItem] {
    var items: [StackConstraint.Item: any LayoutItem] = [
      arrangement.canvas: arrangement.canvas == .margins ? stack.layoutMarginsGuide : stack
    ]
    for view in stack.arrangedSubviews { items[.view(ObjectIdentifier(view))] = view }
    for (index, gap) in gaps.enumerated() { items[.gap(index)] = gap }
    return items
  }

  private mutating func addGaps(upTo count: Int, to stack: UIStackView) {
    while gaps.count < count {
      let gap = UILayoutGuide()
      gap.identifier = StackConstraint.Name.distributing.rawValue
      stack.addLayoutGuide(gap)
      gaps.append(gap)
    }
  }

  private mutating func removeGaps(beyond count: Int, from stack: UIStackView) {
    while gaps.count > count, let gap = gaps.popLast() { stack.removeLayoutGuide(gap) }
  }
}

extension StackConstraint {
  /// Returns the constraint between those items; `nil` if one of them is missing.
  @MainActor fileprivate func constraint(
    of items: [Item: any LayoutItem]
  ) -> NSLayoutConstraint? {
    guard let one = items[first.item] else { return nil }
    let other = second.flatMap { items[$0.item] }
    guard other != nil || second == nil else { return nil }
    let constraint = NSLayoutConstraint(
      one, first.attribute, relation, other, second?.attribute ?? .notAnAttribute,
      multiplier: multiplier, constant: constant)
    constraint.priority = UILayoutPriority(priority)
    constraint.identifier = name.rawValue
    return constraint
  }
}

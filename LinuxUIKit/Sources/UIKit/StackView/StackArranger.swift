/// The constraints and guides that a stack has made, kept in step with what it asks for.
@MainActor struct StackArranger {
  private var made: [StackConstraint: NSLayoutConstraint] = [:]
  private var gaps: [UILayoutGuide] = []
  /// What was asked for last; nil when something of it is gone.
  private var current: StackArrangement?

  /// Makes what is missing, moves what has another constant and takes out what is asked for no more.
  ///
  /// A constraint that was broken because it contradicts others stays out until something else is
  /// asked for.
  mutating func update(to arrangement: StackArrangement, in stack: UIStackView) {
    guard arrangement != current else { return }
    current = arrangement
    addGaps(upTo: arrangement.gapCount, to: stack)
    let items = items(of: arrangement, in: stack)
    var kept: [StackConstraint: NSLayoutConstraint] = [:]
    var new: [NSLayoutConstraint] = []
    for wanted in arrangement.constraints() {
      let key = wanted.withoutConstant
      if let old = made.removeValue(forKey: key) {
        old.constant = wanted.constant
        kept[key] = old
      } else if let constraint = wanted.constraint(of: items) {
        new.append(constraint)
        kept[key] = constraint
      }
    }
    deactivate(made.values)
    for constraint in new { constraint.install(on: stack) }
    made = kept
    removeGaps(beyond: arrangement.gapCount, from: stack)
  }

  /// Takes out all constraints about a view that leaves.
  mutating func forget(_ view: UIView) {
    current = nil
    let item = StackConstraint.Item.view(ObjectIdentifier(view))
    deactivate(made.filter { $0.key.names(item) }.values)
    made = made.filter { !$0.key.names(item) }
  }

  /// In the order in which they were made, so that every run solves alike.
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
  /// The constraint between those items, not active yet; nil when one of them is missing.
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

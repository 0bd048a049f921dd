import Foundation

extension SectionSolver {
  /// Solves every instance that has measured cells with their sizes (compositional-layout.md, 2.7).
  ///
  /// The cost depends on the number of measured items, not on the number of items, even if the
  /// number of items in a row depends on their sizes.
  func solveInstances(
    of stack: inout InstanceStack, with groups: inout GroupSolver
  ) throws(LayoutFault) {
    let measured = content.measured.items.all
    // The search for estimated sizes visits the whole description, so it runs only if it matters.
    guard !measured.isEmpty || !stack.isFilled else { return }
    try solveInstances(of: &stack, changed: measured, with: &groups)
  }

  /// Solves the instances that depend on some items, which are in ascending order.
  func solveInstances(
    of stack: inout InstanceStack, changed: [Int], with groups: inout GroupSolver
  ) throws(LayoutFault) {
    guard stack.count > 0, section.group.selfSizes else { return }
    if !changed.isEmpty, groups.shared.haveUnsharedMeasuredLeaf(in: section.group) {
      try resolveReach(of: &stack, with: &groups)
      try InstanceSolver(section: self, changed: changed).solve(&stack, with: &groups)
    }
    try solveLast(of: &stack, with: &groups)
  }

  /// Returns the frames of the instance at an item with its measured cells.
  func instance(
    from item: Int, limit: Int, with groups: inout GroupSolver
  ) throws(LayoutFault) -> SolvedInstance {
    try instance(from: item, sizes: content.measured.items, limit: limit, with: &groups)
  }

  /// Determines how many items the template depends on, including those that it doesn't contain.
  private func resolveReach(
    of stack: inout InstanceStack, with groups: inout GroupSolver
  ) throws(LayoutFault) {
    guard let whole = stack.whole, whole.reach == 0 else { return }
    let reach = try instance(from: 0, sizes: MeasuredSizes(), limit: .max, with: &groups).reach
    stack.whole = SolvedInstance(whole.template, reach: reach)
    // The existing sums were computed without it. They contain the last instance only, which is
    // solved again.
    stack.solved = SummedTree()
  }

  private func instance(
    from item: Int, sizes: MeasuredSizes, limit: Int, with groups: inout GroupSolver
  ) throws(LayoutFault) -> SolvedInstance {
    // Faults of the description are known from the template; sizes of cells cause none.
    let log = groups.log
    groups.measured = MeasuredInstance(sizes, firstItem: item)
    defer { (groups.measured, groups.log) = (nil, log) }
    let node = try groups.solve(
      section.group, in: context.groupContainer(of: section), limit: limit)
    let reach = max(1, groups.measured?.reach ?? 1)
    return SolvedInstance(TemplateBuilder.template(of: node, axis: stackAxis), reach: reach)
  }

  /// Solves the last instance with its own number of items if something sizes itself
  /// (compositional-layout.md, 2.7).
  private func solveLast(
    of stack: inout InstanceStack, with groups: inout GroupSolver
  ) throws(LayoutFault) {
    guard let last = stack.instance(stack.count - 1),
      case let items = stack.leafCount(of: last), items < last.solved.leafCount,
      let template = try template(with: &groups, limit: items)
    else { return }
    stack.replace(
      last.item..<stack.itemCount, with: [(last.item, SolvedInstance(template, reach: items))])
  }
}

extension InstanceStack {
  /// Whether the last one of the instances is full if all of them equal the template.
  fileprivate var isFilled: Bool {
    leavesPerInstance > 0 && itemCount.isMultiple(of: leavesPerInstance)
  }
}

extension MeasuredSizes {
  /// The measured items in ascending order.
  fileprivate var all: [Int] {
    var items: [Int] = []
    items.reserveCapacity(count)
    forEach { item, _ in items.append(item) }
    return items
  }
}

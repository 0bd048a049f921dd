import Foundation

extension SectionSolver {
  /// Solves every instance with its own measured cells, where it has any (2.7).
  ///
  /// Costs what was measured, not what there is, also where the number of items in a row follows from
  /// their sizes.
  func solveInstances(
    of stack: inout InstanceStack, with groups: inout GroupSolver
  ) throws(LayoutFault) {
    let measured = content.measured.items.all
    // Looking for estimated sizes visits the whole description: only where it matters.
    guard !measured.isEmpty || !stack.isFilled else { return }
    try solveInstances(of: &stack, changed: measured, with: &groups)
  }

  /// Solves again the instances that depend on some items, which are in ascending order.
  func solveInstances(
    of stack: inout InstanceStack, changed: [Int], with groups: inout GroupSolver
  ) throws(LayoutFault) {
    guard stack.count > 0, section.group.selfSizes else { return }
    if !changed.isEmpty, groups.shared.leaveMeasuredLeaf(in: section.group) {
      try learnReach(of: &stack, with: &groups)
      try InstanceSolver(section: self, changed: changed).solve(&stack, with: &groups)
    }
    try solveLast(of: &stack, with: &groups)
  }

  /// The frames of the instance at an item with its own measured cells.
  func instance(
    from item: Int, limit: Int, with groups: inout GroupSolver
  ) throws(LayoutFault) -> SolvedInstance {
    try instance(from: item, sizes: content.measured.items, limit: limit, with: &groups)
  }

  /// Sees how many items the template depends on, beyond those that it holds.
  private func learnReach(
    of stack: inout InstanceStack, with groups: inout GroupSolver
  ) throws(LayoutFault) {
    guard let whole = stack.whole, whole.reach == 0 else { return }
    let reach = try instance(from: 0, sizes: MeasuredSizes(), limit: .max, with: &groups).reach
    stack.whole = SolvedInstance(whole.template, reach: reach)
    // What is there has been added up without; it is the last instance, and solved again.
    stack.solved = SummedTree()
  }

  private func instance(
    from item: Int, sizes: MeasuredSizes, limit: Int, with groups: inout GroupSolver
  ) throws(LayoutFault) -> SolvedInstance {
    // Mistakes of the description are known from the template; sizes of cells are none.
    let log = groups.log
    groups.measured = MeasuredInstance(sizes, firstItem: item)
    defer { (groups.measured, groups.log) = (nil, log) }
    let node = try groups.solve(
      section.group, in: context.groupContainer(of: section), limit: limit)
    let reach = max(1, groups.measured?.reach ?? 1)
    return SolvedInstance(TemplateBuilder.template(of: node, axis: stackAxis), reach: reach)
  }

  /// Where something sizes itself, the last instance is solved with the items that it has (2.7).
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
  /// Whether instances that are all like the template have no room left in the last of them.
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

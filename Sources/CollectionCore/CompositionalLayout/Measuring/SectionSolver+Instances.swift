import Foundation

/// The instances of an earlier solution that hold as long as none of some items is in them.
struct EarlierInstances {
  /// The instances.
  let instances: SolvedInstances
  /// The items that were measured since.
  let changed: Set<Int>

  /// The earlier instance that starts at an item, if it still holds.
  func entry(startingAt item: Int) -> SolvedInstances.Entry? {
    guard let entry = instances.entry(startingAt: item) else { return nil }
    let isChanged =
      changed.count < entry.reach
      ? changed.contains { $0 >= item && $0 < item + entry.reach }
      : (item..<(item + entry.reach)).contains(where: changed.contains)
    return isChanged ? nil : entry
  }
}

extension SectionSolver {
  /// Solves every instance with its own measured cells, where it has any (2.7).
  ///
  /// Costs what was measured, not what there is: instances that read no measured item are like the
  /// template and skipped by arithmetic, also where the number of items in a row follows from their
  /// sizes.
  func solveInstances(
    of stack: inout InstanceStack, with groups: inout GroupSolver
  ) throws(LayoutFault) {
    guard stack.count > 0, section.group.selfSizes else { return }
    let sizes = content.measured.items
    if !sizes.isEmpty, section.group.hasMeasuredLeaf {
      try solveMeasured(sizes, of: &stack, with: &groups)
    }
    try solveLast(of: &stack, with: &groups)
  }

  private func solveMeasured(
    _ sizes: MeasuredSizes, of stack: inout InstanceStack, with groups: inout GroupSolver
  ) throws(LayoutFault) {
    // 1. See how many items the template depends on, beyond those that it holds.
    let reach = try template(from: 0, sizes: MeasuredSizes(), limit: .max, with: &groups).reach
    // 2. Go from one measured item to the next.
    var run = stack.run(after: 0)
    while run.item < content.itemCount, let next = sizes.first(from: run.item),
      next < content.itemCount
    {
      // 3. Skip the instances that read nothing measured.
      if next - run.item >= reach {
        let skipped = (next - run.item - reach) / stack.leavesPerInstance + 1
        run.instance += skipped
        run.item += skipped * stack.leavesPerInstance
        run.origin += CGFloat(skipped) * stack.pitch
        continue
      }
      // 4. Solve the one that does, and go on behind it.
      let entry = try entry(at: run, sizes: sizes, with: &groups)
      guard !entry.template.leaves.isEmpty else { return }
      stack.solved.append(entry, axis: stackAxis)
      run = stack.run(after: stack.solved.entries.count)
    }
  }

  private func entry(
    at run: InstanceStack.Run, sizes: MeasuredSizes, with groups: inout GroupSolver
  ) throws(LayoutFault) -> SolvedInstances.Entry {
    let known = earlier?.entry(startingAt: run.item)
    let solved: (template: LayoutTemplate, reach: Int)
    if let known {
      solved = (known.template, known.reach)
    } else {
      let left = content.itemCount - run.item
      let whole = try template(from: run.item, sizes: sizes, limit: .max, with: &groups)
      solved =
        whole.template.leaves.count > left
        ? try template(from: run.item, sizes: sizes, limit: left, with: &groups) : whole
    }
    return SolvedInstances.Entry(
      instance: run.instance, item: run.item, origin: run.origin, template: solved.template,
      reach: solved.reach)
  }

  private func template(
    from item: Int, sizes: MeasuredSizes, limit: Int, with groups: inout GroupSolver
  ) throws(LayoutFault) -> (template: LayoutTemplate, reach: Int) {
    // Mistakes of the description are known from the template; sizes of cells are none.
    let log = groups.log
    groups.measured = MeasuredInstance(sizes, firstItem: item)
    defer { (groups.measured, groups.log) = (nil, log) }
    let node = try groups.solve(
      section.group, in: context.groupContainer(of: section), limit: limit)
    let reach = max(1, groups.measured?.reach ?? 1)
    return (TemplateBuilder.template(of: node, axis: stackAxis), reach)
  }

  /// Where something sizes itself, the last instance is solved with the items that it has (2.7).
  private func solveLast(
    of stack: inout InstanceStack, with groups: inout GroupSolver
  ) throws(LayoutFault) {
    let last = stack.count - 1
    let items = stack.leafCount(of: last)
    guard items < stack.template(of: last)?.leaves.count ?? 0,
      let template = try template(with: &groups, limit: items)
    else { return }
    stack.solved.append(
      SolvedInstances.Entry(
        instance: last, item: stack.firstItem(of: last), origin: stack.origin(of: last),
        template: template, reach: items),
      axis: stackAxis)
  }
}

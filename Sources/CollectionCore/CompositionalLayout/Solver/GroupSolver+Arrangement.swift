import Foundation

extension GroupSolver {
  /// How far a child may stick out and still fit, in points ([guess] compositional-layout.md 2.4, §9.16).
  static let tolerance: CGFloat = 0.001

  /// Takes children while the next one fits (2.4).
  ///
  /// `area` is the group's size without its insets. In an open group, whose own axis sizes itself,
  /// everything fits. `limit` is how many index paths are left. Whether a child fits is decided with
  /// all of its items, also where the last instance has fewer, so that every instance takes the same.
  mutating func arrange(
    _ group: LayoutGroup, in area: CGSize, isOpen: Bool, limit: Int
  ) throws(LayoutFault) -> GroupArrangement {
    var arrangement = GroupArrangement()
    let most = group.mostChildren(isOpen: isOpen)
    guard most > 0 else {
      log.report(
        .noSubitems, "the group has no subitems, so it stays empty. Give it at least one.")
      return arrangement
    }
    let children = group.forcedChildren(length: isOpen ? nil : area[group.axis])
    let capacity = isOpen ? .infinity : area[group.axis] + Self.tolerance
    var cycleStart: CGFloat = 0
    for index in 0..<most {
      let left = limit - arrangement.leafCount
      guard left > 0 || index == 0 else { break }
      let slot = index % children.count
      // A cycle that takes no room would go on for ever: it is placed once.
      if slot == 0, index > 0, group.filling == .cycle {
        guard arrangement.used > cycleStart else { break }
        cycleStart = arrangement.used
      }
      if slot == index { try addPart(of: children[slot], at: slot, to: &arrangement, in: area) }
      let need = group.need(of: children[slot], arrangement.parts[slot], isFirst: index == 0)
      let fits = arrangement.used + need <= capacity
      guard fits || index == 0 else { break }
      if !fits { reportTooLarge(slot, need: need, capacity: area[group.axis]) }
      var part = slot
      if arrangement.parts[slot].leafCount > left {
        part = arrangement.parts.count
        try addPart(of: children[slot], at: slot, to: &arrangement, in: area, limit: left)
      }
      arrangement.append(
        slot: slot, part: part,
        need: group.need(of: children[slot], arrangement.parts[part], isFirst: index == 0))
      guard fits else { break }
    }
    if arrangement.children.count == most, group.isCut(isOpen: isOpen) { reportTooMany(most) }
    return arrangement
  }

  private mutating func addPart(
    of child: LayoutNode, at slot: Int, to arrangement: inout GroupArrangement, in area: CGSize,
    limit: Int = .max
  ) throws(LayoutFault) {
    log.path.append(slot)
    arrangement.parts.append(try solve(child, in: area, limit: limit))
    log.path.removeLast()
  }

  private mutating func reportTooLarge(_ slot: Int, need: CGFloat, capacity: CGFloat) {
    log.path.append(slot)
    log.report(
      .itemTooLarge,
      """
      the subitem needs \(need) points with its spacing and its group has \(capacity), so the group \
      cannot fit even one; it is placed and sticks out. Make the subitem smaller or the group larger.
      """)
    log.path.removeLast()
  }

  private mutating func reportTooMany(_ most: Int) {
    log.report(
      .tooManyItems, "the group has room for more than \(most) subitems; it holds no more.")
  }
}

extension LayoutGroup {
  /// How many children an instance can hold at most (2.4); 0 where nothing is described.
  ///
  /// [guess 2.4, §9.6] A group whose own axis sizes itself holds its children once.
  fileprivate func mostChildren(isOpen: Bool) -> Int {
    guard !children.isEmpty else { return 0 }
    switch filling {
    case .cycle: return isOpen ? children.count : max(children.count, LayoutLimits.repetitions)
    case .divided(let count), .repeated(let count): return min(max(0, count), LayoutLimits.items)
    }
  }

  /// Whether more children might have had room than `mostChildren` allows.
  fileprivate func isCut(isOpen: Bool) -> Bool {
    switch filling {
    case .cycle: !isOpen
    case .divided(let count), .repeated(let count): count > LayoutLimits.items
    }
  }

  /// The children that are cycled through; those of a divided group share `length` equally.
  ///
  /// nil stands for a group whose axis nothing limits.
  fileprivate func forcedChildren(length: CGFloat?) -> [LayoutNode] {
    switch filling {
    case .cycle: return children
    case .repeated: return Array(children.prefix(1))
    case .divided(let count):
      guard let length, var child = children.first else { return Array(children.prefix(1)) }
      child.size[axis] = .absolute(share(of: length, count: count, child: child))
      return [child]
    }
  }

  /// [guess 2.4] Each child's share is its length together with its fixed edge spacing.
  private func share(of length: CGFloat, count: Int, child: LayoutNode) -> CGFloat {
    let share = (length - CGFloat(count - 1) * spacing.minimum) / CGFloat(count)
    return share - child.edgeSpacing.start(axis).fixedLength
      - child.edgeSpacing.end(axis).fixedLength
  }

  /// What the fit test counts for one child, in points (2.4).
  fileprivate func need(of child: LayoutNode, _ solved: SolvedNode, isFirst: Bool) -> CGFloat {
    (isFirst ? 0 : spacing.minimum) + child.edgeSpacing.start(axis).minimum + solved.size[axis]
      + child.edgeSpacing.end(axis).minimum
  }
}

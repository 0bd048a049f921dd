import Foundation

extension GroupSolver {
  /// Returns as many of a group's children as fit (compositional-layout.md, 2.4).
  mutating func arrange(_ line: GroupLine) throws(LayoutFault) -> GroupArrangement {
    var arrangement = GroupArrangement()
    let most = line.mostChildren
    guard most > 0 else {
      log.reportNoSubitems()
      return arrangement
    }
    var index = 0
    while index < most, arrangement.canContinue(at: index, in: line),
      try appendNextChild(index, of: line, to: &arrangement)
    {
      // Each description was appended once: from here on they repeat.
      if measured == nil, arrangement.children.count == line.children.count {
        arrangement.repeatChildren(of: line, upTo: most)
      }
      index = arrangement.children.count
    }
    return arrangement
  }

  /// Appends the next child if it fits, and returns whether others may follow.
  ///
  /// The first child is appended even if it doesn't fit (compositional-layout.md, 6.7).
  private mutating func appendNextChild(
    _ index: Int, of line: GroupLine, to arrangement: inout GroupArrangement
  ) throws(LayoutFault) -> Bool {
    let slot = index % line.children.count
    // 1. Solve each description once, and each child with measured cells separately.
    guard index < line.children.count || line.mayFit(slot, behind: arrangement.used) else {
      return false
    }
    let firstLeaf = line.firstLeaf.saturatingSum(arrangement.leafCount)
    let isMeasured =
      slot == index
      ? measured != nil : self.isMeasured(line.children[slot], firstLeaf: firstLeaf)
    if !isMeasured, slot == index, isLikeLast(slot, of: line) {
      arrangement.shareLastPart()
    } else if slot == index || isMeasured {
      try addPart(slot, of: line, to: &arrangement)
    }
    let whole = isMeasured ? arrangement.parts.count - 1 : arrangement.wholeParts[slot]
    // 2. Test whether it fits with all of its items, even if the last instance has fewer, so that
    // every instance has the same number of children.
    let need = line.need(of: slot, arrangement.parts[whole], isFirst: index == 0)
    let fits = arrangement.used + need <= line.capacity
    guard fits || index == 0 else { return false }
    // 3. If fewer items are left than it contains, solve it with those.
    var part = whole
    let left = line.limit - arrangement.leafCount
    if arrangement.parts[whole].leafCount > left {
      part = arrangement.parts.count
      try addPart(slot, of: line, to: &arrangement, limit: left)
    }
    arrangement.append(
      slot: slot, part: part,
      need: line.need(of: slot, arrangement.parts[part], isFirst: index == 0))
    return fits
  }

  /// Returns whether a description equals the previous one, so that both can share a part.
  ///
  /// Faults are reported with their position, so parts aren't shared if there may be one.
  private func isLikeLast(_ slot: Int, of line: GroupLine) -> Bool {
    slot > 0 && log.diagnostics.isEmpty && line.children[slot] == line.children[slot - 1]
  }

  private mutating func addPart(
    _ slot: Int, of line: GroupLine, to arrangement: inout GroupArrangement, limit: Int = .max
  ) throws(LayoutFault) {
    log.path.append(slot)
    arrangement.add(
      try solve(
        line.children[slot], in: line.area, limit: limit,
        firstLeaf: line.firstLeaf.saturatingSum(arrangement.leafCount)),
      slot: slot)
    log.path.removeLast()
  }
}

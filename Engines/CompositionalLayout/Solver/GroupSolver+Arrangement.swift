import Foundation

extension GroupSolver {
  /// Takes a group's children while the next one fits (compositional-layout.md 2.4).
  mutating func arrange(_ line: GroupLine) throws(LayoutFault) -> GroupArrangement {
    var arrangement = GroupArrangement()
    let most = line.mostChildren
    guard most > 0 else {
      log.reportNoSubitems()
      return arrangement
    }
    var index = 0
    while index < most, arrangement.goesOn(at: index, of: line),
      try take(index, of: line, into: &arrangement)
    {
      // What was described is there once: from here on it repeats.
      if measured == nil, arrangement.children.count == line.children.count {
        arrangement.repeatChildren(of: line, upTo: most)
      }
      index = arrangement.children.count
    }
    return arrangement
  }

  /// Takes the next child, and returns whether the instance goes on after it.
  ///
  /// The first child is taken even where it does not fit (6.7, E-ITEM).
  private mutating func take(
    _ index: Int, of line: GroupLine, into arrangement: inout GroupArrangement
  ) throws(LayoutFault) -> Bool {
    let slot = index % line.children.count
    // 1. Solve each described child once, and each one whose own cells may be measured.
    guard index < line.children.count || line.mayFit(slot, behind: arrangement.used) else {
      return false
    }
    let firstLeaf = line.firstLeaf.saturatingSum(arrangement.leafCount)
    let isOwn =
      slot == index
      ? measured != nil : isMeasured(line.children[slot], firstLeaf: firstLeaf)
    if !isOwn, slot == index, isLikeLast(slot, of: line) {
      arrangement.shareLastPart()
    } else if slot == index || isOwn {
      try addPart(slot, of: line, to: &arrangement)
    }
    let whole = isOwn ? arrangement.parts.count - 1 : arrangement.wholeParts[slot]
    // 2. See whether it fits with all of its items, also where the last instance has fewer: so every
    //    instance takes the same.
    let need = line.need(of: slot, arrangement.parts[whole], isFirst: index == 0)
    let fits = arrangement.used + need <= line.capacity
    guard fits || index == 0 else { return false }
    // 3. Where fewer items are left than it holds, solve it with those.
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

  /// Whether a description is the same as the one before it, so that one part does for both.
  ///
  /// Each mistake is told at its own place, so nothing is shared where there may be one.
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

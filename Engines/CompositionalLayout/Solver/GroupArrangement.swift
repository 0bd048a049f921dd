import Foundation
import LayoutGeometry

/// The children that one group instance holds, in order, before leftover space is shared out.
struct GroupArrangement {
  /// The solved parts that the children share.
  var parts: [SolvedNode] = []
  /// Of which description each part is: its place in the group.
  private(set) var slots: [Int] = []
  /// The part of each description that was solved with all of its items, by its place in the group.
  private(set) var wholeParts: [Int] = []
  /// The children in order.
  var children: [Child] = []
  /// What the children, their gaps and their edges need along the axis, with flexible ones at
  /// their minimum, in points.
  var used: CGFloat = 0
  /// How many index paths the children take; saturates at `Int.max`.
  var leafCount = 0

  /// One child.
  struct Child {
    /// The place of its description in the group.
    var slot: Int
    /// The place of its solved part.
    var part: Int
  }

  private var usedBeforeCycle: CGFloat = 0

  /// Adds a solved part, which no child uses yet; the first of a description is a whole one.
  mutating func add(_ part: SolvedNode, slot: Int) {
    if slot == wholeParts.count { wholeParts.append(parts.count) }
    parts.append(part)
    slots.append(slot)
  }

  /// Notes that the next description is solved already, since it is like the one before.
  mutating func shareLastPart() {
    guard let last = wholeParts.last else { return }
    wholeParts.append(last)
  }

  /// Whether a child can follow: while items are left, while a template can hold more of them, and
  /// while cycles take room.
  ///
  /// A cycle that takes no room would go on for ever: it is placed once. Without the second, each
  /// level of a deep tree could have as many children as the largest group.
  mutating func goesOn(at index: Int, of line: GroupLine) -> Bool {
    guard index > 0 else { return true }
    guard leafCount < min(line.limit, LayoutLimits.leaves) else { return false }
    guard line.group.filling == .cycle, index % line.children.count == 0 else { return true }
    return startsCycle()
  }

  /// Places the described children again and again while they fit with all of their items.
  ///
  /// Each of them is there once, and nothing inside is measured. Costs a few additions for a child.
  mutating func repeatChildren(of line: GroupLine, upTo most: Int) {
    let cycle = wholeParts.enumerated().map { slot, part in
      Repeated(
        child: Child(slot: slot, part: part), leafCount: parts[part].leafCount,
        need: line.need(of: slot, parts[part], isFirst: false))
    }
    let (capacity, isCycle) = (line.capacity, line.group.filling == .cycle)
    reserve(for: cycle.reduce(0) { $0 + $1.need }, of: line, upTo: most)
    // In variables of its own, since memory is slower than the sum itself.
    let limit = min(line.limit, LayoutLimits.leaves)
    var (slot, sum, cycleStart, left) = (0, used, usedBeforeCycle, limit - leafCount)
    while children.count < most, left > 0 {
      let next = cycle[slot]
      guard sum + next.need <= capacity, next.leafCount <= left else { break }
      if slot == 0, isCycle {
        guard sum > cycleStart + Self.noRoom else { break }
        cycleStart = sum
      }
      children.append(next.child)
      left -= next.leafCount
      sum += next.need
      slot = slot + 1 < cycle.count ? slot + 1 : 0
    }
    (used, usedBeforeCycle, leafCount) = (sum, cycleStart, limit - left)
  }

  /// A child that is placed again, what it takes along the axis, and how many index paths.
  private struct Repeated {
    var child: Child
    var leafCount: Int
    var need: CGFloat
  }

  /// Makes room for as many children as have room in the group; `need` is what one cycle takes.
  private mutating func reserve(for need: CGFloat, of line: GroupLine, upTo most: Int) {
    let limit = min(line.limit, LayoutLimits.leaves)
    let most = min(most, children.count.saturatingSum(max(0, limit - leafCount)))
    let cycles = need > 0 ? (line.capacity - used) / need + 1 : 0
    let count = CGFloat(children.count) + max(0, cycles) * CGFloat(line.children.count)
    children.reserveCapacity(count < CGFloat(most) ? Int(count) : most)
  }

  /// Whether the first of the children can follow again; a cycle that took no room does not.
  private mutating func startsCycle() -> Bool {
    defer { usedBeforeCycle = used }
    return used > usedBeforeCycle + Self.noRoom
  }

  /// Ours: what a cycle takes at most that takes no room, in points; far below the noise of sums.
  private static let noRoom: CGFloat = 1e-9

  /// Places one more child at the end.
  mutating func append(slot: Int, part: Int, need: CGFloat) {
    children.append(Child(slot: slot, part: part))
    used += need
    leafCount = leafCount.saturatingSum(parts[part].leafCount)
  }

  /// The largest extent across `axis`, with fixed edge spacing, in points (2.10).
  func crossLength(of group: LayoutGroup) -> CGFloat {
    let cross = group.axis.crossing
    return children.lazy.map { child in
      let edges = group.children[child.slot].edgeSpacing
      return parts[child.part].size[cross] + edges.start(cross).fixedLength
        + edges.end(cross).fixedLength
    }.max() ?? 0
  }
}

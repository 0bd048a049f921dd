import Foundation
import LayoutGeometry

/// The children of one group instance, in order, before the remaining space is distributed.
struct GroupArrangement {
  /// The solved parts that the children share.
  var parts: [SolvedNode] = []
  /// The description of each part, as an index of the group's children.
  private(set) var slots: [Int] = []
  /// The part of each description that was solved with all of its items, by the index of the
  /// description.
  private(set) var wholeParts: [Int] = []
  /// The children in order.
  var children: [Child] = []
  /// The length that the children, their gaps and their edges need along the axis, with flexible
  /// gaps at their minimum, in points.
  var used: CGFloat = 0
  /// The number of index paths of the children; saturates at `Int.max`.
  var leafCount = 0

  /// One child.
  struct Child {
    /// The index of its description in the group.
    var slot: Int
    /// The index of its solved part.
    var part: Int
  }

  private var usedBeforeCycle: CGFloat = 0

  /// Adds a solved part that no child uses yet; the first one of a description is complete.
  mutating func add(_ part: SolvedNode, slot: Int) {
    if slot == wholeParts.count { wholeParts.append(parts.count) }
    parts.append(part)
    slots.append(slot)
  }

  /// Uses the last part for the next description too, which equals the previous one.
  mutating func shareLastPart() {
    guard let last = wholeParts.last else { return }
    wholeParts.append(last)
  }

  /// Returns whether another child can follow: items are left, the template can hold more of them,
  /// and a cycle takes space.
  ///
  /// A cycle without length would repeat forever, so it is appended once. Without the limit of a
  /// template, each level of a deep tree could have as many children as the largest group.
  mutating func canContinue(at index: Int, in line: GroupLine) -> Bool {
    guard index > 0 else { return true }
    guard leafCount < min(line.limit, LayoutLimits.leaves) else { return false }
    guard line.group.filling == .cycle, index % line.children.count == 0 else { return true }
    return startsCycle()
  }

  /// Repeats the described children while they fit with all of their items.
  ///
  /// Each description was appended once, and none contains measured cells. Costs a few additions
  /// per child.
  mutating func repeatChildren(of line: GroupLine, upTo most: Int) {
    let cycle = wholeParts.enumerated().map { slot, part in
      Repeated(
        child: Child(slot: slot, part: part), leafCount: parts[part].leafCount,
        need: line.need(of: slot, parts[part], isFirst: false))
    }
    let (capacity, isCycle) = (line.capacity, line.group.filling == .cycle)
    reserve(for: cycle.reduce(0) { $0 + $1.need }, of: line, upTo: most)
    // Local variables, because access to memory costs more than the sum itself.
    let limit = min(line.limit, LayoutLimits.leaves)
    var (slot, sum, cycleStart, left) = (0, used, usedBeforeCycle, limit - leafCount)
    while children.count < most, left > 0 {
      let next = cycle[slot]
      guard sum + next.need <= capacity, next.leafCount <= left else { break }
      if slot == 0, isCycle {
        guard sum > cycleStart + Self.emptyLength else { break }
        cycleStart = sum
      }
      children.append(next.child)
      left -= next.leafCount
      sum += next.need
      slot = slot + 1 < cycle.count ? slot + 1 : 0
    }
    (used, usedBeforeCycle, leafCount) = (sum, cycleStart, limit - left)
  }

  /// A child that is appended repeatedly, with its length along the axis and its number of index
  /// paths.
  private struct Repeated {
    var child: Child
    var leafCount: Int
    var need: CGFloat
  }

  /// Reserves capacity for the children that fit in the group; `need` is the length of one cycle.
  private mutating func reserve(for need: CGFloat, of line: GroupLine, upTo most: Int) {
    let limit = min(line.limit, LayoutLimits.leaves)
    let most = min(most, children.count.saturatingSum(max(0, limit - leafCount)))
    let cycles = need > 0 ? (line.capacity - used) / need + 1 : 0
    let count = CGFloat(children.count) + max(0, cycles) * CGFloat(line.children.count)
    children.reserveCapacity(count < CGFloat(most) ? Int(count) : most)
  }

  /// Returns whether a cycle can start; not after one that had no length.
  private mutating func startsCycle() -> Bool {
    defer { usedBeforeCycle = used }
    return used > usedBeforeCycle + Self.emptyLength
  }

  /// The largest length of a cycle that counts as empty, in points; far below the rounding error of
  /// sums.
  private static let emptyLength: CGFloat = 1e-9

  /// Appends one child.
  mutating func append(slot: Int, part: Int, need: CGFloat) {
    children.append(Child(slot: slot, part: part))
    used += need
    leafCount = leafCount.saturatingSum(parts[part].leafCount)
  }

  /// Returns the largest length across `axis`, with fixed edge spacing, in points
  /// (compositional-layout.md, 2.10).
  func crossLength(of group: LayoutGroup) -> CGFloat {
    let cross = group.axis.crossing
    return children.lazy.map { child in
      let edges = group.children[child.slot].edgeSpacing
      return parts[child.part].size[cross] + edges.start(cross).fixedLength
        + edges.end(cross).fixedLength
    }.max() ?? 0
  }
}

import Foundation

/// The children that one group instance holds, in order, before leftover space is shared out.
struct GroupArrangement {
  /// The solved parts that the children share.
  var parts: [SolvedNode] = []
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

  /// Whether a child can follow: while items are left, and while cycles take room.
  ///
  /// A cycle that takes no room would go on for ever: it is placed once.
  mutating func goesOn(at index: Int, of line: GroupLine) -> Bool {
    guard index > 0 else { return true }
    guard leafCount < line.limit else { return false }
    guard line.group.filling == .cycle, index % line.children.count == 0 else { return true }
    defer { usedBeforeCycle = used }
    return used > usedBeforeCycle
  }

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

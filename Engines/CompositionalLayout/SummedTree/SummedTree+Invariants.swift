extension SummedTree {
  /// Descriptions of violated invariants; for tests.
  ///
  /// O(n). All paths have the same length, every node but the root is at least half full, and every
  /// count and sum equals that of its descendants.
  package var brokenInvariants: [String] {
    var broken: [String] = []
    _ = root.check(isRoot: true, &broken)
    if count != root.count { broken.append("counts \(count) elements and has \(root.count)") }
    if sum != root.sum { broken.append("sums up to \(sum), not \(root.sum)") }
    return broken
  }
}

extension SummedTree.Node {
  /// Returns the height of the node, and appends violated invariants below it.
  fileprivate func check(isRoot: Bool, _ broken: inout [String]) -> Int {
    if width > SummedTree.capacity || (!isRoot && width < SummedTree.capacity / 2) {
      broken.append("a node holds \(width) of \(SummedTree.capacity)")
    }
    guard case .inner(let children) = self else { return 1 }
    if children.count < 2 { broken.append("an inner node has no two nodes") }
    var heights = Set<Int>()
    for child in children {
      if child.count != child.node.count { broken.append("a node's count is wrong") }
      if child.sum != child.node.sum { broken.append("a node's sum is wrong") }
      heights.insert(child.node.check(isRoot: false, &broken))
    }
    if heights.count != 1 { broken.append("paths differ in length: \(heights.sorted())") }
    return (heights.max() ?? 0) + 1
  }
}

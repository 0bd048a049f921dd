// A node releases its array while it changes the array, which would be copied if it were shared.

extension SummedTree.Node {
  /// Creates the root of a tree with these elements.
  init(_ leaves: [SummedTree.Leaf]) {
    var level = Self.chunks(of: leaves).map { Self.bottom($0) }
    while level.count > 1 {
      level = Self.chunks(of: level.map { SummedTree.Child($0) }).map { Self.inner($0) }
    }
    self = level.first ?? .empty
  }

  /// Inserts an element; returns the overflow as a new node to insert after this one.
  mutating func insert(_ leaf: SummedTree.Leaf, at position: Int) -> Self? {
    switch self {
    case .bottom(var leaves):
      self = .empty
      leaves.insert(leaf, at: position)
      let half = Self.splitOverflow(&leaves)
      self = .bottom(leaves)
      return half.map { .bottom($0) }
    case .inner(var children):
      self = .empty
      let (child, local) = Self.child(containing: position, in: children)
      let new = children[child].node.insert(leaf, at: local)
      children[child].updateTotals()
      if let new { children.insert(SummedTree.Child(new), at: child + 1) }
      let half = Self.splitOverflow(&children)
      self = .inner(children)
      return half.map { .inner($0) }
    }
  }

  /// Removes an element.
  mutating func remove(at position: Int) {
    switch self {
    case .bottom(var leaves):
      self = .empty
      leaves.remove(at: position)
      self = .bottom(leaves)
    case .inner(var children):
      self = .empty
      let (child, local) = Self.child(containing: position, in: children)
      children[child].node.remove(at: local)
      children[child].updateTotals()
      if children[child].node.width < SummedTree.capacity / 2 {
        Self.mergeSiblings(max(0, child - 1), in: &children)
      }
      self = .inner(children)
    }
  }

  /// Changes an element, and updates the sums of its ancestors.
  mutating func update(at position: Int, _ change: (inout SummedTree.Leaf) -> Void) {
    switch self {
    case .bottom(var leaves):
      self = .empty
      change(&leaves[position])
      self = .bottom(leaves)
    case .inner(var children):
      self = .empty
      let (child, local) = Self.child(containing: position, in: children)
      children[child].node.update(at: local, change)
      children[child].updateTotals()
      self = .inner(children)
    }
  }

  /// Merges two neighboring nodes, or balances them if they are too large for one.
  private static func mergeSiblings(_ child: Int, in children: inout [SummedTree.Child]) {
    guard child + 1 < children.count else { return }
    let next = children.remove(at: child + 1).node
    let half = children[child].node.merge(next)
    children[child].updateTotals()
    if let half { children.insert(SummedTree.Child(half), at: child + 1) }
  }

  /// Appends the contents of the next node of the same height; returns the overflow.
  private mutating func merge(_ next: Self) -> Self? {
    switch (self, next) {
    case (.bottom(var leaves), .bottom(let more)):
      leaves += more
      let half = Self.splitOverflow(&leaves)
      self = .bottom(leaves)
      return half.map { .bottom($0) }
    case (.inner(var children), .inner(let more)):
      children += more
      let half = Self.splitOverflow(&children)
      self = .inner(children)
      return half.map { .inner($0) }
    default: return next
    }
  }

  /// Removes and returns the second half if there are more parts than the capacity.
  private static func splitOverflow<Part>(_ parts: inout [Part]) -> [Part]? {
    guard parts.count > SummedTree.capacity else { return nil }
    let half = Array(parts[(parts.count / 2)...])
    parts.removeSubrange((parts.count / 2)...)
    return half
  }

  /// Returns as few parts of equal length as can contain all elements.
  private static func chunks<Part>(of parts: [Part]) -> [[Part]] {
    let count = (parts.count + SummedTree.capacity - 1) / SummedTree.capacity
    return (0..<count).map { chunk in
      Array(parts[(chunk * parts.count / count)..<((chunk + 1) * parts.count / count)])
    }
  }
}

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

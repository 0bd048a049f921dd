extension SummedTree {
  /// The largest number of elements or children of a node; every node but the root has at least
  /// half of it.
  static var capacity: Int { 16 }

  /// One element with its sum.
  struct Leaf: Sendable {
    var element: Element
    var sum: Sum
  }

  /// One node with the count and the sum of its descendants.
  struct Child: Sendable {
    var node: Node
    private(set) var count: Int
    private(set) var sum: Sum

    init(_ node: Node) {
      (self.node, count, sum) = (node, node.count, node.sum)
    }

    /// Updates the count and the sum.
    mutating func updateTotals() {
      (count, sum) = (node.count, node.sum)
    }
  }

  /// A part of the tree; all paths to elements have the same length.
  ///
  /// Copies share their arrays until one of them changes.
  enum Node: Sendable {
    /// Elements.
    case bottom([Leaf])
    /// Other nodes.
    case inner([Child])

    /// A node without elements.
    static var empty: Node { .bottom([]) }
  }
}

// Loops read through pointers, since copying an element or a node costs more than adding its sum. Searches
// are not inlined, which would repeat every level of the tree for each caller.

extension SummedTree.Node {
  /// The number of descendant elements.
  var count: Int {
    switch self {
    case .bottom(let leaves): leaves.count
    case .inner(let children):
      children.withUnsafeBufferPointer { children in
        children.indices.reduce(0) { $0 + children[$1].count }
      }
    }
  }

  /// The sum of the descendants.
  var sum: Sum {
    var sum = Sum.zero
    switch self {
    case .bottom(let leaves):
      leaves.withUnsafeBufferPointer { leaves in
        for leaf in leaves.indices { sum.add(leaves[leaf].sum) }
      }
    case .inner(let children):
      children.withUnsafeBufferPointer { children in
        for child in children.indices { sum.add(children[child].sum) }
      }
    }
    return sum
  }

  /// The number of its own elements or children.
  var width: Int {
    switch self {
    case .bottom(let leaves): leaves.count
    case .inner(let children): children.count
    }
  }

  /// Returns the elements of the bottom node that contains a position, and the index there.
  @inline(never)
  func leaf(at position: Int) -> (leaves: [SummedTree.Leaf], local: Int) {
    switch self {
    case .bottom(let leaves): return (leaves, position)
    case .inner(let children):
      let (child, local) = Self.child(containing: position, in: children)
      return children[child].node.leaf(at: local)
    }
  }

  /// Returns the offset of the element at a position from the start of the node.
  @inline(never)
  func offset(of position: Int) -> Sum.Offset {
    var offset = Sum.Offset.zero
    switch self {
    case .bottom(let leaves):
      leaves.withUnsafeBufferPointer { leaves in
        for leaf in 0..<position { offset += leaves[leaf].sum.length }
      }
    case .inner(let children):
      let (child, local) = Self.child(containing: position, in: children)
      children.withUnsafeBufferPointer { children in
        for before in 0..<child { offset += children[before].sum.length }
        offset += children[child].node.offset(of: local)
      }
    }
    return offset
  }

  /// Calls `body` with every element, in order.
  func forEach(_ body: (SummedTree.Leaf) -> Void) {
    switch self {
    case .bottom(let leaves): leaves.forEach(body)
    case .inner(let children): for child in children { child.node.forEach(body) }
    }
  }

  /// Returns the child that contains a position, and the position in that child; the last child
  /// contains the end.
  static func child(
    containing position: Int, in children: [SummedTree.Child]
  ) -> (child: Int, local: Int) {
    children.withUnsafeBufferPointer { children in
      var local = position
      for child in children.indices.dropLast() {
        guard local >= children[child].count else { return (child, local) }
        local -= children[child].count
      }
      return (children.count - 1, local)
    }
  }
}

extension SummedTree {
  /// How many elements or nodes a node holds at most; at least half of it, apart from the root.
  static var capacity: Int { 16 }

  /// One element with its sum.
  struct Leaf: Sendable {
    var element: Element
    var sum: Sum
  }

  /// One node with what is known of everything below it.
  struct Child: Sendable {
    var node: Node
    private(set) var count: Int
    private(set) var sum: Sum

    init(_ node: Node) {
      (self.node, count, sum) = (node, node.count, node.sum)
    }

    /// Adds up again what is below.
    mutating func renew() {
      (count, sum) = (node.count, node.sum)
    }
  }

  /// A part of the tree; all paths down to elements are as long.
  ///
  /// Two copies share their arrays until one of them changes.
  enum Node: Sendable {
    /// Elements.
    case bottom([Leaf])
    /// Further nodes.
    case inner([Child])

    /// A node without elements.
    static var empty: Node { .bottom([]) }
  }
}

// Loops read through pointers: a copy of an element or a node costs more than what is done with its
// sum.

extension SummedTree.Node {
  /// How many elements are below.
  var count: Int {
    switch self {
    case .bottom(let leaves): leaves.count
    case .inner(let children):
      children.withUnsafeBufferPointer { children in
        children.indices.reduce(0) { $0 + children[$1].count }
      }
    }
  }

  /// The sum of what is below.
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

  /// How many elements or nodes it holds itself.
  var width: Int {
    switch self {
    case .bottom(let leaves): leaves.count
    case .inner(let children): children.count
    }
  }

  /// The bottom node's elements that have the one at a position, and which of them it is.
  func leaf(at position: Int) -> (leaves: [SummedTree.Leaf], place: Int) {
    switch self {
    case .bottom(let leaves): return (leaves, position)
    case .inner(let children):
      let (child, place) = Self.place(of: position, in: children)
      return children[child].node.leaf(at: place)
    }
  }

  /// How far the element at a position is from the start of the node.
  func offset(of position: Int) -> Sum.Offset {
    var offset = Sum.Offset.zero
    switch self {
    case .bottom(let leaves):
      leaves.withUnsafeBufferPointer { leaves in
        for leaf in 0..<position { offset += leaves[leaf].sum.length }
      }
    case .inner(let children):
      let (child, place) = Self.place(of: position, in: children)
      children.withUnsafeBufferPointer { children in
        for before in 0..<child { offset += children[before].sum.length }
        offset += children[child].node.offset(of: place)
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

  /// The node that has the element at a position, and its position there; the last has the end.
  static func place(
    of position: Int, in children: [SummedTree.Child]
  ) -> (child: Int, place: Int) {
    children.withUnsafeBufferPointer { children in
      var place = position
      for child in children.indices.dropLast() {
        guard place >= children[child].count else { return (child, place) }
        place -= children[child].count
      }
      return (children.count - 1, place)
    }
  }
}

extension SummedTree {
  /// How many elements or nodes a node holds at most; at least half of it, apart from the root.
  ///
  /// Ours: of 8 to 64, the fastest for ten thousand sums of a hundred bytes.
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

  /// A part of the tree: elements, or further nodes, which are all of the same height.
  ///
  /// Two copies share their arrays until one of them changes.
  struct Node: Sendable {
    var leaves: [Leaf] = []
    var children: [Child] = []

    /// How many elements are below.
    var count: Int { children.isEmpty ? leaves.count : children.reduce(0) { $0 + $1.count } }

    /// The sum of what is below.
    var sum: Sum {
      var sum = Sum.zero
      for leaf in leaves { sum.add(leaf.sum) }
      for child in children { sum.add(child.sum) }
      return sum
    }

    /// How many elements or nodes it holds itself.
    var width: Int { leaves.count + children.count }
  }
}

// MARK: Making

extension SummedTree.Node {
  /// The root of a tree with these elements.
  init(bottom leaves: [SummedTree.Leaf]) {
    var level = Self.stretches(of: leaves).map { Self(leaves: $0) }
    while level.count > 1 {
      level = Self.stretches(of: level.map { SummedTree.Child($0) }).map { Self(children: $0) }
    }
    self = level.first ?? Self()
  }

  /// Stretches of equal length, as few as hold everything.
  private static func stretches<Part>(of parts: [Part]) -> [[Part]] {
    let count = (parts.count + SummedTree.capacity - 1) / SummedTree.capacity
    return (0..<count).map { stretch in
      Array(parts[(stretch * parts.count / count)..<((stretch + 1) * parts.count / count)])
    }
  }
}

// MARK: Changing

extension SummedTree.Node {
  /// Inserts an element; returns what has to become a node of its own behind this one.
  mutating func insert(_ leaf: SummedTree.Leaf, at position: Int) -> Self? {
    guard !children.isEmpty else {
      leaves.insert(leaf, at: position)
      return split()
    }
    let (child, place) = place(of: position)
    let half = children[child].node.insert(leaf, at: place)
    children[child].renew()
    if let half { children.insert(SummedTree.Child(half), at: child + 1) }
    return split()
  }

  /// Removes an element.
  mutating func remove(at position: Int) {
    guard !children.isEmpty else {
      leaves.remove(at: position)
      return
    }
    let (child, place) = place(of: position)
    children[child].node.remove(at: place)
    children[child].renew()
    if children[child].node.width < SummedTree.capacity / 2 { join(max(0, child - 1)) }
  }

  /// Changes an element and the sums of the nodes above it.
  mutating func update(at position: Int, _ change: (inout SummedTree.Leaf) -> Void) {
    guard !children.isEmpty else { return change(&leaves[position]) }
    let (child, place) = place(of: position)
    children[child].node.update(at: place, change)
    children[child].renew()
  }

  /// Makes one node of two neighbours, or two equal ones where that is too much.
  private mutating func join(_ child: Int) {
    guard child + 1 < children.count else { return }
    let next = children.remove(at: child + 1).node
    children[child].node.leaves += next.leaves
    children[child].node.children += next.children
    let half = children[child].node.split()
    children[child].renew()
    if let half { children.insert(SummedTree.Child(half), at: child + 1) }
  }

  /// Keeps the first half of what is too much, and returns the other one.
  private mutating func split() -> Self? {
    guard width > SummedTree.capacity else { return nil }
    let half = Self(
      leaves: Array(leaves[(leaves.count / 2)...]),
      children: Array(children[(children.count / 2)...]))
    leaves.removeSubrange((leaves.count / 2)...)
    children.removeSubrange((children.count / 2)...)
    return half
  }

  /// The node that has the element at a position, and its position there; the last has the end.
  private func place(of position: Int) -> (child: Int, place: Int) {
    var place = position
    for child in children.indices.dropLast() {
      guard place >= children[child].count else { return (child, place) }
      place -= children[child].count
    }
    return (children.count - 1, place)
  }
}

// MARK: Reading

extension SummedTree.Node {
  /// The bottom node's elements that have the one at a position, and which of them it is.
  func leaf(at position: Int) -> (leaves: [SummedTree.Leaf], place: Int) {
    guard !children.isEmpty else { return (leaves, position) }
    let (child, place) = place(of: position)
    return children[child].node.leaf(at: place)
  }

  /// The sum of the elements before a position.
  func sum(before position: Int) -> Sum {
    var sum = Sum.zero
    guard !children.isEmpty else {
      for leaf in leaves[..<position] { sum.add(leaf.sum) }
      return sum
    }
    let (child, place) = place(of: position)
    for child in children[..<child] { sum.add(child.sum) }
    sum.add(children[child].node.sum(before: place))
    return sum
  }

  /// Calls `body` with every element, in order.
  func forEach(_ body: (SummedTree.Leaf) -> Void) {
    leaves.forEach(body)
    for child in children { child.node.forEach(body) }
  }
}

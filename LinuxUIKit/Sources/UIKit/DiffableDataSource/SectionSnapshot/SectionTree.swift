import Synchronization

/// The items of a section as a tree, with an index of where they are.
///
/// Nodes are numbers that stay the same as long as their item is there; number 0 holds the root
/// items and has no item itself. Adding at an end and finding an item cost a hash; changing the
/// middle costs the number of siblings.
struct SectionTree<Item: Hashable & Sendable>: Sendable {
  private struct Node: Sendable {
    let item: Item?
    let parent: Int
    var children: [Int] = []
    var isExpanded = false
  }

  /// The node above the root items.
  static var top: Int { 0 }

  private var nodes = [Node(item: nil, parent: 0)]
  private var numbers: [Item: Int] = [:]
  private var order = DepthFirstOrder()

  /// The number of items.
  var count: Int { numbers.count }

  /// The node of an item, nil when it is not there.
  func node(of item: Item) -> Int? { numbers[item] }

  /// The item of a node, nil for the one above the roots.
  func item(of node: Int) -> Item? { nodes[node].item }

  /// The node above, which for roots is the one without an item.
  func parent(of node: Int) -> Int { nodes[node].parent }

  /// The nodes directly below, in order.
  func children(of node: Int) -> [Int] { nodes[node].children }

  /// Whether the node's children are shown when it is shown itself.
  func isExpanded(_ node: Int) -> Bool { nodes[node].isExpanded }

  /// Sets whether the node's children are shown when it is shown itself.
  mutating func setExpanded(_ isExpanded: Bool, _ node: Int) {
    nodes[node].isExpanded = isExpanded
  }

  /// The place of a node among its siblings; the cost is their number.
  func offset(of node: Int) -> Int {
    nodes[parent(of: node)].children.firstIndex(of: node) ?? 0
  }

  /// All nodes with an item, each before its children; gone through once after each change.
  var depthFirst: [Int] { ranked.nodes }

  /// The place of a node in the depth-first order.
  func rank(of node: Int) -> Int { ranked.ranks[node] }

  private var ranked: DepthFirstOrder.Ranking {
    order.ranking {
      let nodes = walk(from: children(of: Self.top)) { _ in true }
      return DepthFirstOrder.Ranking(nodes, nodeCount: self.nodes.count)
    }
  }

  /// The nodes `starts` and what is below them, each before its children.
  ///
  /// `enters` says whether to go on to the children of a node.
  func walk(from starts: [Int], entering enters: (Int) -> Bool) -> [Int] {
    var (walked, stack): ([Int], [Int]) = ([], starts.reversed())
    while let node = stack.popLast() {
      walked.append(node)
      if enters(node) { stack += nodes[node].children.reversed() }
    }
    return walked
  }
}

// MARK: - Changes

extension SectionTree {
  /// Puts items that are not there yet below a node, from `offset` on.
  mutating func insert(_ items: [Item], below parent: Int, at offset: Int) {
    let added = nodes.count..<nodes.count + items.count
    nodes += items.map { Node(item: $0, parent: parent) }
    for (item, node) in zip(items, added) { numbers[item] = node }
    nodes[parent].children.insert(contentsOf: added, at: offset)
    order = DepthFirstOrder()
  }

  /// Adds items that are not there yet at the end of a node's children.
  mutating func append(_ items: [Item], below parent: Int) {
    insert(items, below: parent, at: nodes[parent].children.count)
  }

  /// Puts nodes of another tree, with what is below them, below a node of this one.
  ///
  /// `isIncluded` says whether to take an item; what is below one that is not taken isn't either.
  mutating func graft(
    _ roots: [Int], of other: SectionTree, below parent: Int, at offset: Int,
    where isIncluded: (Item) -> Bool = { _ in true }
  ) {
    func isCopied(_ node: Int) -> Bool { other.item(of: node).map(isIncluded) ?? false }
    let items = roots.filter(isCopied).compactMap(other.item(of:))
    insert(items, below: parent, at: offset)
    for node in other.walk(from: roots, entering: isCopied) {
      guard isCopied(node), let item = other.item(of: node), let copy = numbers[item] else {
        continue
      }
      setExpanded(other.isExpanded(node), copy)
      let children = other.children(of: node).filter(isCopied)
      append(children.compactMap(other.item(of:)), below: copy)
    }
  }

  /// Takes nodes out with all that is below them.
  mutating func remove(_ removed: [Int]) {
    removeNumbers(from: removed)
    let gone = Set(removed)
    for parent in Set(removed.map { nodes[$0].parent }) {
      nodes[parent].children.removeAll(where: gone.contains)
    }
    order = DepthFirstOrder()
    compactNodes()
  }

  // A node below another one that is removed too is met twice, and passed over the second time.
  private mutating func removeNumbers(from removed: [Int]) {
    var stack = removed
    while let node = stack.popLast() {
      guard let item = nodes[node].item, numbers.removeValue(forKey: item) != nil else { continue }
      stack += nodes[node].children
    }
  }

  // Nodes keep their numbers, so those of removed items stay until they are the most.
  private mutating func compactNodes() {
    guard nodes.count > 2 * count + 16 else { return }
    var kept = SectionTree()
    kept.graft(children(of: Self.top), of: self, below: Self.top, at: 0)
    self = kept
  }
}

/// The depth-first order of a tree's nodes, worked out when somebody first asks for it.
///
/// Copies of a tree share it until one of them changes; they may ask on several threads at once,
/// hence the lock.
final class DepthFirstOrder: Sendable {
  /// The order and its inverse.
  struct Ranking: Sendable {
    /// The nodes in order.
    let nodes: [Int]
    /// For each node its place among them; -1 for those that are not in the tree.
    let ranks: [Int]

    /// Ranks `nodes`, whose numbers are below `nodeCount`.
    init(_ nodes: [Int], nodeCount: Int) {
      var ranks = Array(repeating: -1, count: nodeCount)
      for (rank, node) in nodes.enumerated() { ranks[node] = rank }
      self.nodes = nodes
      self.ranks = ranks
    }
  }

  private let known = Mutex<Ranking?>(nil)

  /// The ranking, from `make` when nobody has asked before.
  func ranking(_ make: () -> Ranking) -> Ranking {
    if let ranking = known.withLock({ $0 }) { return ranking }
    let made = make()
    known.withLock { $0 = made }
    return made
  }
}

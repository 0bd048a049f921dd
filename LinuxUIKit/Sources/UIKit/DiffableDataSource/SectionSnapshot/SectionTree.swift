import Synchronization

/// The items of a section as a tree, with an index.
///
/// Nodes are identified by numbers that don't change while their item exists. Node 0 is the parent
/// of the root items and has no item. Appending and finding an item cost a hash; inserting between
/// siblings costs their number.
struct SectionTree<Item: Hashable & Sendable>: Sendable {
  private struct Node: Sendable {
    let item: Item?
    let parent: Int
    var children: [Int] = []
    var isExpanded = false
  }

  /// The parent of the root items.
  static var top: Int { 0 }

  private var nodes = [Node(item: nil, parent: 0)]
  private var numbers: [Item: Int] = [:]
  private var order = DepthFirstOrder()

  /// The number of items.
  var count: Int { numbers.count }

  /// Returns the node of an item, or `nil`.
  func node(of item: Item) -> Int? { numbers[item] }

  /// Returns the item of a node, `nil` for the top node.
  func item(of node: Int) -> Item? { nodes[node].item }

  /// Returns the parent of a node, which is the top node for root items.
  func parent(of node: Int) -> Int { nodes[node].parent }

  /// Returns the children of a node in order.
  func children(of node: Int) -> [Int] { nodes[node].children }

  /// Returns whether a node is expanded.
  func isExpanded(_ node: Int) -> Bool { nodes[node].isExpanded }

  /// Expands or collapses a node.
  mutating func setExpanded(_ isExpanded: Bool, _ node: Int) {
    nodes[node].isExpanded = isExpanded
  }

  /// Returns the index of a node among its siblings, in time proportional to their number.
  func offset(of node: Int) -> Int {
    nodes[parent(of: node)].children.firstIndex(of: node) ?? 0
  }

  /// All nodes with an item in depth-first order, computed once after each change.
  var depthFirst: [Int] { ranked.nodes }

  /// Returns the index of a node in depth-first order.
  func rank(of node: Int) -> Int { ranked.ranks[node] }

  private var ranked: DepthFirstOrder.Ranking {
    order.ranking {
      let nodes = walk(from: children(of: Self.top)) { _ in true }
      return DepthFirstOrder.Ranking(nodes, nodeCount: self.nodes.count)
    }
  }

  /// Returns the nodes `starts` and their descendants in depth-first order.
  ///
  /// `enters` returns whether to visit the children of a node.
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
  /// Inserts new items as children of a node at `offset`.
  mutating func insert(_ items: [Item], below parent: Int, at offset: Int) {
    let added = nodes.count..<nodes.count + items.count
    nodes += items.map { Node(item: $0, parent: parent) }
    for (item, node) in zip(items, added) { numbers[item] = node }
    nodes[parent].children.insert(contentsOf: added, at: offset)
    order = DepthFirstOrder()
  }

  /// Appends new items to the children of a node.
  mutating func append(_ items: [Item], below parent: Int) {
    insert(items, below: parent, at: nodes[parent].children.count)
  }

  /// Inserts nodes of another tree with their descendants.
  ///
  /// Items for which `isIncluded` returns false are left out, with their descendants.
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

  /// Removes nodes with their descendants.
  mutating func remove(_ removed: [Int]) {
    removeNumbers(from: removed)
    let gone = Set(removed)
    for parent in Set(removed.map { nodes[$0].parent }) {
      nodes[parent].children.removeAll(where: gone.contains)
    }
    order = DepthFirstOrder()
    compactNodes()
  }

  // A removed node below another one is met twice and skipped the second time.
  private mutating func removeNumbers(from removed: [Int]) {
    var stack = removed
    while let node = stack.popLast() {
      guard let item = nodes[node].item, numbers.removeValue(forKey: item) != nil else { continue }
      stack += nodes[node].children
    }
  }

  // Nodes keep their numbers, so those of removed items remain until they are the majority.
  private mutating func compactNodes() {
    guard nodes.count > 2 * count + 16 else { return }
    var kept = SectionTree()
    kept.graft(children(of: Self.top), of: self, below: Self.top, at: 0)
    self = kept
  }
}

/// The depth-first order of a tree's nodes, computed at the first query.
///
/// Copies of a tree share it until one of them changes. The lock protects queries on several
/// threads.
final class DepthFirstOrder: Sendable {
  /// The order and its inverse.
  struct Ranking: Sendable {
    /// The nodes in order.
    let nodes: [Int]
    /// The index of each node in `nodes`; -1 for nodes that aren't in the tree.
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

  /// Returns the ranking, computed by `make` at the first call.
  func ranking(_ make: () -> Ranking) -> Ranking {
    if let ranking = known.withLock({ $0 }) { return ranking }
    let made = make()
    known.withLock { $0 = made }
    return made
  }
}

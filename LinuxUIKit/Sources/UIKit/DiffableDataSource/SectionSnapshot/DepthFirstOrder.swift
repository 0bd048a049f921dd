import Synchronization

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

/// The content below a node of an outline.
enum OutlineContent<Node> {
  /// Nothing, and the node cannot be expanded.
  case leaf
  /// Children, of which there may be none.
  case children([Node])
  /// Children that are not loaded, with the state of loading them.
  case missing(LoadState)
}

/// A tree with the ids of its expanded nodes.
struct OutlineTree<Node, ID: Hashable> {
  /// A node that is displayed.
  struct Row {
    let node: Node
    let level: Int
    /// Whether the children are displayed; `nil` for a leaf.
    let isExpanded: Bool?
  }

  /// A part of what is displayed, from top to bottom.
  enum Part {
    /// Nodes that follow each other.
    case nodes([Row])
    /// The state of loading the children of a node, in their place.
    case status(of: Node, level: Int, LoadState)
  }

  let id: KeyPath<Node, ID>
  let expanded: Set<ID>
  let content: (Node) -> OutlineContent<Node>

  /// Returns what is displayed, in time proportional to the number of displayed nodes.
  func parts(of roots: [Node]) -> [Part] {
    var parts: [Part] = []
    var rows: [Row] = []
    // Loaded children may have the id of a node above: a tree without an end.
    var visited: Set<ID> = []
    // The nodes that follow, the next one last: a deep tree must not use up the stack.
    var following = roots.reversed().map { (node: $0, level: 0) }
    while let (node, level) = following.popLast() {
      let (content, id) = (content(node), node[keyPath: id])
      let isExpanded = expanded.contains(id)
      rows.append(Row(node: node, level: level, isExpanded: content.isBranch ? isExpanded : nil))
      guard isExpanded, content.isBranch, visited.insert(id).inserted else { continue }
      switch content {
      case .leaf: break
      case .children(let children): following += children.reversed().map { ($0, level + 1) }
      case .missing(let state):
        parts += [.nodes(rows), .status(of: node, level: level + 1, state)]
        rows = []
      }
    }
    return rows.isEmpty ? parts : parts + [.nodes(rows)]
  }
}

extension OutlineContent {
  /// Whether the node has children or may have them.
  fileprivate var isBranch: Bool {
    if case .leaf = self { false } else { true }
  }
}

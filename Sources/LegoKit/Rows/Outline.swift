import UIKit

extension ForEach where Content == ItemList {
  /// Creates the rows of a tree, whose branches the user expands and collapses with a tap.
  ///
  /// ```swift
  /// @State var expanded: Set<File.ID> = []
  ///
  /// Section(id: "files", layout: .list(.plain)) {
  ///   ForEach(files, children: \.children, expanded: $expanded) { TextRow($0.name) }
  /// }
  /// ```
  ///
  /// A row is indented by its level. The row of a node with children, also of an empty array, has a
  /// chevron, and a tap on it writes the binding, by which an app can expand nodes, too. Nodes are
  /// visited as far as they are expanded, and rows are made when they come into sight.
  ///
  /// - Parameters:
  ///   - roots: The nodes of the first level.
  ///   - children: The key path of a node's children, which are `nil` for a leaf.
  ///   - expanded: The ids of the nodes whose children are displayed.
  ///   - row: Makes the row of a node. The closure is retained while the section is displayed.
  @MainActor public init<Node: Identifiable, Row: ListRow>(
    _ roots: [Node], children: KeyPath<Node, [Node]?>, expanded: Binding<Set<Node.ID>>,
    row: @escaping (Node) -> Row
  ) {
    self.init(roots, id: \.id, children: children, expanded: expanded, row: row)
  }

  /// Creates the rows of a tree whose nodes `id` identifies.
  ///
  /// See ``init(_:children:expanded:row:)``. An id is unique in the whole tree.
  @MainActor public init<Node, ID: Hashable, Row: ListRow>(
    _ roots: [Node], id: KeyPath<Node, ID>, children: KeyPath<Node, [Node]?>,
    expanded: Binding<Set<ID>>, row: @escaping (Node) -> Row
  ) {
    let tree = OutlineTree(id: id, children: children, expanded: expanded.wrappedValue)
    let rows = tree.rows(of: roots)
    let list = ItemList(
      chunk: ForEachChunk(rows, id: { $0.node[keyPath: id] }) {
        (visible: OutlineTree<Node, ID>.Row) -> ModifiedItem<Row.UnmodifiedItem> in
        var made = row(visible.node)
        made.options.indentationLevel = visible.level
        guard let isExpanded = visible.isExpanded else { return ModifiedItem(made) }
        made.options.accessories.append(.outline(isExpanded: isExpanded))
        let node = visible.node[keyPath: id]
        return made.onSelect { expanded.wrappedValue.formSymmetricDifference([node]) }
      })
    self.init(content: list)
  }
}

/// A tree with the ids of its expanded nodes.
private struct OutlineTree<Node, ID: Hashable> {
  /// A node that is displayed.
  struct Row {
    let node: Node
    let level: Int
    /// Whether the children are displayed; `nil` for a leaf.
    let isExpanded: Bool?
  }

  let id: KeyPath<Node, ID>
  let children: KeyPath<Node, [Node]?>
  let expanded: Set<ID>

  /// Returns the displayed nodes from top to bottom.
  func rows(of roots: [Node]) -> [Row] {
    var rows: [Row] = []
    // The nodes that follow, the next one last: a deep tree must not use up the stack.
    var following = roots.reversed().map { (node: $0, level: 0) }
    while let (node, level) = following.popLast() {
      let children = node[keyPath: children]
      let isExpanded = expanded.contains(node[keyPath: id])
      rows.append(Row(node: node, level: level, isExpanded: children.map { _ in isExpanded }))
      guard isExpanded else { continue }
      following += (children ?? []).reversed().map { ($0, level + 1) }
    }
    return rows
  }
}

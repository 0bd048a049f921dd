import UIKit

/// The items of the nodes of an outline that are displayed.
@MainActor struct OutlineItems<Node, ID: Hashable, Item: LegoItem> {
  private typealias Tree = OutlineTree<Node, ID>

  let id: KeyPath<Node, ID>
  let expanded: Binding<Set<ID>>
  /// Makes the item of a node.
  let item: (Node, OutlineNode) -> Item
  /// Returns the loading of the children of a node; `nil` for a tree whose children are known.
  var load: ((Node) -> OutlineLoad)?

  init(
    id: KeyPath<Node, ID>, expanded: Binding<Set<ID>>,
    item: @escaping (Node, OutlineNode) -> Item
  ) {
    (self.id, self.expanded, self.item) = (id, expanded, item)
  }

  /// Returns the items of the displayed nodes, which are made when they come into sight.
  func list(
    of roots: [Node], content: @escaping (Node) -> OutlineContent<Node>
  ) -> ItemList {
    let tree = Tree(id: id, expanded: expanded.wrappedValue, content: content)
    var list = ItemList()
    for part in tree.parts(of: roots) { list.append(contentsOf: items(of: part)) }
    return list
  }

  private func items(of part: Tree.Part) -> ItemList {
    switch part {
    case .nodes(let rows):
      ItemList(rows, id: { [id] in $0.node[keyPath: id] }, item: { item(of: $0) })
    case .status(let node, let level, let state):
      ItemList([status(state, of: node, level: level)].compactMap { $0 })
    }
  }

  /// Returns the item of a node, which a tap or its chevron expands.
  private func item(of row: Tree.Row) -> ModifiedItem<Item.UnmodifiedItem> {
    let isExpanded = expanded.map(\.[contains: row.node[keyPath: id]])
    let node = OutlineNode(
      level: row.level, isBranch: row.isExpanded != nil, isExpanded: isExpanded)
    let made = ModifiedItem(item(row.node, node))
    guard let isOpen = row.isExpanded else { return made.outlined(level: row.level, chevron: nil) }
    let hasOwnTap = made.itemTraits.handles(SelectEvent.self)
    let branch = OutlineBranch(isExpanded: isOpen, expansion: isExpanded, hasOwnTap: hasOwnTap)
    let item = made.outlined(level: row.level, chevron: branch.chevron).adding(branch)
    let tapped = hasOwnTap ? item : item.onSelect { isExpanded.wrappedValue.toggle() }
    guard isOpen, let load else { return tapped }
    return tapped.adding(load(row.node))
  }

  private func status(
    _ state: LoadState, of node: Node, level: Int
  ) -> ModifiedItem<OutlineStatus<Node, ID>>? {
    // Items of other kinds display their levels themselves.
    let isRow = Item.UnmodifiedItem.self is any RowContent.Type
    return load?(node).status(
      state, of: node, id: node[keyPath: id], indentationLevel: isRow ? level : 0)
  }
}

/// A node of an outline that can be expanded, on a displayed screen.
struct OutlineBranch: Trait {
  static var modifier: String { "children" }

  /// Whether the children are displayed.
  let isExpanded: Bool
  /// The state that determines it.
  let expansion: Binding<Bool>
  /// Whether a tap on the item does something else.
  let hasOwnTap: Bool

  /// The chevron of a row, which is a button if a tap on the row does something else.
  @MainActor fileprivate var chevron: RowAccessory {
    hasOwnTap ? RowAccessory(isExpanded: expansion) : .outline(isExpanded: isExpanded)
  }
}

extension ModifiedItem {
  /// Returns the item, which is indented and has a chevron if it is a row.
  fileprivate func outlined(level: Int, chevron: RowAccessory?) -> ModifiedItem {
    let row = (unmodifiedItem as? any RowContent)?.outlined(level: level, chevron: chevron)
    guard let row = row as? UnmodifiedItem else { return self }
    return ModifiedItem(row, traits: itemTraits)
  }
}

extension RowContent {
  /// Returns the row with an indentation, and with a chevron unless it has one.
  fileprivate func outlined(level: Int, chevron: RowAccessory?) -> Self {
    var row = self
    row.options.indentationLevel = level
    guard let chevron, !options.accessories.contains(where: \.isOutline) else { return row }
    row.options.accessories.append(chevron)
    return row
  }
}

// MARK: Trees whose children are known

extension ForEach where Content == ItemList {
  /// Creates the items of a tree, whose branches the user expands and collapses.
  ///
  /// ```swift
  /// @State var expanded: Set<File.ID> = []
  ///
  /// Section(id: "files", layout: .list(.plain)) {
  ///   ForEach(files, children: \.children, expanded: $expanded) { file in
  ///     TextRow(file.name).draggable(file.url)
  ///   }
  /// }
  /// ```
  ///
  /// A node with children, also with an empty array of them, is a branch. A tap on its item writes
  /// the binding, by which an app can expand nodes, too. If the item has an `onSelect` handler of its
  /// own, a tap calls that one, and the chevron expands the node. A handler of the section is called
  /// in addition. While a drag that the screen accepts pauses over a collapsed branch for a second, the
  /// branch expands.
  ///
  /// A ``ListRow``, with modifiers or without, is indented by its level and has a chevron if the node
  /// is a branch. Items of other kinds receive the state of their node, if the closure has an
  /// ``OutlineNode`` as its second parameter.
  ///
  /// Nodes are visited as far as they are expanded, and items are made when they come into sight.
  ///
  /// - Parameters:
  ///   - roots: The nodes of the first level.
  ///   - children: The key path of a node's children, which are `nil` for a leaf.
  ///   - expanded: The ids of the nodes whose children are displayed.
  ///   - item: Makes the item of a node. The closure is retained while the section is displayed.
  @MainActor public init<Node: Identifiable, Item: LegoItem>(
    _ roots: [Node], children: KeyPath<Node, [Node]?>, expanded: Binding<Set<Node.ID>>,
    @ElementItemBuilder item: @escaping (Node) -> Item
  ) {
    self.init(roots, id: \.id, children: children, expanded: expanded) { node, _ in item(node) }
  }

  /// Creates the items of a tree whose nodes `id` identifies.
  ///
  /// An id is unique in the whole tree: a branch with the id of another one has no children.
  @MainActor public init<Node, ID: Hashable, Item: LegoItem>(
    _ roots: [Node], id: KeyPath<Node, ID>, children: KeyPath<Node, [Node]?>,
    expanded: Binding<Set<ID>>, @ElementItemBuilder item: @escaping (Node) -> Item
  ) {
    self.init(roots, id: id, children: children, expanded: expanded) { node, _ in item(node) }
  }

  /// Creates the items of a tree, of any kind, which display the levels and the chevrons themselves.
  ///
  /// ```swift
  /// @State var expanded: Set<File.ID> = []
  ///
  /// Section(id: "files", layout: .grid(columns: 2)) {
  ///   ForEach(files, children: \.children, expanded: $expanded) { file, node in
  ///     ViewItem(id: file.id, node.isExpanded) {
  ///       UIImageView(image: UIImage(systemName: "folder"))
  ///     } update: { view, isExpanded in
  ///       view.alpha = isExpanded ? 0.5 : 1
  ///     }
  ///   }
  /// }
  /// ```
  @MainActor public init<Node: Identifiable, Item: LegoItem>(
    _ roots: [Node], children: KeyPath<Node, [Node]?>, expanded: Binding<Set<Node.ID>>,
    @ElementItemBuilder item: @escaping (Node, OutlineNode) -> Item
  ) {
    self.init(roots, id: \.id, children: children, expanded: expanded, item: item)
  }

  /// Creates the items of a tree, of any kind, whose nodes `id` identifies.
  @MainActor public init<Node, ID: Hashable, Item: LegoItem>(
    _ roots: [Node], id: KeyPath<Node, ID>, children: KeyPath<Node, [Node]?>,
    expanded: Binding<Set<ID>>, @ElementItemBuilder item: @escaping (Node, OutlineNode) -> Item
  ) {
    let items = OutlineItems(id: id, expanded: expanded, item: item)
    self.init(
      content: items.list(of: roots) { node in
        node[keyPath: children].map { .children($0) } ?? .leaf
      })
  }
}

// MARK: Trees whose children are loaded

extension ForEach where Content == ItemList {
  /// Creates the items of a tree whose children are loaded when their branch is expanded first.
  ///
  /// ```swift
  /// @State var expanded: Set<File.ID> = []
  /// @State var loaded = OutlineChildren<File>()
  ///
  /// Section(id: "files", layout: .list(.plain)) {
  ///   ForEach(files, isBranch: \.isFolder, loaded: $loaded, expanded: $expanded) { [api] folder in
  ///     try await api.files(in: folder)
  ///   } item: { file in
  ///     TextRow(file.name)
  ///   }
  /// }
  /// ```
  ///
  /// The children of an expanded branch are loaded when it is displayed, also if the app has expanded
  /// it, and once at a time. Meanwhile an item with a spinner is displayed in their place. After a
  /// failure, it has the text of the error and "Try Again". Loaded children stay in the binding:
  ///
  /// - Collapsing a branch cancels nothing. The children are there when it is expanded again.
  /// - A screen that is released cancels its tasks.
  /// - Writing the children of a branch, or `nil`, cancels the task, whose result is ignored. Branches
  ///   whose children are `nil` are loaded again.
  ///
  /// Otherwise the tree is like one whose children are known. An id is unique in the whole tree: a branch
  /// with the id of another one has no children.
  ///
  /// - Parameters:
  ///   - roots: The nodes of the first level.
  ///   - isBranch: The key path of whether a node can have children.
  ///   - loaded: The children that are loaded.
  ///   - expanded: The ids of the nodes whose children are displayed.
  ///   - children: Loads the children of a node. The closure is retained while the section is displayed.
  ///   - item: Makes the item of a node. The closure is retained while the section is displayed.
  @MainActor public init<Node: Identifiable, Item: LegoItem>(
    _ roots: [Node], isBranch: KeyPath<Node, Bool>, loaded: Binding<OutlineChildren<Node>>,
    expanded: Binding<Set<Node.ID>>, children: @escaping @MainActor (Node) async throws -> [Node],
    @ElementItemBuilder item: @escaping (Node) -> Item
  ) {
    self.init(
      roots, isBranch: isBranch, loaded: loaded, expanded: expanded, children: children
    ) { node, _ in
      item(node)
    }
  }

  /// Creates the items of a tree, of any kind, whose children are loaded when their branch is expanded
  /// first.
  @MainActor public init<Node: Identifiable, Item: LegoItem>(
    _ roots: [Node], isBranch: KeyPath<Node, Bool>, loaded: Binding<OutlineChildren<Node>>,
    expanded: Binding<Set<Node.ID>>, children: @escaping @MainActor (Node) async throws -> [Node],
    @ElementItemBuilder item: @escaping (Node, OutlineNode) -> Item
  ) {
    var items = OutlineItems(id: \Node.id, expanded: expanded, item: item)
    items.load = { OutlineLoad(of: $0, into: loaded, children) }
    let known = loaded.wrappedValue
    self.init(
      content: items.list(of: roots) { node in
        guard node[keyPath: isBranch] else { return .leaf }
        return known[node.id].map { .children($0) } ?? .missing(known[state: node.id])
      })
  }
}

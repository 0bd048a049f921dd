extension NSDiffableDataSourceSectionSnapshot {
  /// All items, hidden ones too, each before its children.
  public var items: [ItemIdentifierType] { tree.depthFirst.compactMap(tree.item(of:)) }

  /// The items that have no parent, in order.
  public var rootItems: [ItemIdentifierType] {
    tree.children(of: SectionTree<ItemIdentifierType>.top).compactMap(tree.item(of:))
  }

  /// The items whose parents are all expanded, each before its children; what a section shows.
  public var visibleItems: [ItemIdentifierType] {
    let roots = tree.children(of: SectionTree<ItemIdentifierType>.top)
    return tree.walk(from: roots, entering: tree.isExpanded).compactMap(tree.item(of:))
  }

  /// Whether an item's children are shown when it is shown itself; the item must be there.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    tree.isExpanded(node(of: item))
  }

  /// Whether all parents of an item are expanded; the item must be there.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    parents(of: node(of: item)).allSatisfy(tree.isExpanded)
  }

  /// Whether an item is there, visible or not.
  public func contains(_ item: ItemIdentifierType) -> Bool {
    tree.node(of: item) != nil
  }

  /// How many parents an item has above it, 0 for root items; the item must be there.
  public func level(of item: ItemIdentifierType) -> Int {
    parents(of: node(of: item)).count
  }

  /// The place of an item in the depth-first order of all items, nil when it is not there.
  public func index(of item: ItemIdentifierType) -> Int? {
    tree.node(of: item).map(tree.rank(of:))
  }

  /// The item above another one, nil for root items; the other item must be there.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    tree.item(of: tree.parent(of: node(of: child)))
  }

  /// What is below an item, as a section snapshot of its own; the item must be there.
  ///
  /// - Parameters:
  ///   - parent: The item whose children become the root items.
  ///   - includingParent: Whether the parent becomes the one root item instead.
  /// - Returns: A copy, which does not follow this one.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    let node = node(ofParent: parent)
    var part = SectionTree<ItemIdentifierType>()
    part.graft(
      includingParent ? [node] : tree.children(of: node), of: tree,
      below: SectionTree<ItemIdentifierType>.top, at: 0)
    return NSDiffableDataSourceSectionSnapshot(part)
  }

  /// The nodes above a node, from the nearest to the root item.
  private func parents(of node: Int) -> [Int] {
    var (parents, above): ([Int], Int) = ([], tree.parent(of: node))
    while above != SectionTree<ItemIdentifierType>.top {
      parents.append(above)
      above = tree.parent(of: above)
    }
    return parents
  }
}

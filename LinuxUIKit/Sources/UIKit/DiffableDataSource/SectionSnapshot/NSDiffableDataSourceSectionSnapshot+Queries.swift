extension NSDiffableDataSourceSectionSnapshot {
  /// All items, including hidden ones, in depth-first order.
  public var items: [ItemIdentifierType] { tree.depthFirst.compactMap(tree.item(of:)) }

  /// The items without a parent, in order.
  public var rootItems: [ItemIdentifierType] {
    tree.children(of: SectionTree<ItemIdentifierType>.top).compactMap(tree.item(of:))
  }

  /// The items whose ancestors are all expanded, in depth-first order.
  public var visibleItems: [ItemIdentifierType] {
    let roots = tree.children(of: SectionTree<ItemIdentifierType>.top)
    return tree.walk(from: roots, entering: tree.isExpanded).compactMap(tree.item(of:))
  }

  /// Returns whether an item is expanded.
  ///
  /// The item must exist.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool {
    tree.isExpanded(node(of: item))
  }

  /// Returns whether all ancestors of an item are expanded.
  ///
  /// The item must exist.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    parents(of: node(of: item)).allSatisfy(tree.isExpanded)
  }

  /// Returns whether an item exists.
  public func contains(_ item: ItemIdentifierType) -> Bool {
    tree.node(of: item) != nil
  }

  /// Returns the number of ancestors of an item.
  ///
  /// The item must exist.
  public func level(of item: ItemIdentifierType) -> Int {
    parents(of: node(of: item)).count
  }

  /// Returns the index of an item in depth-first order, or `nil` if it doesn't exist.
  public func index(of item: ItemIdentifierType) -> Int? {
    tree.node(of: item).map(tree.rank(of:))
  }

  /// Returns the parent of an item, or `nil` for root items.
  ///
  /// The item must exist.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    tree.item(of: tree.parent(of: node(of: child)))
  }

  /// Returns a copy of the descendants of an item.
  ///
  /// The item must exist.
  ///
  /// - Parameters:
  ///   - parent: The item whose children become the root items.
  ///   - includingParent: Whether the parent becomes the single root item instead.
  /// - Returns: An independent section snapshot.
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

  /// Returns the ancestors of a node, starting with its parent.
  private func parents(of node: Int) -> [Int] {
    var (parents, above): ([Int], Int) = ([], tree.parent(of: node))
    while above != SectionTree<ItemIdentifierType>.top {
      parents.append(above)
      above = tree.parent(of: above)
    }
    return parents
  }
}

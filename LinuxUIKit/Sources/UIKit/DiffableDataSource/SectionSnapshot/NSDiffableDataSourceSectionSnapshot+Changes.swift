extension NSDiffableDataSourceSectionSnapshot {
  /// Appends items to the children of a parent, or to the root items if no parent is specified.
  ///
  /// The items must not exist, and the parent must.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let parent = node(ofParent: parent)
    requireNew(items)
    edit { $0.append(items, below: parent) }
  }

  /// Inserts items before another one, with the same parent.
  ///
  /// The items must not exist, and the other item must.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, next: .before(item))
  }

  /// Inserts items after another one and its descendants, with the same parent.
  ///
  /// The items must not exist, and the other item must.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, next: .after(item))
  }

  /// Deletes items and their descendants.
  ///
  /// The items must exist.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let removed = items.map { item in
      guard let node = tree.node(of: item) else {
        SectionSnapshotMistake.deleteUnknown("\(item)").raise()
      }
      return node
    }
    edit { $0.remove(removed) }
  }

  /// Deletes all items.
  public mutating func deleteAll() {
    edit { $0 = SectionTree() }
  }

  /// Expands items.
  ///
  /// Unknown items are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    setExpanded(true, items)
  }

  /// Collapses items.
  ///
  /// Unknown items are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    setExpanded(false, items)
  }

  /// Replaces the children of an item by the items of another snapshot.
  ///
  /// The parent must exist. It keeps its expansion state, and so do the inserted items.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let old = tree.children(of: node(ofParent: parent))
    edit { $0.remove(old) }
    graft(snapshot, below: node(ofParent: parent), at: 0)
  }

  /// Inserts the items of another snapshot before an item, with the same parent.
  ///
  /// The items must not exist, and `item` must. They keep their expansion state.
  ///
  /// - Returns: The parent of the inserted items, `nil` for root items.
  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) -> ItemIdentifierType? {
    insert(snapshot, next: .before(item))
  }

  /// Inserts the items of another snapshot after an item and its descendants, with the same parent.
  ///
  /// The items must not exist, and `item` must. They keep their expansion state.
  ///
  /// - Returns: The parent of the inserted items, `nil` for root items.
  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) -> ItemIdentifierType? {
    insert(snapshot, next: .after(item))
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], next neighbor: SnapshotNeighbor<ItemIdentifierType>
  ) {
    let node = node(of: neighbor.element)
    requireNew(items)
    let offset = neighbor.insertionIndex(at: tree.offset(of: node))
    edit { $0.insert(items, below: $0.parent(of: node), at: offset) }
  }

  private mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    next neighbor: SnapshotNeighbor<ItemIdentifierType>
  ) -> ItemIdentifierType? {
    let node = node(of: neighbor.element)
    let offset = neighbor.insertionIndex(at: tree.offset(of: node))
    graft(snapshot, below: tree.parent(of: node), at: offset)
    return answer(forSnapshotInsertedNextTo: neighbor.element)
  }

  // Unverified: the parent is returned; Apple's documentation doesn't specify the result.
  private func answer(
    forSnapshotInsertedNextTo neighbor: ItemIdentifierType
  ) -> ItemIdentifierType? {
    parent(of: neighbor)
  }

  private mutating func graft(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, below parent: Int,
    at offset: Int
  ) {
    requireNew(snapshot.items)
    let other = snapshot.tree
    let roots = other.children(of: SectionTree<ItemIdentifierType>.top)
    edit { $0.graft(roots, of: other, below: parent, at: offset) }
  }

  private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType]) {
    let nodes = items.compactMap(tree.node(of:))
    edit { tree in
      for node in nodes { tree.setExpanded(isExpanded, node) }
    }
  }

  /// Stops if items are duplicated or exist already.
  private func requireNew(_ items: [ItemIdentifierType]) {
    var seen: Set<ItemIdentifierType> = []
    var repeated = OrderedIdentifiers<ItemIdentifierType>()
    repeated.add(items.filter { contains($0) || !seen.insert($0).inserted })
    guard repeated.elements.isEmpty else {
      SectionSnapshotMistake.repeatedItems(repeated.elements.names).raise()
    }
  }
}

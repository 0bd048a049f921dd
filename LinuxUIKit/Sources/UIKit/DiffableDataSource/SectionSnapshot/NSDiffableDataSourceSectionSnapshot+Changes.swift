extension NSDiffableDataSourceSectionSnapshot {
  /// Adds items at the end of a parent's children, or of the root items when none is named.
  ///
  /// They must not be there yet, and the parent must be.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let parent = node(ofParent: parent)
    requireNew(items)
    edit { $0.append(items, below: parent) }
  }

  /// Puts items before another one, below the same parent.
  ///
  /// They must not be there yet, and the other item must be.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, next: .before(item))
  }

  /// Puts items after another one and all that is below it, below the same parent.
  ///
  /// They must not be there yet, and the other item must be.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, next: .after(item))
  }

  /// Takes items out with all that is below them; the items must be there.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let removed = items.map { item in
      guard let node = tree.node(of: item) else {
        SectionSnapshotMistake.deleteUnknown("\(item)").raise()
      }
      return node
    }
    edit { $0.remove(removed) }
  }

  /// Takes all items out.
  public mutating func deleteAll() {
    edit { $0 = SectionTree() }
  }

  /// Lets the children of items be visible when the items are; unknown items are passed over.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    setExpanded(true, items)
  }

  /// Hides what is below items; unknown items are passed over.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    setExpanded(false, items)
  }

  /// Takes out what is below an item, and puts the items of another snapshot there.
  ///
  /// The parent must be there. It stays as expanded as it is, and so do the other's items.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let old = tree.children(of: node(ofParent: parent))
    edit { $0.remove(old) }
    graft(snapshot, below: node(ofParent: parent), at: 0)
  }

  /// Puts the items of another snapshot before an item, below the same parent.
  ///
  /// They must not be there yet, and the item must be. They stay as expanded as they are.
  ///
  /// - Returns: The parent below which they are, nil for root items.
  @discardableResult
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) -> ItemIdentifierType? {
    insert(snapshot, next: .before(item))
  }

  /// Puts the items of another snapshot after an item and all that is below it.
  ///
  /// They come below the same parent. They must not be there yet, and the item must be. They stay
  /// as expanded as they are.
  ///
  /// - Returns: The parent below which they are, nil for root items.
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

  /// [guess 7.3] Apple's documentation says nothing of what is returned; ours names the parent.
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

  /// Ends the program when items are given twice or are there already.
  private func requireNew(_ items: [ItemIdentifierType]) {
    var seen: Set<ItemIdentifierType> = []
    var repeated = OrderedIdentifiers<ItemIdentifierType>()
    repeated.add(items.filter { contains($0) || !seen.insert($0).inserted })
    guard repeated.elements.isEmpty else {
      SectionSnapshotMistake.repeatedItems(repeated.elements.names).raise()
    }
  }
}

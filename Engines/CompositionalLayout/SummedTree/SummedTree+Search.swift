extension SummedTree {
  /// The result of a search.
  package struct Found {
    /// Its position in the list.
    package let position: Int
    /// The offset from the start: the length of everything before it.
    package let before: Sum.Offset
    /// The element.
    package let element: Element
    /// Its own sum.
    package let sum: Sum
  }

  /// Returns the offset of the element at a position from the start; for the end, the total length.
  package func offset(of position: Int) -> Sum.Offset {
    position >= count ? sum.length : root.offset(of: position)
  }

  /// Returns the first element that passes `test`, which gets the offset and the sum of the
  /// element.
  ///
  /// For a part of the tree `test` gets its sum, and must pass if one of its elements may pass.
  /// O(log n) if it passes for no other parts.
  package func first(where test: (_ before: Sum.Offset, _ next: Sum) -> Bool) -> Found? {
    root.first(0, .zero, test)
  }

  /// Calls `body` with all elements that pass `test`, in order.
  ///
  /// `test` gets the same arguments as in `first(where:)`. Costs O(log n) and the number of
  /// results.
  package func visit(
    where test: (_ before: Sum.Offset, _ next: Sum) -> Bool, _ body: (Found) -> Void
  ) {
    root.visit(0, .zero, test, body)
  }
}

// Both read through pointers, since copying an element or a node costs more than adding its sum. They
// are not inlined into each other, which would repeat every level of the tree for each test.

extension SummedTree.Node {
  /// Returns the first element that passes; `position` and `before` are those of the node.
  @inline(never)
  fileprivate func first(
    _ position: Int, _ before: Sum.Offset, _ test: (Sum.Offset, Sum) -> Bool
  ) -> SummedTree.Found? {
    switch self {
    case .bottom(let leaves):
      leaves.withUnsafeBufferPointer { SummedTree.first($0, position, before, test) }
    case .inner(let children):
      children.withUnsafeBufferPointer { SummedTree.first($0, position, before, test) }
    }
  }

  /// Calls `body` with all elements that pass; `position` and `before` are those of the node.
  @inline(never)
  fileprivate func visit(
    _ position: Int, _ before: Sum.Offset, _ test: (Sum.Offset, Sum) -> Bool,
    _ body: (SummedTree.Found) -> Void
  ) {
    switch self {
    case .bottom(let leaves):
      leaves.withUnsafeBufferPointer { SummedTree.visit($0, position, before, test, body) }
    case .inner(let children):
      children.withUnsafeBufferPointer { SummedTree.visit($0, position, before, test, body) }
    }
  }
}

extension SummedTree {
  private static func first(
    _ leaves: UnsafeBufferPointer<Leaf>, _ position: Int, _ before: Sum.Offset,
    _ test: (Sum.Offset, Sum) -> Bool
  ) -> Found? {
    var before = before
    for leaf in leaves.indices {
      guard !test(before, leaves[leaf].sum) else {
        return Found(leaves[leaf], at: position + leaf, before)
      }
      before += leaves[leaf].sum.length
    }
    return nil
  }

  private static func first(
    _ children: UnsafeBufferPointer<Child>, _ position: Int, _ before: Sum.Offset,
    _ test: (Sum.Offset, Sum) -> Bool
  ) -> Found? {
    var (position, before) = (position, before)
    for child in children.indices {
      if test(before, children[child].sum),
        let found = children[child].node.first(position, before, test)
      {
        return found
      }
      position += children[child].count
      before += children[child].sum.length
    }
    return nil
  }

  private static func visit(
    _ leaves: UnsafeBufferPointer<Leaf>, _ position: Int, _ before: Sum.Offset,
    _ test: (Sum.Offset, Sum) -> Bool, _ body: (Found) -> Void
  ) {
    var before = before
    for leaf in leaves.indices {
      if test(before, leaves[leaf].sum) { body(Found(leaves[leaf], at: position + leaf, before)) }
      before += leaves[leaf].sum.length
    }
  }

  private static func visit(
    _ children: UnsafeBufferPointer<Child>, _ position: Int, _ before: Sum.Offset,
    _ test: (Sum.Offset, Sum) -> Bool, _ body: (Found) -> Void
  ) {
    var (position, before) = (position, before)
    for child in children.indices {
      if test(before, children[child].sum) {
        children[child].node.visit(position, before, test, body)
      }
      position += children[child].count
      before += children[child].sum.length
    }
  }
}

extension SummedTree.Found {
  fileprivate init(_ leaf: SummedTree.Leaf, at position: Int, _ before: Sum.Offset) {
    (self.position, self.before, element, sum) = (position, before, leaf.element, leaf.sum)
  }
}

extension SummedTree {
  /// An element that was looked for.
  package struct Found {
    /// Its position in the list.
    package fileprivate(set) var position: Int
    /// The sum of everything before it.
    package fileprivate(set) var before: Sum
    /// The element.
    package fileprivate(set) var element: Element
    /// Its own sum.
    package fileprivate(set) var sum: Sum
  }

  /// The sum of the elements before a position; O(log n).
  package func sum(before position: Int) -> Sum {
    position >= count ? sum : root.sum(before: position)
  }

  /// The first element that passes `test`, which is given the sum of everything before and its own.
  ///
  /// Of a stretch `test` is given the sum of the stretch, and has to pass where one of its elements
  /// may. O(log n) where it passes for no other stretches.
  package func first(where test: (_ before: Sum, _ next: Sum) -> Bool) -> Found? {
    var before = Sum.zero
    var position = 0
    return root.first(&position, &before, test)
  }

  /// Calls `body` with all elements that pass `test`, in order, with what lies before each.
  ///
  /// `test` is given what `first(where:)` gives it. O(log n) and what is found.
  package func visit(
    where test: (_ before: Sum, _ next: Sum) -> Bool,
    _ body: (_ before: Sum, _ element: Element, _ sum: Sum) -> Void
  ) {
    var before = Sum.zero
    root.visit(&before, test) { body($0, $1.element, $1.sum) }
  }
}

extension SummedTree.Node {
  /// The first element that passes; `position` and `before` are those of the node, then those of
  /// what is behind it.
  fileprivate func first(
    _ position: inout Int, _ before: inout Sum, _ test: (Sum, Sum) -> Bool
  ) -> SummedTree.Found? {
    for leaf in leaves {
      guard !test(before, leaf.sum) else {
        return SummedTree.Found(
          position: position, before: before, element: leaf.element, sum: leaf.sum)
      }
      position += 1
      before.add(leaf.sum)
    }
    for child in children {
      var (inner, start) = (before, position)
      if test(before, child.sum), let found = child.node.first(&start, &inner, test) {
        return found
      }
      position += child.count
      before.add(child.sum)
    }
    return nil
  }

  /// Calls `body` with all elements that pass; `before` is that of the node, then that of what is
  /// behind it.
  fileprivate func visit(
    _ before: inout Sum, _ test: (Sum, Sum) -> Bool, _ body: (Sum, SummedTree.Leaf) -> Void
  ) {
    for leaf in leaves {
      if test(before, leaf.sum) { body(before, leaf) }
      before.add(leaf.sum)
    }
    for child in children {
      var inner = before
      if test(before, child.sum) { child.node.visit(&inner, test, body) }
      before.add(child.sum)
    }
  }
}

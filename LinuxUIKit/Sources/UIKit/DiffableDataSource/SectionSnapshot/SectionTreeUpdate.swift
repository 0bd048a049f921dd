import CompositionalLayout
import OrderedDifference

/// Finds the outline of a section whose visible items have changed without one being given.
///
/// Items that stay keep their parents and what is hidden below them. An item that is new, was moved
/// or has lost its parent becomes a sibling of the visible item before it (uikit.md 7.2, 7.3).
struct SectionTreeUpdate<Item: Hashable & Sendable> {
  private let old: SectionTree<Item>
  private let items: [Item]
  private let visibleItems: Set<Item>
  private let oldParents: [Item: Item?]
  private var new = SectionTree<Item>()
  // The nodes from a root item down to the item that was placed last.
  private var path = [SectionTree<Item>.top]

  /// An update of `old`, which shows `visible`, to one that shows `items`.
  ///
  /// `moved` is the item that was moved; when nil, the fewest that can have been.
  init(of old: SectionTree<Item>, showing visible: [Item], to items: [Item], moved: Item?) {
    self.old = old
    self.items = items
    visibleItems = Set(items)
    let free = moved.map { [$0] } ?? Self.moved(from: visible, to: items)
    oldParents = Self.parents(of: visible.filter { !free.contains($0) }, in: old)
  }

  /// The outline whose visible items are the new ones, in order.
  consuming func solve() -> SectionTree<Item> {
    let following = nextKeptItems()
    for (offset, item) in items.enumerated() {
      append(item, below: keptParent(of: item) ?? parent(at: offset, before: following[offset]))
    }
    return new
  }

  private static func moved(from old: [Item], to new: [Item]) -> Set<Item> {
    let solver = OrderedDifferenceSolver(
      from: SectionedList(sections: [0], items: [old]),
      to: SectionedList(sections: [0], items: [new]))
    return Set(solver.solve().movedItems.map { new[$0.target.item] })
  }

  private static func parents(of items: [Item], in tree: SectionTree<Item>) -> [Item: Item?] {
    var parents: [Item: Item?] = [:]
    for item in items {
      guard let node = tree.node(of: item) else { continue }
      parents[item] = .some(tree.item(of: tree.parent(of: node)))
    }
    return parents
  }

  /// The node of the parent that an item had, when the item can still be its next child.
  private func keptParent(of item: Item) -> Int? {
    guard let parent = oldParents[item] else { return nil }
    guard let parent else { return SectionTree<Item>.top }
    return new.node(of: parent).flatMap { path.contains($0) ? $0 : nil }
  }

  /// [guess 7.3] Between an item and its first child a new item becomes a child too, so that the
  /// others can stay; elsewhere it becomes a sibling of the item before, at the front a root item.
  private func parent(at offset: Int, before following: Item?) -> Int {
    guard offset > 0, let before = path.last else { return SectionTree<Item>.top }
    if let following, let parent = oldParents[following], parent == items[offset - 1] {
      return before
    }
    return new.parent(of: before)
  }

  /// For each item the next one behind it that stayed.
  private func nextKeptItems() -> [Item?] {
    var following: [Item?] = []
    var next: Item?
    for item in items.reversed() {
      following.append(next)
      if oldParents[item] != nil { next = item }
    }
    return following.reversed()
  }

  private mutating func append(_ item: Item, below parent: Int) {
    while let last = path.last, last != parent { path.removeLast() }
    new.append([item], below: parent)
    guard let node = new.node(of: item) else { return }
    path.append(node)
    guard let oldNode = old.node(of: item) else { return }
    new.setExpanded(old.isExpanded(oldNode), node)
    if !old.isExpanded(oldNode) { appendHidden(below: oldNode, to: node) }
  }

  private mutating func appendHidden(below oldNode: Int, to node: Int) {
    let visibleItems = visibleItems
    new.graft(old.children(of: oldNode), of: old, below: node, at: 0) { !visibleItems.contains($0) }
  }
}

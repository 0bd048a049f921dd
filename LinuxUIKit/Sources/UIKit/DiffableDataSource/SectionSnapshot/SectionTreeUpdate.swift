import CompositionalLayout
import OrderedDifference

/// Computes the outline of a section after its visible items have changed.
///
/// Items that remain keep their parent and hidden descendants. An item that is new, was moved, or
/// lost its parent becomes a sibling of the visible item before it (uikit.md, 7.2 and
/// 7.3).
struct SectionTreeUpdate<Item: Hashable & Sendable> {
  private let old: SectionTree<Item>
  private let items: [Item]
  private let visibleItems: Set<Item>
  private let oldParents: [Item: Item?]
  private var new = SectionTree<Item>()
  // The nodes from a root item to the item that was appended last.
  private var path = [SectionTree<Item>.top]

  /// Creates an update of `old`, which displays `visible`, to one that displays `items`.
  ///
  /// `moved` is the item that was moved; if `nil`, the smallest set of moved items is computed.
  init(of old: SectionTree<Item>, showing visible: [Item], to items: [Item], moved: Item?) {
    self.old = old
    self.items = items
    visibleItems = Set(items)
    let free = moved.map { [$0] } ?? Self.moved(from: visible, to: items)
    oldParents = Self.parents(of: visible.filter { !free.contains($0) }, in: old)
  }

  /// Returns the outline whose visible items are the new ones, in order.
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

  /// Returns the node of an item's previous parent if the item can be its next child.
  private func keptParent(of item: Item) -> Int? {
    guard let parent = oldParents[item] else { return nil }
    guard let parent else { return SectionTree<Item>.top }
    return new.node(of: parent).flatMap { path.contains($0) ? $0 : nil }
  }

  // Unverified: inferred from uikit.md, 7.3.
  /// Returns the parent of a new item: between an item and its first child, that item; otherwise,
  /// the parent of the item before; at the beginning, the top node.
  private func parent(at offset: Int, before following: Item?) -> Int {
    guard offset > 0, let before = path.last else { return SectionTree<Item>.top }
    if let following, let parent = oldParents[following], parent == items[offset - 1] {
      return before
    }
    return new.parent(of: before)
  }

  /// Returns, for each item, the next one that remained.
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

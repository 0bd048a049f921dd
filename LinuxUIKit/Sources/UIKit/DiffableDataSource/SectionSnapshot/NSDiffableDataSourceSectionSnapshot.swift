/// The items of one section as an outline: a tree whose items can be expanded and collapsed.
///
/// ```swift
/// var outline = NSDiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Fruit", "Roots"])
/// outline.append(["Apple", "Pear"], to: "Fruit")
/// outline.expand(["Fruit"])
/// dataSource.apply(outline, to: .food)
/// ```
///
/// The section shows the visible items: those whose parents are all expanded. Here these are Fruit,
/// Apple, Pear and Roots. An item occurs once in a section snapshot. New items are collapsed, and
/// an item without children may be expanded. A snapshot is a value: a copy keeps what it has.
///
/// Finding an item, its parent and whether it is expanded costs a hash, its level and whether it is
/// visible one step for each parent more. The depth-first order is worked out when somebody first
/// asks for it after a change. Behavior and texts are those of uikit.md 7.3. An identifier that is
/// not there, or would be there twice, ends the program with Apple's message, as Apple's does.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  private(set) var tree = SectionTree<ItemIdentifierType>()

  /// Makes a section snapshot without items.
  public init() {}

  /// Makes one of these items.
  init(_ tree: SectionTree<ItemIdentifierType>) {
    self.tree = tree
  }

  /// Makes one of root items, which are all different.
  init(roots: [ItemIdentifierType]) {
    tree.append(roots, below: SectionTree<ItemIdentifierType>.top)
  }

  /// Changes the tree; copies of this snapshot keep theirs.
  mutating func edit(_ change: (inout SectionTree<ItemIdentifierType>) -> Void) {
    change(&tree)
  }

  /// The node of an item that must be there.
  func node(of item: ItemIdentifierType) -> Int {
    guard let node = tree.node(of: item) else {
      SectionSnapshotMistake.itemNotFound("\(item)").raise()
    }
    return node
  }

  /// The node of a parent that must be there; without a name the one above the root items.
  func node(ofParent parent: ItemIdentifierType?) -> Int {
    guard let parent else { return SectionTree<ItemIdentifierType>.top }
    guard let node = tree.node(of: parent) else { SectionSnapshotMistake.parentNotFound.raise() }
    return node
  }
}

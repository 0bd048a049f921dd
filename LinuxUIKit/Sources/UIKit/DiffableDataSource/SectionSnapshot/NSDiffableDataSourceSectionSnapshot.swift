/// The items of a section as a hierarchy whose items can be expanded and collapsed.
///
/// ```swift
/// var outline = NSDiffableDataSourceSectionSnapshot<String>()
/// outline.append(["Fruit", "Roots"])
/// outline.append(["Apple", "Pear"], to: "Fruit")
/// outline.expand(["Fruit"])
/// dataSource.apply(outline, to: .food)
/// ```
///
/// The section displays the visible items, whose ancestors are all expanded: here Fruit, Apple,
/// Pear and Roots. Items are unique in a section snapshot. New items are collapsed, and items
/// without children may be expanded. Section snapshots are value types: changing a copy never
/// affects the original.
///
/// Finding an item, its parent and its expansion state costs a hash; finding its level and
/// visibility costs an additional step for each ancestor. The depth-first order is computed at the
/// first query after a change. Behavior and messages follow uikit.md, 7.3. Using an identifier
/// that doesn't exist, or would exist twice, stops with Apple's message.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable
{
  private(set) var tree = SectionTree<ItemIdentifierType>()

  /// Creates a section snapshot without items.
  public init() {}

  /// Creates a section snapshot from a tree.
  init(_ tree: SectionTree<ItemIdentifierType>) {
    self.tree = tree
  }

  /// Creates a section snapshot of unique root items.
  init(roots: [ItemIdentifierType]) {
    tree.append(roots, below: SectionTree<ItemIdentifierType>.top)
  }

  /// Changes the tree without affecting copies.
  mutating func edit(_ change: (inout SectionTree<ItemIdentifierType>) -> Void) {
    change(&tree)
  }

  /// Returns the node of an item, which must exist.
  func node(of item: ItemIdentifierType) -> Int {
    guard let node = tree.node(of: item) else {
      SectionSnapshotMistake.itemNotFound("\(item)").raise()
    }
    return node
  }

  /// Returns the node of a parent, which must exist, or the root node for `nil`.
  func node(ofParent parent: ItemIdentifierType?) -> Int {
    guard let parent else { return SectionTree<ItemIdentifierType>.top }
    guard let node = tree.node(of: parent) else { SectionSnapshotMistake.parentNotFound.raise() }
    return node
  }
}

/// A misuse of a section snapshot that stops with Apple's message (uikit.md, 7.3).
enum SectionSnapshotMistake: Hashable, Sendable {
  /// Items are duplicated or exist already.
  case repeatedItems([String])
  /// An item to delete doesn't exist.
  case deleteUnknown(String)
  /// A queried item doesn't exist.
  case itemNotFound(String)
  /// A parent doesn't exist.
  case parentNotFound

  /// Stops with the message.
  func raise() -> Never {
    fatalError(description)
  }
}

extension SectionSnapshotMistake: CustomStringConvertible {
  var description: String {
    switch self {
    case .repeatedItems(let names):
      """
      Identifiers in a section snapshot must be unique. Duplicate item identifiers: \
      {\(names.parenthesized)}
      """
    case .deleteUnknown(let name): "Failed to find index of item \(name)"
    case .itemNotFound(let name): "Item identifier does not exist in section snapshot: \(name)"
    case .parentNotFound: "Parent item identifier does not exist in section snapshot"
    }
  }
}

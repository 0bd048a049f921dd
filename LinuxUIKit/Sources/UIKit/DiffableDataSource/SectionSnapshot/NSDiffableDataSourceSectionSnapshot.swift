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

/// A use of a section snapshot that Apple's ends the program for, with Apple's text (uikit.md 7.3).
enum SectionSnapshotMistake: Hashable, Sendable {
  /// Items are given twice, or are there already.
  case repeatedItems([String])
  /// An item to be deleted is not there.
  case deleteUnknown(String)
  /// A question or an insertion names an item that is not there.
  case itemNotFound(String)
  /// The item named as a parent is not there.
  case parentNotFound

  /// Ends the program with the text on standard error.
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

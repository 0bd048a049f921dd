import UIKit

/// A result builder that lists the items of a ``Section``, in the order in which they appear.
///
/// A block may contain items, arrays of items, ``ForEach`` and optional items of any types, `if`
/// with and without `else`, `switch`, `for` and `if #available`. It may not contain `while`: use
/// `for` over a range.
@resultBuilder public enum ItemBuilder: BlockBuilder {
  /// Adds an item.
  ///
  /// The place in the source identifies a row without an id, as long as the statement isn't in a loop.
  public static func buildExpression<Item: LegoItem>(
    _ item: Item, line: UInt = #line, column: UInt = #column
  ) -> ItemList {
    ItemList(item, of: Statement(line: line, column: column))
  }

  /// Adds an item unless it is `nil`.
  public static func buildExpression<Item: LegoItem>(
    _ item: Item?, line: UInt = #line, column: UInt = #column
  ) -> ItemList {
    item.map { ItemList($0, of: Statement(line: line, column: column)) } ?? ItemList()
  }

  /// Adds the items of an array, which is kept as it is.
  public static func buildExpression<Item: LegoItem>(_ items: [Item]) -> ItemList {
    ItemList(items)
  }

  /// Adds items of one type.
  ///
  /// An array is kept as it is.
  public static func buildExpression<Items: Sequence>(_ items: Items) -> ItemList
  where Items.Element: LegoItem {
    ItemList(Array(items))
  }

  /// Adds items of one type unless the sequence is `nil`.
  public static func buildExpression<Items: Sequence>(_ items: Items?) -> ItemList
  where Items.Element: LegoItem {
    items.map { ItemList(Array($0)) } ?? ItemList()
  }

  /// Adds the items of a ``ForEach``.
  public static func buildExpression(_ items: ForEach<ItemList>) -> ItemList { items.content }

  /// Adds items of several types.
  public static func buildExpression(_ items: [any TypedItemType]) -> ItemList {
    ItemList(items.map { AnyItem($0) })
  }

  /// Adds a type-erased item.
  public static func buildExpression(_ item: AnyItem) -> ItemList { ItemList([item]) }

  /// Adds type-erased items.
  public static func buildExpression(_ items: [AnyItem]) -> ItemList { ItemList(items) }

  /// Adds the items of a list.
  public static func buildExpression(_ items: ItemList) -> ItemList { items }

  /// Begins with the items of the first statement of a block.
  public static func buildPartialBlock(first: ItemList) -> ItemList { first }

  /// Appends the items of the next statement of a block.
  public static func buildPartialBlock(accumulated: ItemList, next: ItemList) -> ItemList {
    var list = accumulated
    list.append(contentsOf: next)
    return list
  }

  /// Joins the items of the iterations of a `for`.
  public static func joined(_ parts: [ItemList]) -> ItemList {
    ItemList(joining: parts)
  }

  /// Returns the items of the block.
  public static func buildFinalResult(_ component: ItemList) -> ItemList { component }

  /// Returns the items of the block as type-erased items, all of which are made.
  public static func buildFinalResult(_ component: ItemList) -> [AnyItem] { Array(component) }
}

extension ItemBuilder {
  /// Rejects a view with a message that describes the alternative.
  @available(
    *, unavailable,
    message: "A Section contains items and creates their cells: write the item."
  )
  public static func buildExpression(_ view: UIView) -> ItemList { ItemList() }

  /// Rejects a section inside a section with a message that describes the alternative.
  @available(
    *, unavailable,
    message: "A Section holds items: put the inner Section beside it in the Lego."
  )
  public static func buildExpression(_ section: Section) -> ItemList { ItemList() }

  /// Rejects a value that is not an item with a message that describes the alternative.
  @available(
    *, unavailable,
    message: """
      A Section holds items: create an item of the value, a `TypedItemType` with an id and a cell \
      type, and write it here.
      """
  )
  @_disfavoredOverload
  public static func buildExpression<Value>(_ value: Value) -> ItemList { ItemList() }
}

import UIKit

/// Lists the items of a ``Section``, in the order in which they appear.
///
/// A block takes items, collections of items and optional items, of any types side by side, `if`
/// with and without `else`, `switch`, `for` and `if #available`. It takes no `while`: write `for`
/// over a range.
@resultBuilder public enum ItemBuilder {
  /// An item.
  public static func buildExpression<Item: TypedItemType>(_ item: Item) -> [AnyItem] {
    [AnyItem(item)]
  }

  /// An item that may be missing; nil stands for none.
  public static func buildExpression<Item: TypedItemType>(_ item: Item?) -> [AnyItem] {
    item.map { [AnyItem($0)] } ?? []
  }

  /// Items of one type.
  public static func buildExpression<Items: Sequence>(_ items: Items) -> [AnyItem]
  where Items.Element: TypedItemType {
    items.map { AnyItem($0) }
  }

  /// Items of several types.
  public static func buildExpression(_ items: [any TypedItemType]) -> [AnyItem] {
    items.map { AnyItem($0) }
  }

  /// An item whose type has been taken off already.
  public static func buildExpression(_ item: AnyItem) -> [AnyItem] { [item] }

  /// Items whose types have been taken off already.
  public static func buildExpression(_ items: [AnyItem]) -> [AnyItem] { items }

  /// A statement that makes no item, such as a call of `print`.
  public static func buildExpression(_ nothing: Void) -> [AnyItem] { [] }

  /// The statements of a block.
  public static func buildBlock(_ components: [AnyItem]...) -> [AnyItem] {
    components.flatMap { $0 }
  }

  /// The rounds of a `for`.
  public static func buildArray(_ components: [[AnyItem]]) -> [AnyItem] {
    components.flatMap { $0 }
  }

  /// An `if` without `else`.
  public static func buildOptional(_ component: [AnyItem]?) -> [AnyItem] { component ?? [] }

  /// The first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(first component: [AnyItem]) -> [AnyItem] { component }

  /// The other branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(second component: [AnyItem]) -> [AnyItem] { component }

  /// The body of an `if #available`.
  public static func buildLimitedAvailability(_ component: [AnyItem]) -> [AnyItem] { component }
}

extension ItemBuilder {
  /// Refuses a view and says what to write.
  @available(
    *, unavailable,
    message: "A Section lists items, and the cells are made from them: write the item."
  )
  public static func buildExpression(_ view: UIView) -> [AnyItem] { [] }

  /// Refuses a section in a section and says what to write.
  @available(
    *, unavailable,
    message: "A Section holds items: put the inner Section beside it in the Lego."
  )
  public static func buildExpression(_ section: Section) -> [AnyItem] { [] }
}

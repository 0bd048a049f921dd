import UIKit

/// A result builder that lists the items of a ``Section``, in the order in which they appear.
///
/// A block may contain items, sequences of items and optional items of any types, `if` with and
/// without `else`, `switch`, `for` and `if #available`. It may not contain `while`: use `for` over
/// a range.
@resultBuilder public enum ItemBuilder {
  /// Adds an item.
  public static func buildExpression<Item: TypedItemType>(_ item: Item) -> [AnyItem] {
    [AnyItem(item)]
  }

  /// Adds an item unless it is `nil`.
  public static func buildExpression<Item: TypedItemType>(_ item: Item?) -> [AnyItem] {
    item.map { [AnyItem($0)] } ?? []
  }

  /// Adds items of one type.
  public static func buildExpression<Items: Sequence>(_ items: Items) -> [AnyItem]
  where Items.Element: TypedItemType {
    items.map { AnyItem($0) }
  }

  /// Adds items of several types.
  public static func buildExpression(_ items: [any TypedItemType]) -> [AnyItem] {
    items.map { AnyItem($0) }
  }

  /// Adds a type-erased item.
  public static func buildExpression(_ item: AnyItem) -> [AnyItem] { [item] }

  /// Adds type-erased items.
  public static func buildExpression(_ items: [AnyItem]) -> [AnyItem] { items }

  /// Adds no item for a statement without a value, such as a call of `print`.
  public static func buildExpression(_ nothing: Void) -> [AnyItem] { [] }

  /// Joins the items of the statements of a block.
  public static func buildBlock(_ components: [AnyItem]...) -> [AnyItem] {
    components.flatMap { $0 }
  }

  /// Joins the items of the iterations of a `for`.
  public static func buildArray(_ components: [[AnyItem]]) -> [AnyItem] {
    components.flatMap { $0 }
  }

  /// Adds the items of an `if` without `else`, if its condition is true.
  public static func buildOptional(_ component: [AnyItem]?) -> [AnyItem] { component ?? [] }

  /// Adds the items of the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(first component: [AnyItem]) -> [AnyItem] { component }

  /// Adds the items of the other branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(second component: [AnyItem]) -> [AnyItem] { component }

  /// Adds the items of an `if #available`.
  public static func buildLimitedAvailability(_ component: [AnyItem]) -> [AnyItem] { component }
}

extension ItemBuilder {
  /// Rejects a view with a message that describes the alternative.
  @available(
    *, unavailable,
    message: "A Section contains items and creates their cells: write the item."
  )
  public static func buildExpression(_ view: UIView) -> [AnyItem] { [] }

  /// Rejects a section inside a section with a message that describes the alternative.
  @available(
    *, unavailable,
    message: "A Section holds items: put the inner Section beside it in the Lego."
  )
  public static func buildExpression(_ section: Section) -> [AnyItem] { [] }
}

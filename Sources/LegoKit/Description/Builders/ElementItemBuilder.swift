/// A result builder of the item that a ``ForEach`` makes of an element.
///
/// A block contains one item, which may follow declarations, or an `if` or `switch` whose branches have
/// items of the same type.
///
/// ```swift
/// ForEach(tasks) { task in
///   let title = task.isDone ? "✓ \(task.title)" : task.title
///   TextRow(title, id: task.id)
/// }
/// ```
@resultBuilder public enum ElementItemBuilder {
  /// Returns the item of a block.
  public static func buildBlock<Item: LegoItem>(_ item: Item) -> Item { item }

  /// Returns the item of the first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<Item: LegoItem>(first item: Item) -> Item { item }

  /// Returns the item of the other branch of an `if` with `else`, or of a `switch`.
  public static func buildEither<Item: LegoItem>(second item: Item) -> Item { item }
}

import UIKit

/// Lists the boxes of a group, in the order in which they appear.
///
/// A block takes boxes, arrays of boxes and optional boxes, `if` with and without `else`,
/// `switch`, `for` and `if #available`, nested as deep as wanted. It takes no `while`, as no
/// result builder does: write `for` over a range.
@resultBuilder public enum LayoutBuilder {
  /// A box.
  public static func buildExpression<Box: LayoutBoxConvertible>(_ box: Box) -> LayoutBoxConfig {
    box.config
  }

  /// A box that may be missing; nil stands for none.
  public static func buildExpression<Box: LayoutBoxConvertible>(_ box: Box?) -> LayoutBoxConfig {
    LayoutBoxConfig(list: box.map { [$0.config] } ?? [])
  }

  /// An array of boxes of one type.
  public static func buildExpression<Box: LayoutBoxConvertible>(_ boxes: [Box]) -> LayoutBoxConfig {
    LayoutBoxConfig(list: boxes.map(\.config))
  }

  /// An array of boxes of several types.
  public static func buildExpression(_ boxes: [any LayoutBoxConvertible]) -> LayoutBoxConfig {
    LayoutBoxConfig(list: boxes.map(\.config))
  }

  /// A statement that makes no box, such as a call of `print`.
  public static func buildExpression(_ nothing: Void) -> LayoutBoxConfig {
    LayoutBoxConfig(list: [])
  }

  /// The statements of a block.
  public static func buildBlock(_ components: LayoutBoxConfig...) -> LayoutBoxConfig {
    LayoutBoxConfig(list: components)
  }

  /// The rounds of a `for`.
  public static func buildArray(_ components: [LayoutBoxConfig]) -> LayoutBoxConfig {
    LayoutBoxConfig(list: components)
  }

  /// An `if` without `else`.
  public static func buildOptional(_ component: LayoutBoxConfig?) -> LayoutBoxConfig {
    component ?? LayoutBoxConfig(list: [])
  }

  /// The first branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(first component: LayoutBoxConfig) -> LayoutBoxConfig {
    component
  }

  /// The other branch of an `if` with `else`, or of a `switch`.
  public static func buildEither(second component: LayoutBoxConfig) -> LayoutBoxConfig {
    component
  }

  /// The body of an `if #available`.
  public static func buildLimitedAvailability(_ component: LayoutBoxConfig) -> LayoutBoxConfig {
    component
  }
}

extension LayoutBuilder {
  /// Refuses a finished item and says what to write.
  @available(
    *, unavailable,
    message: "A block takes the boxes themselves: leave out '.toBuild()', or write ItemLayoutBox."
  )
  public static func buildExpression(_ item: NSCollectionLayoutItem) -> LayoutBoxConfig {
    LayoutBoxConfig(list: [])
  }

  /// Refuses finished items and says what to write.
  @available(
    *, unavailable,
    message: "A block takes the boxes themselves: leave out '.toBuild()', or write ItemLayoutBox."
  )
  public static func buildExpression(_ items: [NSCollectionLayoutItem]) -> LayoutBoxConfig {
    LayoutBoxConfig(list: [])
  }
}

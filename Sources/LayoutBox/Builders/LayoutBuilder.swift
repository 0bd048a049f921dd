import UIKit

/// A result builder that collects the boxes of a group in order.
///
/// A block takes boxes, arrays of boxes, optional boxes, `if` with and without `else`, `switch`,
/// `for` and `if #available`, nested to any depth. Like every result builder it does not support
/// `while`: use `for` over a range.
@resultBuilder public enum LayoutBuilder {
  /// Adds a box.
  public static func buildExpression<Box: LayoutBoxConvertible>(_ box: Box) -> LayoutBoxConfig {
    box.config
  }

  /// Adds an optional box; `nil` adds none.
  public static func buildExpression<Box: LayoutBoxConvertible>(_ box: Box?) -> LayoutBoxConfig {
    LayoutBoxConfig(list: box.map { [$0.config] } ?? [])
  }

  /// Adds an array of boxes of one type.
  public static func buildExpression<Box: LayoutBoxConvertible>(_ boxes: [Box]) -> LayoutBoxConfig {
    LayoutBoxConfig(list: boxes.map(\.config))
  }

  /// Adds an array of boxes of several types.
  public static func buildExpression(_ boxes: [any LayoutBoxConvertible]) -> LayoutBoxConfig {
    LayoutBoxConfig(list: boxes.map(\.config))
  }

  /// Accepts a statement without a value, such as a call of `print`.
  public static func buildExpression(_ nothing: Void) -> LayoutBoxConfig {
    LayoutBoxConfig(list: [])
  }

  /// Combines the statements of a block.
  public static func buildBlock(_ components: LayoutBoxConfig...) -> LayoutBoxConfig {
    LayoutBoxConfig(list: components)
  }

  /// Combines the iterations of a `for` loop.
  public static func buildArray(_ components: [LayoutBoxConfig]) -> LayoutBoxConfig {
    LayoutBoxConfig(list: components)
  }

  /// Supports `if` without `else`.
  public static func buildOptional(_ component: LayoutBoxConfig?) -> LayoutBoxConfig {
    component ?? LayoutBoxConfig(list: [])
  }

  /// Supports the first branch of an `if` with `else` or of a `switch`.
  public static func buildEither(first component: LayoutBoxConfig) -> LayoutBoxConfig {
    component
  }

  /// Supports the second branch of an `if` with `else` or of a `switch`.
  public static func buildEither(second component: LayoutBoxConfig) -> LayoutBoxConfig {
    component
  }

  /// Supports `if #available`.
  public static func buildLimitedAvailability(_ component: LayoutBoxConfig) -> LayoutBoxConfig {
    component
  }
}

// MARK: UIKit's items

@MainActor extension LayoutBuilder {
  /// Adds an item or a group of UIKit.
  ///
  /// An item is read as it is now. The content of a group is opaque: solutions without a view and
  /// diagnostics treat it as one item of its size.
  public static func buildExpression(_ item: NSCollectionLayoutItem) -> LayoutBoxConfig {
    LayoutBoxConfig(item)
  }

  /// Adds an array of items and groups of UIKit.
  public static func buildExpression(_ items: [NSCollectionLayoutItem]) -> LayoutBoxConfig {
    LayoutBoxConfig(list: items.map { LayoutBoxConfig($0) })
  }
}

// MARK: Mistakes

extension LayoutBuilder {
  /// Rejects a section with a message.
  @available(
    *, unavailable,
    message: "Write boxes here; several sections are a CompositionalLayoutBox { … }."
  )
  public static func buildExpression(_ section: SectionLayoutBox) -> LayoutBoxConfig {
    LayoutBoxConfig(list: [])
  }

  /// Rejects a section of UIKit with a message.
  @available(
    *, unavailable,
    message: "Write boxes here; several sections are a CompositionalLayoutBox { … }."
  )
  public static func buildExpression(_ section: NSCollectionLayoutSection) -> LayoutBoxConfig {
    LayoutBoxConfig(list: [])
  }

  /// Rejects a size with a message.
  @available(
    *, unavailable,
    message: "A size is no box: write ItemLayoutBox(width: …, height: …)."
  )
  public static func buildExpression(_ size: NSCollectionLayoutSize) -> LayoutBoxConfig {
    LayoutBoxConfig(list: [])
  }
}

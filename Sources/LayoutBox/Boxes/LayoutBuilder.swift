import UIKit

/// A result builder that collects the boxes of a group in order.
///
/// A block takes boxes, arrays of boxes, optional boxes, `if` with and without `else`, `switch`,
/// `for` and `if #available`, nested to any depth. Like every result builder it does not support
/// `while`: use `for` over a range.
@resultBuilder public enum LayoutBuilder: BlockBuilder {
  /// Adds a box.
  public static func buildExpression<Box: LayoutBoxConvertible>(_ box: Box) -> LayoutBoxConfig {
    box.config
  }

  /// Adds an optional box; `nil` adds none.
  public static func buildExpression<Box: LayoutBoxConvertible>(_ box: Box?) -> LayoutBoxConfig {
    joined(box.map { [$0.config] } ?? [])
  }

  /// Adds an array of boxes.
  public static func buildExpression(_ boxes: [any LayoutBoxConvertible]) -> LayoutBoxConfig {
    joined(boxes.map(\.config))
  }

  /// Returns a list of boxes.
  public static func joined(_ parts: [LayoutBoxConfig]) -> LayoutBoxConfig {
    LayoutBoxConfig(list: parts)
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
    joined(items.map { LayoutBoxConfig($0) })
  }
}

import UIKit

/// The place of a cell, or of several equal cells one after the other.
///
/// ```swift
/// ItemLayoutBox(columns: 2, width: .w(0.3), height: .h(1.0))
///   .insets(space: 10)
/// ```
///
/// Here each of the two cells is three tenths as wide as the group, less 10 points on each side.
/// With `height: .uniformAcrossSiblings(estimate: 80)` in a group of estimated height both would be
/// as high as the higher of them.
public struct ItemLayoutBox: LayoutBoxConvertible, Hashable, Sendable {
  /// The list of this one box.
  public var config: LayoutBoxConfig

  /// A place of this size for each of `columns` cells.
  ///
  /// - Parameters:
  ///   - columns: How many equal cells follow each other; zero or less stands for none.
  ///   - width: The width of one cell.
  ///   - height: The height of one cell.
  @MainActor public init(
    columns: Int = 1, width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension
  ) {
    var node = BoxNode(type: .item, width: BoxLength(width), height: BoxLength(height))
    node.columns = max(0, columns)
    config = LayoutBoxConfig(node: node)
  }
}

import CompositionalLayout
import UIKit

/// The frame of a cell, or of several equal cells that follow one another.
///
/// ```swift
/// ItemLayoutBox(columns: 2, width: .w(0.3), height: .h(1.0))
///   .insets(space: 10)
/// ```
///
/// Each of these two cells is as wide as three tenths of the group, minus 10 points on each side.
/// With `height: .uniformAcrossSiblings(estimate: 80)` in a group of estimated height, both are as
/// tall as the taller one.
public struct ItemLayoutBox: LayoutBoxConvertible, Hashable, Sendable {
  /// The description of the box.
  public var config: LayoutBoxConfig

  /// Creates frames of one size for `columns` cells.
  ///
  /// - Parameters:
  ///   - columns: The number of equal cells that follow one another. Zero and negative numbers
  ///     stand for no cell.
  ///   - width: The width of one cell.
  ///   - height: The height of one cell.
  @MainActor public init(
    columns: Int = 1, width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension
  ) {
    let node = LayoutNode(size: LayoutItemSize(width, height))
    config = LayoutBoxConfig(RepeatedBox(node, count: columns))
  }
}

import CompositionalLayout
import LayoutGeometry
import UIKit

/// A group of boxes that follow one another in a row or a column.
///
/// ```swift
/// let group = GroupLayoutBox(width: .w(1.0), height: .absolute(120)) {
///   ItemLayoutBox(width: .w(0.5), height: .h(1.0))
///   if showsDetails {
///     GroupLayoutBox(direction: .vertical, width: .w(0.5), height: .h(1.0)) {
///       ItemLayoutBox(columns: 2, width: .w(1.0), height: .h(0.5))
///     }
///   }
/// }
/// let section = NSCollectionLayoutSection(group: group.toBuild())
/// ```
///
/// Like the subitems of an `NSCollectionLayoutGroup`, the boxes repeat in order while the next one
/// fits. A group may be empty: see ``GroupBoxConvertible/toBuild()``.
public struct GroupLayoutBox: GroupBoxConvertible, Hashable, Sendable {
  /// The description of the group.
  public var config: LayoutBoxConfig

  /// Creates a group of this size with the boxes of `builder`.
  ///
  /// - Parameters:
  ///   - direction: The direction in which the boxes follow one another.
  ///   - width: The width of the whole group.
  ///   - height: The height of the whole group.
  ///   - builder: The boxes in order. The closure runs once, during initialization.
  @MainActor @discardableResult
  public init(
    direction: GroupDirection = .horizontal, width: NSCollectionLayoutDimension,
    height: NSCollectionLayoutDimension, @LayoutBuilder _ builder: () -> LayoutBoxConfig
  ) {
    config = LayoutBoxConfig(
      builder().grouped(along: direction.axis, size: LayoutItemSize(width, height)))
  }

  /// Returns the group with its boxes following one another in `direction`.
  public func direction(_ direction: GroupDirection) -> GroupLayoutBox {
    changing { $0.changeGroup { $0.axis = direction.axis } }
  }

  /// Returns the group with this spacing between neighboring boxes.
  ///
  /// `.fixed(8)` is exactly 8 points long; `.flexible(8)` is at least 8 points long and takes a
  /// share of the remaining space. Spacing does not change what a fraction such as `.w(0.5)`
  /// resolves to.
  @MainActor public func space(_ space: NSCollectionLayoutSpacing) -> GroupLayoutBox {
    let spacing = LayoutSpacing(space)
    return changing { $0.changeGroup { $0.spacing = spacing } }
  }
}

/// The direction in which the boxes of a group follow one another.
public enum GroupDirection: Hashable, Sendable {
  /// A row, from the leading edge to the trailing edge.
  case horizontal
  /// A column, from top to bottom.
  case vertical

  var axis: LayoutAxis {
    switch self {
    case .horizontal: .horizontal
    case .vertical: .vertical
    }
  }
}

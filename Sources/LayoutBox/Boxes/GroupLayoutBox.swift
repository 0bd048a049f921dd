import UIKit

/// Boxes in a row or a column, inside a box of its own size.
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
/// The boxes of the block repeat in order for as long as the next one fits, as those of
/// `NSCollectionLayoutGroup` do. A group without boxes is legal: see ``toBuild()``.
public struct GroupLayoutBox: LayoutBoxConvertible, Hashable, Sendable {
  /// The list of this one group.
  public var config: LayoutBoxConfig

  /// A group of this size with the boxes of `builder`.
  ///
  /// - Parameters:
  ///   - direction: The way in which the boxes follow each other.
  ///   - width: The width of the whole group.
  ///   - height: The height of the whole group.
  ///   - builder: The boxes in order; it runs once, here, and is not kept.
  @MainActor @discardableResult
  public init(
    direction: GroupDirection = .horizontal, width: NSCollectionLayoutDimension,
    height: NSCollectionLayoutDimension, @LayoutBuilder _ builder: () -> LayoutBoxConfig
  ) {
    var node = BoxNode(type: .group, width: BoxLength(width), height: BoxLength(height))
    node.direction = direction
    node.children = builder().nodes
    config = LayoutBoxConfig(node: node)
  }

  /// The group with its boxes following each other in `direction`.
  public func direction(_ direction: GroupDirection) -> GroupLayoutBox {
    changing { $0.direction = direction }
  }

  /// The group with this gap between neighboring boxes.
  ///
  /// `.fixed(8)` leaves exactly 8 points, `.flexible(8)` leaves 8 or more and shares out what is
  /// left over. Gaps do not change what a share such as `.w(0.5)` comes to.
  @MainActor public func space(_ space: NSCollectionLayoutSpacing) -> GroupLayoutBox {
    let gap = BoxSpacing(space)
    return changing { $0.space = gap }
  }
}

import CompositionalLayout
import UIKit

/// A group whose frames a closure returns.
///
/// ```swift
/// CustomGroupLayoutBox(id: "stairs", width: .w(1), height: .absolute(120)) { environment in
///   (0..<3).map { step in
///     let width = environment.size.width / 3
///     return CGRect(x: width * CGFloat(step), y: CGFloat(step) * 40, width: width, height: 40)
///   }
/// }
/// ```
///
/// One instance of the group has one item for each frame; the group repeats until every item has a
/// frame. Frames are in the coordinate space of the group inside its insets, and x 0 is the leading
/// side in every layout direction.
///
/// Two groups with closures are equal if their sizes and ids are equal. Without an id, a group
/// equals only its copies, so a layout that contains it counts as changed whenever it is described
/// again. An id has to change with the values that the closure captures.
public struct CustomGroupLayoutBox: GroupBoxConvertible, Hashable, Sendable {
  /// The description of the group.
  public var config: LayoutBoxConfig

  /// Creates a group of this size with the frames that `frames` returns.
  ///
  /// - Parameters:
  ///   - id: The identity of `frames` in comparisons.
  ///   - width: The width of the whole group.
  ///   - height: The height of the whole group.
  ///   - frames: Returns the frames of the items of one instance, in order. It is called for each
  ///     solution of the layout.
  @MainActor public init(
    id: (any Hashable & Sendable)? = nil, width: NSCollectionLayoutDimension,
    height: NSCollectionLayoutDimension,
    frames: @escaping @Sendable (CustomGroupEnvironment) -> [CGRect]
  ) {
    let node = LayoutNode(size: LayoutItemSize(width, height), content: .custom(0))
    let contents = CustomContents(.frames(DescriptionID(id), frames))
    config = LayoutBoxConfig(RepeatedBox(node, customContents: contents))
  }

  /// Creates a group of this size with a frame for each item, in the coordinate space of the group.
  @MainActor init(
    width: NSCollectionLayoutDimension = .fractionalWidth(1), height: CGFloat,
    itemFrames: LayoutCustomFrames
  ) {
    let node = LayoutNode(size: LayoutItemSize(width, .absolute(height)), content: .custom(0))
    config = LayoutBoxConfig(
      RepeatedBox(node, customContents: CustomContents(.itemFrames(itemFrames))))
  }
}

/// The values on which the frames of a ``CustomGroupLayoutBox`` depend.
public struct CustomGroupEnvironment: Equatable, Sendable {
  /// The size of the group inside its insets, in points.
  public let size: CGSize
}

import CompositionalLayout
import LayoutGeometry
import UIKit

/// A description of a layout: one box, or a list of boxes in order.
///
/// Descriptions are value types: changing a copy never affects the original.
///
/// ```swift
/// let tile = LayoutBoxConfig(width: .w(0.5), height: .h(1.0))
/// let padded = tile.insets(space: 8)  // `tile` still has no insets.
/// ```
///
/// Most descriptions are created with ``ItemLayoutBox`` and ``GroupLayoutBox``. Comparing and
/// hashing visit the whole tree of boxes.
public struct LayoutBoxConfig: Hashable, Sendable {
  /// The spacing around a box, by edge; `nil` stands for no spacing.
  public typealias EdgeSpacing = (
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  )

  /// The boxes in order.
  ///
  /// Only ``changing(_:)`` modifies them after initialization.
  private(set) var boxes: [RepeatedBox]

  /// Creates a description of a single box.
  init(_ box: RepeatedBox) {
    boxes = [box]
  }

  /// Creates a box of this size: an item, unless ``LayoutBoxConvertible/boxType(_:)`` changes it.
  @MainActor public init(width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) {
    self.init(RepeatedBox(LayoutNode(size: LayoutItemSize(width, height))))
  }

  /// Creates a description of the boxes of `list` in order; nested lists are flattened.
  ///
  /// An empty list describes no box.
  public init(list: [LayoutBoxConfig]) {
    boxes = list.flatMap(\.boxes)
  }

  /// Returns a description for each box of the list, in order.
  ///
  /// The result has one element for a single box and none for an empty list. The children of a
  /// group remain part of the group.
  public func subItems() -> [LayoutBoxConfig] {
    boxes.map { LayoutBoxConfig($0) }
  }

  /// Returns one group of all boxes in order.
  func grouped(along axis: LayoutAxis, size: LayoutItemSize) -> RepeatedBox {
    var contents = CustomContents()
    var children: [LayoutNode] = []
    for box in boxes {
      var nodes = box.nodes
      contents.append(box.customContents, of: &nodes)
      children += nodes
    }
    let group = LayoutGroup(axis: axis, children: children)
    return RepeatedBox(LayoutNode(size: size, content: .group(group)), customContents: contents)
  }

  /// Returns the description with `change` applied to each of its boxes.
  func changing(_ change: (inout RepeatedBox) -> Void) -> LayoutBoxConfig {
    var copy = self
    for index in copy.boxes.indices { change(&copy.boxes[index]) }
    return copy
  }
}

extension LayoutBoxConfig {
  /// Creates a description of an item or a group of UIKit.
  ///
  /// An item is read as it is now. A group keeps its object, whose size cannot be changed.
  @MainActor public init(_ item: NSCollectionLayoutItem) {
    if let group = item as? NSCollectionLayoutGroup {
      self.init(
        RepeatedBox(
          LayoutNode(group, content: .custom(0)), customContents: CustomContents(.group(group))))
    } else {
      self.init(RepeatedBox(LayoutNode(item)))
    }
  }
}

extension LayoutBoxConfig: LayoutBoxConvertible {
  /// The description itself.
  public var config: LayoutBoxConfig {
    get { self }
    set { self = newValue }
  }
}

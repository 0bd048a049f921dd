import UIKit

/// A description of where cells go: one box, or a list of boxes in order.
///
/// It is a value. A description that is used in two places is two descriptions, and a modifier
/// on one of them leaves the other alone:
///
/// ```swift
/// let tile = LayoutBoxConfig(width: .w(0.5), height: .h(1.0))
/// let padded = tile.insets(space: 8)  // `tile` has no insets still
/// ```
///
/// ``ItemLayoutBox`` and ``GroupLayoutBox`` are the usual ways to make one. Equality and the hash
/// are those of the whole tree, so they cost as much as it is large.
public struct LayoutBoxConfig: Hashable, Sendable {
  /// The gaps around a box, one for each edge; nil keeps none.
  public typealias EdgeSpacing = (
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  )

  private(set) var nodes: [BoxNode]

  init(node: BoxNode) {
    nodes = [node]
  }

  /// A box of this size, an item until ``LayoutBoxConvertible/boxType(_:)`` says otherwise.
  @MainActor public init(width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) {
    self.init(node: BoxNode(type: .item, width: BoxLength(width), height: BoxLength(height)))
  }

  /// The boxes of `list` in their order; lists in the list are flattened.
  ///
  /// An empty list is legal and stands for no box at all.
  public init(list: [LayoutBoxConfig]) {
    nodes = list.flatMap(\.nodes)
  }

  /// The single boxes of this description, in order and without nesting of lists.
  ///
  /// One box gives itself, an empty list gives nothing. The boxes inside a group stay inside it.
  public func subItems() -> [LayoutBoxConfig] {
    nodes.map(LayoutBoxConfig.init(node:))
  }

  /// The same description with `change` made to each of its boxes.
  func changing(_ change: (inout BoxNode) -> Void) -> LayoutBoxConfig {
    var copy = self
    for index in copy.nodes.indices { change(&copy.nodes[index]) }
    return copy
  }
}

extension LayoutBoxConfig: LayoutBoxConvertible {
  /// The list itself.
  public var config: LayoutBoxConfig {
    get { self }
    set { self = newValue }
  }
}

import CompositionalLayout
import LayoutGeometry

/// One box of a description: a node of the compositional layout engine, and the number of its
/// repetitions.
///
/// The content of ``node`` follows the type of the box: a leaf for an item, children for a group.
/// A group that becomes an item keeps its children in `storedGroup`, so that they return when it
/// becomes a group again.
struct RepeatedBox: Hashable, Sendable {
  /// The item or the group that the engine lays out.
  private(set) var node: LayoutNode
  /// The number of equal boxes that follow one another.
  let count: Int
  // The children of an item's box; the default while `node` is a group, so that equal boxes
  // compare equal.
  private var storedGroup = LayoutGroup.filledByOneItem

  /// Creates a box that is repeated `count` times; a negative count is treated as zero.
  init(_ node: LayoutNode, count: Int = 1) {
    self.node = node
    self.count = max(0, count)
  }

  /// The equal nodes that the box adds to a group, at most `maximumNodeCount`.
  var nodes: [LayoutNode] {
    Array(repeating: node, count: min(count, Self.maximumNodeCount))
  }

  /// The largest number of nodes that one box adds to a group, more than any group displays.
  private static let maximumNodeCount = 1 << 16
}

extension RepeatedBox {
  /// The type of the box.
  var type: LayoutBoxType {
    get { node.group == nil ? .item : .group }
    set {
      switch (newValue, node.group) {
      case (.item, let group?): (node.content, storedGroup) = (.leaf, group)
      case (.group, nil): (node.content, storedGroup) = (.group(storedGroup), .filledByOneItem)
      case (.item, nil), (.group, _?): break
      }
    }
  }

  /// The described width and height.
  var size: LayoutItemSize {
    get { node.size }
    set { node.size = newValue }
  }

  /// The insets inside the box.
  var insets: LayoutInsets {
    get { node.insets }
    set { node.insets = newValue }
  }

  /// The spacing around the box.
  var edgeSpacing: LayoutEdgeSpacing {
    get { node.edgeSpacing }
    set { node.edgeSpacing = newValue }
  }

  /// The arrangement of the box's children, also while the box is an item.
  var group: LayoutGroup {
    get { node.group ?? storedGroup }
    set { if node.group == nil { storedGroup = newValue } else { node.content = .group(newValue) } }
  }
}

extension LayoutNode {
  /// The arrangement of the node's children, or `nil` for a leaf.
  var group: LayoutGroup? {
    if case .group(let group) = content { group } else { nil }
  }
}

extension LayoutGroup {
  /// A row with one item that fills it.
  static let filledByOneItem = LayoutGroup(axis: .horizontal, children: [LayoutNode(size: .full)])
}

import CompositionalLayout
import LayoutGeometry

/// One box of a description: a node of the compositional layout engine, and the number of its
/// repetitions.
///
/// The content of ``node`` follows the type of the box: a leaf for an item, children or custom
/// frames for a group. A group that becomes an item keeps its content in `storedContent`, so that
/// it returns when the item becomes a group again.
struct RepeatedBox: Hashable, Sendable {
  /// The item or the group that the engine lays out.
  private(set) var node: LayoutNode
  /// The number of equal boxes that follow one another.
  let count: Int
  /// The contents of the custom nodes in ``node``.
  let customContents: CustomContents
  // The content of a group that is an item; the default while `node` is a group, so that equal
  // boxes compare equal.
  private var storedContent = LayoutNode.Content.group(.filledByOneItem)

  /// Creates a box that is repeated `count` times; a negative count is treated as zero.
  init(_ node: LayoutNode, count: Int = 1, customContents: CustomContents = CustomContents()) {
    self.node = node
    self.count = max(0, count)
    self.customContents = customContents
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
    get { node.content == .leaf ? .item : .group }
    set {
      guard newValue != type else { return }
      switch newValue {
      case .item: (node.content, storedContent) = (.leaf, node.content)
      case .group: (node.content, storedContent) = (storedContent, .group(.filledByOneItem))
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

  /// The supplementary items that are attached to the box.
  var supplementaries: [LayoutSupplementary] {
    get { node.supplementaries }
    set { node.supplementaries = newValue }
  }

  /// Changes the arrangement of the box's children, also while the box is an item; a custom group
  /// has none.
  mutating func changeGroup(_ change: (inout LayoutGroup) -> Void) {
    switch type {
    case .item: storedContent.changeGroup(change)
    case .group: node.content.changeGroup(change)
    }
  }
}

extension RepeatedBox {
  /// The node of a section that displays this box.
  ///
  /// A section whose group displays no cell could never display its items. Such a group, and one
  /// that was changed into an item, displays one cell after the other, each as large as itself.
  var sectionNode: LayoutNode {
    guard type == .item || count == 0 || !node.displaysCells else { return node }
    var group = LayoutGroup.filledByOneItem
    if let described = node.group {
      (group.axis, group.spacing) = (described.axis, described.spacing)
    }
    var copy = node
    copy.content = .group(group)
    return copy
  }
}

extension LayoutNode {
  /// The arrangement of the node's children, or `nil` for a leaf or a custom group.
  var group: LayoutGroup? {
    if case .group(let group) = content { group } else { nil }
  }

  fileprivate var displaysCells: Bool {
    group.map { $0.children.contains(where: \.displaysCells) } ?? true
  }
}

extension LayoutNode.Content {
  fileprivate mutating func changeGroup(_ change: (inout LayoutGroup) -> Void) {
    guard case .group(var group) = self else { return }
    change(&group)
    self = .group(group)
  }
}

extension LayoutGroup {
  /// A row with one item that fills it.
  static let filledByOneItem = LayoutGroup(axis: .horizontal, children: [LayoutNode(size: .full)])
}

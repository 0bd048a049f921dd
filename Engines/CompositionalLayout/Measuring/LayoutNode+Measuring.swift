extension LayoutNode {
  /// Whether a cell in this node is measured because it has an estimated dimension
  /// (compositional-layout.md, 4.1).
  ///
  /// Visits the whole tree.
  var hasMeasuredLeaf: Bool {
    switch content {
    case .leaf: size.width.isSelfSizing || size.height.isSelfSizing
    case .custom: false
    case .group(let group): group.children.contains(where: \.hasMeasuredLeaf)
    }
  }
}

extension LayoutNode {
  /// Whether a cell inside is measured: an item with an estimated dimension (4.1).
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

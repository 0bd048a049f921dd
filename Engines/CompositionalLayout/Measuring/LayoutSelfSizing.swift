import LayoutGeometry

/// The axes on which an element is as long as its contents (compositional-layout.md, 4.1).
package struct LayoutSelfSizing: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Creates an empty set.
  ///
  /// An empty literal would call the protocol witness for each element of a screen.
  package init() { rawValue = 0 }

  /// The width is measured.
  package static let width = LayoutSelfSizing(rawValue: 1)
  /// The height is measured.
  package static let height = LayoutSelfSizing(rawValue: 2)

  /// The width is uniform: siblings are as wide as the widest of them, so that each is measured,
  /// visible or not (compositional-layout.md, 4.6).
  package static let uniformWidth = LayoutSelfSizing(rawValue: 4)
  /// The height is uniform: siblings are as high as the highest of them.
  package static let uniformHeight = LayoutSelfSizing(rawValue: 8)

  /// Creates the set of axes whose dimension is estimated or uniform.
  package init(_ size: LayoutItemSize) {
    self.init()
    if size.width.isSelfSizing { insert(.width) }
    if size.height.isSelfSizing { insert(.height) }
    if size.width.isUniform { insert(.uniformWidth) }
    if size.height.isUniform { insert(.uniformHeight) }
  }

  /// Whether siblings are equal on one of the axes at least.
  package var isUniform: Bool { !isDisjoint(with: [.uniformWidth, .uniformHeight]) }

  /// Returns whether siblings are equal on an axis.
  func isUniform(on axis: LayoutAxis) -> Bool {
    contains(axis == .horizontal ? .uniformWidth : .uniformHeight)
  }
}

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

extension LayoutSection {
  /// Whether the layout depends on measured views: cells, headers or footers
  /// (compositional-layout.md, 4.1).
  ///
  /// Visits the whole description.
  package var measuresViews: Bool {
    group.hasMeasuredLeaf || boundaryItems.contains(where: \.isMeasured)
  }
}

extension LayoutConfiguration {
  /// Whether a boundary item of the whole layout is measured.
  package var measuresViews: Bool { boundaryItems.contains(where: \.isMeasured) }
}

extension LayoutBoundaryItem {
  fileprivate var isMeasured: Bool { !LayoutSelfSizing(size).isEmpty }
}

import Foundation
import LayoutGeometry

/// The lengths that all uniform items of a section have, where its outermost group is uniform
/// (compositional-layout.md 4.6).
struct SharedLengths: Hashable, Sendable {
  /// The width in points; nil where widths are not shared.
  var width: CGFloat?
  /// The height in points; nil where heights are not shared.
  var height: CGFloat?

  /// The lengths, and whose they are.
  struct InSection: Sendable {
    /// The lengths.
    let lengths: SharedLengths
    /// The axes on which the items of an instance of which nothing was measured are measured.
    let kinds: [LayoutSelfSizing]
  }

  /// The length along an axis.
  subscript(axis: LayoutAxis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// The size of an item of this description that would be as large as `size` by itself.
  func size(_ size: CGSize, of described: LayoutItemSize) -> CGSize {
    CGSize(
      width: described.width.isUniform ? width ?? size.width : size.width,
      height: described.height.isUniform ? height ?? size.height : size.height)
  }

  /// Whether a cell inside a node is measured and has its length for itself.
  ///
  /// Visits the whole tree.
  func leaveMeasuredLeaf(in node: LayoutNode) -> Bool {
    switch node.content {
    case .leaf:
      [LayoutAxis.horizontal, .vertical].contains { axis in
        let dimension = node.size[axis]
        return dimension.isSelfSizing && !(dimension.isUniform && self[axis] != nil)
      }
    case .custom: false
    case .group(let group): group.children.contains(where: leaveMeasuredLeaf)
    }
  }
}

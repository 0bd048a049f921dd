import Foundation
import LayoutGeometry

/// The lengths that all uniform items of a section share if its outermost group is uniform
/// (compositional-layout.md, 4.6).
struct SharedLengths: Hashable, Sendable {
  /// The width in points; `nil` if widths aren't shared.
  var width: CGFloat?
  /// The height in points; `nil` if heights aren't shared.
  var height: CGFloat?

  /// The shared lengths of a section, and the items that share them.
  struct InSection: Sendable {
    /// The lengths.
    let lengths: SharedLengths
    /// The self-sizing axes of the items of an instance without measured cells.
    let kinds: [LayoutSelfSizing]
  }

  /// The length along an axis.
  subscript(axis: LayoutAxis) -> CGFloat? {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }

  /// Returns the size of an item of this description whose own size is `size`.
  func size(_ size: CGSize, of described: LayoutItemSize) -> CGSize {
    CGSize(
      width: described.width.isUniform ? width ?? size.width : size.width,
      height: described.height.isUniform ? height ?? size.height : size.height)
  }

  /// Returns whether a cell in a node is measured and doesn't share its length.
  ///
  /// Visits the whole tree.
  func haveUnsharedMeasuredLeaf(in node: LayoutNode) -> Bool {
    switch node.content {
    case .leaf:
      [LayoutAxis.horizontal, .vertical].contains { axis in
        let dimension = node.size[axis]
        return dimension.isSelfSizing && !(dimension.isUniform && self[axis] != nil)
      }
    case .custom: false
    case .group(let group): group.children.contains(where: haveUnsharedMeasuredLeaf)
    }
  }
}

import CompositionalLayout
import Foundation
import LayoutGeometry

/// A straightforward solution of one item: every frame in one list, without sharing or search.
///
/// It follows compositional-layout.md, 2.2 to 2.7 and is compared with the solver, which shares
/// parts and uses arithmetic.
struct ReferenceGroup {
  struct NoSpace: Error {}
  typealias Leaf = (frame: CGRect, z: Int, size: LayoutItemSize?)
  typealias Badge = (item: LayoutSupplementary, host: CGRect, leaf: Int)

  var width: CGFloat
  var height: CGFloat
  var leaves: [Leaf] = []
  var badgesInside: [Badge] = []
  private var own: [LayoutSupplementary]
  private var isLeaf: Bool
  private var size: LayoutItemSize
  private var insets: LayoutInsets

  init(
    _ node: LayoutNode, _ containerWidth: CGFloat, _ containerHeight: CGFloat, limit: Int,
    _ frames: LayoutCustomFrame.Provider, _ sizes: ReferenceSizes = ReferenceSizes(),
    first: Int = 0
  ) throws {
    width = Self.resolve(node.size.width, containerWidth, containerHeight)
    height = Self.resolve(node.size.height, containerWidth, containerHeight)
    (own, isLeaf) = (node.supplementaries, node.content == .leaf)
    (size, insets) = (node.size, node.insets)
    switch node.content {
    case .leaf:
      if node.size.width.isSelfSizing {
        (insets.leading, insets.trailing) = (0, 0)
        width = sizes.width(first, node.size) ?? width
      }
      if node.size.height.isSelfSizing {
        (insets.top, insets.bottom) = (0, 0)
        height = sizes.height(first, node.size) ?? height
      }
    case .custom(let number):
      guard hasRoom else { throw NoSpace() }
      let all = frames(number, CGSize(width: width, height: height), node.insets)
      for custom in all.prefix(limit) {
        leaves.append(
          (custom.frame.offsetBy(dx: insets.leading, dy: insets.top), custom.zIndex, nil))
      }
    case .group(let group):
      guard hasRoom else { throw NoSpace() }
      try place(group, of: node, limit: limit, frames, sizes, first: first)
    }
    if isLeaf { leaves = [(host, 0, size)] }
  }

  private var hasRoom: Bool {
    width - insets.leading - insets.trailing > 0 && height - insets.top - insets.bottom > 0
  }

  private var host: CGRect {
    CGRect(
      x: insets.leading, y: insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom))
  }

  var badges: [Badge] { badgesInside + (leaves.isEmpty ? [] : own.map { ($0, host, 0) }) }

  /// Applies compositional-layout.md, 4.6: the contents of a group that grows stay at their
  /// positions.
  mutating func grow(width: CGFloat? = nil, height: CGFloat? = nil) {
    self.width = width ?? self.width
    self.height = height ?? self.height
    if isLeaf { leaves = [(host, 0, size)] }
  }

  static func resolve(_ d: LayoutDimension, _ width: CGFloat, _ height: CGFloat) -> CGFloat {
    switch d {
    case .fractionalWidth(let f): width * f
    case .fractionalHeight(let f): height * f
    case .absolute(let points), .estimated(let points), .uniform(let points): points
    }
  }

  /// Applies compositional-layout.md, 3.1, with x from the leading and y from the top edge.
  static func badgeFrame(
    _ item: LayoutSupplementary, _ host: CGRect, measured: CGSize?
  ) -> CGRect {
    var w = resolve(item.size.width, host.width, host.height)
    var h = resolve(item.size.height, host.width, host.height)
    if item.size.width.isSelfSizing { w = measured?.width ?? w }
    if item.size.height.isSelfSizing { h = measured?.height ?? h }
    let edges = item.containerAnchor.edges
    let own = item.itemAnchor?.edges ?? edges
    var x = host.minX + host.width * unit(edges, .leading, .trailing)
    var y = host.minY + host.height * unit(edges, .top, .bottom)
    x -= w * unit(own, .leading, .trailing)
    y -= h * unit(own, .top, .bottom)
    for anchor in [item.containerAnchor, item.itemAnchor].compactMap({ $0 }) {
      x += anchor.isFractional ? anchor.offset.x * w : anchor.offset.x
      y += anchor.isFractional ? anchor.offset.y * h : anchor.offset.y
    }
    return CGRect(x: x, y: y, width: w, height: h)
  }

  private static func unit(_ edges: LayoutEdges, _ a: LayoutEdges, _ b: LayoutEdges) -> CGFloat {
    if edges.contains(a) == edges.contains(b) { return 0.5 }
    return edges.contains(a) ? 0 : 1
  }
}

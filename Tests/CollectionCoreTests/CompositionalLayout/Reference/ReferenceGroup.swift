import CollectionCore
import Foundation

/// One solved item in the obvious way: every frame in one list, nothing shared, nothing searched.
///
/// Written from compositional-layout.md 2.2 to 2.7 as a check on the solver, which does the same by
/// parts and arithmetic.
struct ReferenceGroup {
  struct NoRoom: Error {}
  typealias Leaf = (frame: CGRect, z: Int)
  typealias Badge = (frame: CGRect, kind: String, z: Int, leaf: Int)

  var width: CGFloat
  var height: CGFloat
  var leaves: [Leaf] = []
  var badges: [Badge] = []

  init(
    _ node: LayoutNode, _ containerWidth: CGFloat, _ containerHeight: CGFloat, limit: Int,
    _ frames: LayoutCustomFrame.Provider, _ sizes: MeasuredSizes = MeasuredSizes(),
    first: Int = 0
  ) throws {
    width = Self.resolve(node.size.width, containerWidth, containerHeight)
    height = Self.resolve(node.size.height, containerWidth, containerHeight)
    var (t, l, b, r) = (
      node.insets.top, node.insets.leading, node.insets.bottom, node.insets.trailing
    )
    switch node.content {
    case .leaf:
      if node.size.width.isSelfSizing {
        (l, r) = (0, 0)
        width = sizes[first]?.width ?? width
      }
      if node.size.height.isSelfSizing {
        (t, b) = (0, 0)
        height = sizes[first]?.height ?? height
      }
    case .custom(let number):
      guard width - l - r > 0, height - t - b > 0 else { throw NoRoom() }
      let all = frames(number, CGSize(width: width, height: height), node.insets)
      for custom in all.prefix(limit) {
        leaves.append((custom.frame.offsetBy(dx: l, dy: t), custom.zIndex))
      }
    case .group(let group):
      guard width - l - r > 0, height - t - b > 0 else { throw NoRoom() }
      try place(group, of: node, limit: limit, frames, sizes, first: first)
    }
    let host = CGRect(
      x: l, y: t, width: max(0, width - l - r), height: max(0, height - t - b))
    if node.content == .leaf { leaves = [(host, 0)] }
    for item in node.supplementaries where !leaves.isEmpty {
      badges.append((Self.badgeFrame(item, host), item.kind, item.zIndex, 0))
    }
  }

  static func resolve(_ d: LayoutDimension, _ width: CGFloat, _ height: CGFloat) -> CGFloat {
    switch d {
    case .fractionalWidth(let f): width * f
    case .fractionalHeight(let f): height * f
    case .absolute(let points), .estimated(let points): points
    }
  }

  /// 3.1, with x from the leading and y from the top edge.
  static func badgeFrame(_ item: LayoutSupplementary, _ host: CGRect) -> CGRect {
    let w = resolve(item.size.width, host.width, host.height)
    let h = resolve(item.size.height, host.width, host.height)
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

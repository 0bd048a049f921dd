import CompositionalLayout
import Foundation
import LayoutGeometry

extension LayoutSpacing {
  var points: CGFloat {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }
}

extension ReferenceGroup {
  private typealias Placed = (child: LayoutNode, solved: ReferenceGroup, need: CGFloat)

  /// Positions children along the axis (compositional-layout.md, 2.4 and 2.6), which is called
  /// "main".
  mutating func place(
    _ group: LayoutGroup, of node: LayoutNode, limit: Int, _ frames: LayoutCustomFrame.Provider,
    _ sizes: ReferenceSizes, first: Int
  ) throws {
    let row = group.axis == .horizontal
    let insets = node.insets
    var inner = CGSize(
      width: width - insets.leading - insets.trailing, height: height - insets.top - insets.bottom)
    let isOpen = (row ? node.size.width : node.size.height).isSelfSizing
    let main = row ? inner.width : inner.height
    var placed = try taken(group, inner, main, isOpen, limit, frames, sizes, first)
    guard !placed.isEmpty else { return }
    if node.size.width.isSelfSizing { makeWidthsUniform(&placed, row) }
    if node.size.height.isSelfSizing { makeHeightsUniform(&placed, row) }
    let used = placed.reduce(0) { $0 + $1.need }
    if isOpen { if row { inner.width = used } else { inner.height = used } }
    let crossing =
      placed.map { placed -> CGFloat in
        let (start, end) = ends(placed.child, alongRow: !row)
        return (row ? placed.solved.height : placed.solved.width)
          + (start.isFlexible ? 0 : start.points) + (end.isFlexible ? 0 : end.points)
      }.max() ?? 0
    if row, node.size.height.isSelfSizing { inner.height = crossing }
    if !row, node.size.width.isSelfSizing { inner.width = crossing }
    width = inner.width + insets.leading + insets.trailing
    height = inner.height + insets.top + insets.bottom
    put(placed, group, inner, free: (row ? inner.width : inner.height) - used, insets)
  }

  /// Applies compositional-layout.md, 4.6: uniform siblings have the length of the largest of them.
  private func makeWidthsUniform(_ placed: inout [Placed], _ row: Bool) {
    let members = placed.indices.filter { placed[$0].child.size.width.isUniform }
    let most = members.map { placed[$0].solved.width }.max() ?? 0
    for k in members {
      if row { placed[k].need += most - placed[k].solved.width }
      placed[k].solved.grow(width: most)
    }
  }

  private func makeHeightsUniform(_ placed: inout [Placed], _ row: Bool) {
    let members = placed.indices.filter { placed[$0].child.size.height.isUniform }
    let most = members.map { placed[$0].solved.height }.max() ?? 0
    for k in members {
      if !row { placed[k].need += most - placed[k].solved.height }
      placed[k].solved.grow(height: most)
    }
  }

  private func taken(
    _ group: LayoutGroup, _ inner: CGSize, _ main: CGFloat, _ isOpen: Bool, _ limit: Int,
    _ frames: LayoutCustomFrame.Provider, _ sizes: ReferenceSizes, _ firstLeaf: Int
  ) throws -> [Placed] {
    let row = group.axis == .horizontal
    var placed: [Placed] = []
    var used: CGFloat = 0
    var usedBefore: CGFloat = 0
    while !group.children.isEmpty {
      let k = placed.count
      var child = group.children[k % group.children.count]
      switch group.filling {
      case .cycle:
        if isOpen, k == group.children.count { return placed }
        if k > 0, k % group.children.count == 0 {
          if used <= usedBefore { return placed }
          usedBefore = used
        }
      case .repeated(let count):
        if k >= count { return placed }
        child = group.children[0]
      case .divided(let count):
        if k >= count { return placed }
        child = group.children[0]
        let (start, end) = ends(child, alongRow: row)
        let share = (main - CGFloat(count - 1) * group.spacing.points) / CGFloat(count)
        let length = max(
          0, share - (start.isFlexible ? 0 : start.points) - (end.isFlexible ? 0 : end.points))
        if !isOpen, row { child.size.width = .absolute(length) }
        if !isOpen, !row { child.size.height = .absolute(length) }
      }
      let before = placed.reduce(0) { $0 + $1.solved.leaves.count }
      let left = limit - before
      if left <= 0, k > 0 { return placed }
      let (start, end) = ends(child, alongRow: row)
      func need(_ solved: ReferenceGroup) -> CGFloat {
        (k > 0 ? group.spacing.points : 0) + start.points + end.points
          + (row ? solved.width : solved.height)
      }
      // A child fits or doesn't fit with all of its items.
      let whole = try ReferenceGroup(
        child, inner.width, inner.height, limit: .max, frames, sizes, first: firstLeaf + before)
      let solved =
        left >= whole.leaves.count
        ? whole
        : try ReferenceGroup(
          child, inner.width, inner.height, limit: left, frames, sizes, first: firstLeaf + before)
      let fits = isOpen || used + need(whole) <= main + 0.001
      guard fits || k == 0 else { return placed }
      placed.append((child, solved, need(solved)))
      used += need(solved)
      guard fits else { return placed }
    }
    return placed
  }

  private mutating func put(
    _ placed: [Placed], _ group: LayoutGroup, _ inner: CGSize, free: CGFloat,
    _ insets: LayoutInsets
  ) {
    let row = group.axis == .horizontal
    var minimums = placed.flatMap { item -> [CGFloat] in
      let (start, end) = ends(item.child, alongRow: row)
      return [start, end].filter(\.isFlexible).map(\.points)
    }
    if group.spacing.isFlexible {
      minimums += Array(repeating: group.spacing.points, count: placed.count - 1)
    }
    let level = waterLevel(minimums, free: free + minimums.reduce(0, +))
    func length(_ spacing: LayoutSpacing) -> CGFloat {
      spacing.isFlexible ? max(spacing.points, level) : spacing.points
    }
    var position: CGFloat = 0
    for (k, item) in placed.enumerated() {
      let (start, end) = ends(item.child, alongRow: row)
      let (above, below) = ends(item.child, alongRow: !row)
      position += (k > 0 ? length(group.spacing) : 0) + length(start)
      let rest =
        (row ? inner.height - item.solved.height : inner.width - item.solved.width)
        - (above.isFlexible ? 0 : above.points) - (below.isFlexible ? 0 : below.points)
      let across =
        above.isFlexible ? max(above.points, below.isFlexible ? rest / 2 : rest) : above.points
      let x = insets.leading + (row ? position : across)
      let y = insets.top + (row ? across : position)
      let first = leaves.count
      leaves += item.solved.leaves.map { ($0.frame.offsetBy(dx: x, dy: y), $0.z, $0.size) }
      badgesInside += item.solved.badges.map {
        ($0.item, $0.host.offsetBy(dx: x, dy: y), $0.leaf + first)
      }
      position += (row ? item.solved.width : item.solved.height) + length(end)
    }
  }

  /// Divides repeatedly until no minimum exceeds its share.
  private func waterLevel(_ minimums: [CGFloat], free: CGFloat) -> CGFloat {
    var (left, free) = (minimums, free)
    while !left.isEmpty {
      let share = free / CGFloat(left.count)
      guard let above = left.firstIndex(where: { $0 > share }) else { return share }
      free -= left.remove(at: above)
    }
    return -.infinity
  }

  private func ends(_ child: LayoutNode, alongRow: Bool) -> (LayoutSpacing, LayoutSpacing) {
    let edges = child.edgeSpacing
    return alongRow ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
  }
}

import Foundation
import LayoutGeometry

extension GroupArrangement {
  /// Returns the children's origins in the group's coordinate space, with the remaining space
  /// distributed (compositional-layout.md, 2.6).
  ///
  /// `area` is the group's size without its insets.
  func positions(for group: LayoutGroup, in area: CGSize, insets: LayoutInsets) -> [SolvedNode
    .ChildPosition]
  {
    let axis = group.axis
    let spacing = spacing(of: group, in: area[axis])
    let gap = spacing.length(of: group.spacing)
    let steps = steps(of: group, in: area, insets: insets, spacing: spacing)
    var position = insets.start(axis)
    var positions: [SolvedNode.ChildPosition] = []
    positions.reserveCapacity(children.count)
    for child in children {
      let step = steps[child.part]
      if !positions.isEmpty { position += gap }
      position += step.before
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.crossing] = step.cross
      positions.append(SolvedNode.ChildPosition(part: child.part, origin: origin))
      position += step.length
    }
    return positions
  }

  /// The offsets that all children of a part share.
  private struct Step {
    /// The gap before the child along the axis, in points.
    var before: CGFloat = 0
    /// The length along the axis with the gap after the child, in points.
    var length: CGFloat = 0
    /// The origin across the axis.
    var cross: CGFloat = 0
  }

  /// Returns the steps of all parts.
  private func steps(
    of group: LayoutGroup, in area: CGSize, insets: LayoutInsets, spacing: SpacingSolver
  ) -> [Step] {
    let (axis, cross) = (group.axis, group.axis.crossing)
    return zip(parts, slots).map { part, slot in
      let edges = group.children[slot].edgeSpacing
      let offset = SpacingSolver.crossOffset(
        start: edges.start(cross), end: edges.end(cross), length: part.size[cross],
        available: area[cross])
      return Step(
        before: spacing.length(of: edges.start(axis)),
        length: part.size[axis] + spacing.length(of: edges.end(axis)),
        cross: insets.start(cross) + offset)
    }
  }

  /// Returns the solver for the lengths of flexible gaps in a group of this length.
  private func spacing(of group: LayoutGroup, in length: CGFloat) -> SpacingSolver {
    guard hasFlexibleGaps(in: group) else { return SpacingSolver(minimums: [], free: 0) }
    let minimums = flexibleMinimums(of: group)
    // The flexible gaps share the remaining space and their minimums, which are part of `used`.
    return SpacingSolver(minimums: minimums, free: length - used + minimums.reduce(0, +))
  }

  /// Returns the minimum of each flexible gap: edges of children, and gaps between them.
  private func flexibleMinimums(of group: LayoutGroup) -> [CGFloat] {
    let between =
      group.spacing.isFlexible
      ? [CGFloat](repeating: group.spacing.minimum, count: max(0, children.count - 1)) : []
    let edges = group.children.map { child in
      [child.edgeSpacing.start(group.axis), child.edgeSpacing.end(group.axis)]
        .filter(\.isFlexible).map(\.minimum)
    }
    guard edges.contains(where: { !$0.isEmpty }) else { return between }
    return between + children.flatMap { edges[$0.slot] }
  }
}

extension GroupArrangement {
  /// Returns whether a gap between the children, or an edge along the axis, is flexible.
  ///
  /// Only the descriptions that are used count, of which a row has a few and a group may have many.
  private func hasFlexibleGaps(in group: LayoutGroup) -> Bool {
    group.spacing.isFlexible
      || slots.contains { slot in
        let edges = group.children[slot].edgeSpacing
        return edges.start(group.axis).isFlexible || edges.end(group.axis).isFlexible
      }
  }
}

extension GroupArrangement {
  /// Gives the children that use a uniform dimension the length of the largest of them
  /// (compositional-layout.md, 4.6).
  ///
  /// `node` is the group. On an axis whose length doesn't depend on the children, a uniform
  /// dimension is an estimate like any other. Costs a look at the used descriptions if
  /// no child uses one.
  mutating func growUniformChildren(of line: GroupLine, in node: LayoutNode) {
    for axis in [LayoutAxis.horizontal, .vertical] where node.size[axis].isSelfSizing {
      guard slots.contains(where: { line.children[$0].size[axis].isUniform }) else { continue }
      growUniformChildren(of: line, on: axis)
    }
  }

  private mutating func growUniformChildren(of line: GroupLine, on axis: LayoutAxis) {
    let members = children.filter { line.children[$0.slot].size[axis].isUniform }.map(\.part)
    guard let length = sharedLength(of: members, on: axis) else { return }
    for part in members { parts[part].size[axis] = length }
    if axis == line.group.axis { used = needed(by: line) }
  }

  // Unverified: a sibling without a measurement takes part with its estimate, and a group that
  // grows keeps its children at its start (compositional-layout.md, 4.6).
  /// Returns the length that the parts of uniform siblings share.
  private func sharedLength(of members: [Int], on axis: LayoutAxis) -> CGFloat? {
    members.lazy.map { parts[$0].size[axis] }.max()
  }

  /// Returns the length that the children, their gaps and their edges need with their current
  /// lengths, in points.
  private func needed(by line: GroupLine) -> CGFloat {
    children.indices.reduce(0) { sum, index in
      let child = children[index]
      return sum + line.need(of: child.slot, parts[child.part], isFirst: index == 0)
    }
  }
}

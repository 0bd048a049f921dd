import Foundation
import LayoutGeometry

extension GroupArrangement {
  /// Returns the children's origins in the group's coordinate space, with the remaining space
  /// distributed (compositional-layout.md, 2.6).
  ///
  /// `area` is the group's size without its insets.
  func places(for group: LayoutGroup, in area: CGSize, insets: LayoutInsets) -> [SolvedNode.Place] {
    let axis = group.axis
    let spacing = spacing(of: group, in: area[axis])
    let gap = spacing.length(of: group.spacing)
    let steps = steps(of: group, in: area, insets: insets, spacing: spacing)
    var position = insets.start(axis)
    var places: [SolvedNode.Place] = []
    places.reserveCapacity(children.count)
    for child in children {
      let step = steps[child.part]
      if !places.isEmpty { position += gap }
      position += step.before
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.crossing] = step.cross
      places.append(SolvedNode.Place(part: child.part, origin: origin))
      position += step.length
    }
    return places
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

  /// The steps of all parts.
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
    guard group.hasFlexibleGaps else { return SpacingSolver(minimums: [], free: 0) }
    let minimums = flexibleMinimums(of: group)
    // The flexible gaps share the remaining space and their minimums, which are part of `used`.
    return SpacingSolver(minimums: minimums, free: length - used + minimums.reduce(0, +))
  }

  /// The minimum of each flexible gap: edges of children, and gaps between them.
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

extension LayoutGroup {
  /// Whether a gap between the children, or an edge along the axis, is flexible.
  fileprivate var hasFlexibleGaps: Bool {
    spacing.isFlexible
      || children.contains {
        $0.edgeSpacing.start(axis).isFlexible || $0.edgeSpacing.end(axis).isFlexible
      }
  }
}

import Foundation

extension GroupArrangement {
  /// Where the children are in the group's coordinate space, with leftover space shared out (2.6).
  ///
  /// `area` is the group's size without its insets.
  func places(for group: LayoutGroup, in area: CGSize, insets: LayoutInsets) -> [SolvedNode.Place] {
    let axis = group.axis
    let spacing = SpacingSolver(
      minimums: flexibleMinimums(of: group), free: free(of: group, in: area[axis]))
    let gap = spacing.length(of: group.spacing)
    var position = insets.start(axis)
    var places: [SolvedNode.Place] = []
    places.reserveCapacity(children.count)
    for child in children {
      let edges = group.children[child.slot].edgeSpacing
      let size = parts[child.part].size
      if !places.isEmpty { position += gap }
      position += spacing.length(of: edges.start(axis))
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.crossing] =
        insets.start(axis.crossing)
        + SpacingSolver.crossOffset(
          start: edges.start(axis.crossing), end: edges.end(axis.crossing),
          length: size[axis.crossing], available: area[axis.crossing])
      places.append(SolvedNode.Place(part: child.part, origin: origin))
      position += size[axis] + spacing.length(of: edges.end(axis))
    }
    return places
  }

  /// What the flexible gaps have together: what is left, and the minimums that were counted.
  private func free(of group: LayoutGroup, in length: CGFloat) -> CGFloat {
    length - used + flexibleMinimums(of: group).reduce(0, +)
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

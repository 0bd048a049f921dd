import Foundation
import LayoutGeometry

extension GroupArrangement {
  /// Gives the children that use a uniform dimension the length of the largest of them
  /// (compositional-layout.md, 4.6).
  ///
  /// `node` is the group. On an axis whose length doesn't depend on the children, a uniform
  /// dimension is an estimate like any other. Costs nothing if no child uses one.
  mutating func growUniformChildren(of line: GroupLine, in node: LayoutNode) {
    for axis in [LayoutAxis.horizontal, .vertical] where node.size[axis].isSelfSizing {
      guard line.children.contains(where: { $0.size[axis].isUniform }) else { continue }
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

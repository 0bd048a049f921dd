import Foundation
import LayoutGeometry

/// The children that fill a group, and the length that is available to them
/// (compositional-layout.md, 2.4).
struct GroupLine {
  /// The group.
  let group: LayoutGroup
  /// The group's size without its insets.
  let area: CGSize
  /// Whether the group sizes itself along its own axis, so that everything fits.
  let isOpen: Bool
  /// The number of remaining index paths.
  let limit: Int
  /// The number of the instance's cells before the group.
  let firstLeaf: Int
  /// The children that are cycled through, with the lengths that a divided group forces on them.
  let children: [LayoutNode]

  /// Creates the line of a group in an area.
  init(_ group: LayoutGroup, area: CGSize, isOpen: Bool, limit: Int, firstLeaf: Int) {
    (self.group, self.area, self.isOpen) = (group, area, isOpen)
    (self.limit, self.firstLeaf) = (limit, firstLeaf)
    children = group.forcedChildren(length: isOpen ? nil : area[group.axis])
  }

  // Unverified: compositional-layout.md, 2.4 gives no tolerance; large enough for rounding errors
  // of fractions such as 1/3.
  /// The length by which a child may exceed the available space and still fit, in points.
  static let tolerance: CGFloat = 0.001

  /// The length that children may fill, in points.
  var capacity: CGFloat { isOpen ? .infinity : area[group.axis] + Self.tolerance }

  // Unverified: a group that sizes itself along its own axis contains its children once
  // (compositional-layout.md, 2.4).
  /// The largest number of children of an instance; 0 if none are described.
  var mostChildren: Int {
    guard !children.isEmpty else { return 0 }
    switch group.filling {
    case .cycle: return isOpen ? children.count : max(children.count, LayoutLimits.repetitions)
    case .divided(let count), .repeated(let count): return min(max(0, count), LayoutLimits.copies)
    }
  }

  /// Whether `mostChildren` may have excluded children that fit.
  var isCut: Bool {
    switch group.filling {
    case .cycle: !isOpen
    case .divided(let count), .repeated(let count): count > LayoutLimits.copies
    }
  }

  /// Returns the length that the fit test counts for one child, in points.
  func need(of slot: Int, _ solved: SolvedNode, isFirst: Bool) -> CGFloat {
    need(of: slot, length: solved.size[group.axis], isFirst: isFirst)
  }

  /// Returns whether another child may fit after the used length.
  ///
  /// The child isn't solved: if its length depends on its contents, the result is `true`.
  func mayFit(_ slot: Int, behind used: CGFloat) -> Bool {
    let size = children[slot].size
    guard !size[group.axis].isSelfSizing else { return true }
    let length = size[group.axis].resolved(in: area)
    return used + need(of: slot, length: length, isFirst: false) <= capacity
  }

  private func need(of slot: Int, length: CGFloat, isFirst: Bool) -> CGFloat {
    let edges = children[slot].edgeSpacing
    return (isFirst ? 0 : group.spacing.minimum) + edges.start(group.axis).minimum
      + length + edges.end(group.axis).minimum
  }
}

extension LayoutGroup {
  /// Returns the children that are repeated; those of a divided group share `length` equally.
  ///
  /// `length` is `nil` for a group whose axis is unlimited.
  fileprivate func forcedChildren(length: CGFloat?) -> [LayoutNode] {
    switch filling {
    case .cycle: return children
    case .repeated: return Array(children.prefix(1))
    case .divided(let count):
      guard let length, count > 0, var child = children.first else {
        return Array(children.prefix(1))
      }
      child.size[axis] = .absolute(share(of: length, count: count, child: child))
      return [child]
    }
  }

  // Unverified: the share of a child includes its fixed edge spacing
  // (compositional-layout.md, 2.4).
  /// Returns the length of each child of a divided group.
  private func share(of length: CGFloat, count: Int, child: LayoutNode) -> CGFloat {
    let share = (length - CGFloat(count - 1) * spacing.minimum) / CGFloat(count)
    return share - child.edgeSpacing.start(axis).fixedLength
      - child.edgeSpacing.end(axis).fixedLength
  }
}

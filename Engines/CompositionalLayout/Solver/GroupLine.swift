import Foundation
import LayoutGeometry

/// What a group's children are taken from, and how much room there is (compositional-layout.md 2.4).
struct GroupLine {
  /// The group.
  let group: LayoutGroup
  /// The group's size without its insets.
  let area: CGSize
  /// Whether the group's own axis sizes itself, so that everything fits.
  let isOpen: Bool
  /// How many index paths are left.
  let limit: Int
  /// How many cells of the instance come before the group.
  let firstLeaf: Int
  /// The children that are cycled through, with the lengths that a divided group forces on them.
  let children: [LayoutNode]

  /// The line of a group in an area.
  init(_ group: LayoutGroup, area: CGSize, isOpen: Bool, limit: Int, firstLeaf: Int) {
    (self.group, self.area, self.isOpen) = (group, area, isOpen)
    (self.limit, self.firstLeaf) = (limit, firstLeaf)
    children = group.forcedChildren(length: isOpen ? nil : area[group.axis])
  }

  /// [guess 2.4, §9.16] How far a child may stick out and still fit, in points.
  static let tolerance: CGFloat = 0.001

  /// The length that children may fill, in points.
  var capacity: CGFloat { isOpen ? .infinity : area[group.axis] + Self.tolerance }

  /// How many children an instance can hold at most; 0 where nothing is described.
  ///
  /// [guess 2.4, §9.6] A group whose own axis sizes itself holds its children once.
  var mostChildren: Int {
    guard !children.isEmpty else { return 0 }
    switch group.filling {
    case .cycle: return isOpen ? children.count : max(children.count, LayoutLimits.repetitions)
    case .divided(let count), .repeated(let count): return min(max(0, count), LayoutLimits.copies)
    }
  }

  /// Whether more children might have had room than `mostChildren` allows.
  var isCut: Bool {
    switch group.filling {
    case .cycle: !isOpen
    case .divided(let count), .repeated(let count): count > LayoutLimits.copies
    }
  }

  /// What the fit test counts for one child, in points.
  func need(of slot: Int, _ solved: SolvedNode, isFirst: Bool) -> CGFloat {
    need(of: slot, length: solved.size[group.axis], isFirst: isFirst)
  }

  /// Whether a further child may fit behind what is used; told without solving it where its length
  /// does not follow from what is inside.
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
  /// The children that are cycled through; those of a divided group share `length` equally.
  ///
  /// nil stands for a group whose axis nothing limits.
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

  /// [guess 2.4] Each child's share is its length together with its fixed edge spacing.
  private func share(of length: CGFloat, count: Int, child: LayoutNode) -> CGFloat {
    let share = (length - CGFloat(count - 1) * spacing.minimum) / CGFloat(count)
    return share - child.edgeSpacing.start(axis).fixedLength
      - child.edgeSpacing.end(axis).fixedLength
  }
}

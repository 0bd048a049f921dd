import Foundation
import LayoutGeometry

extension LayoutDiagnosticLog {
  /// Reports the described children of a group that do not fit, once the group is arranged.
  ///
  /// `isOpenAcross` tells that the group grows with its children across its axis. Costs a few
  /// comparisons for each described child while all is well.
  mutating func check(_ arrangement: GroupArrangement, of line: GroupLine, isOpenAcross: Bool) {
    guard let first = arrangement.parts.first, !arrangement.children.isEmpty else { return }
    // 1. The first child is placed whether it fits or not (E-ITEM).
    if line.need(of: 0, first, isFirst: true) > line.capacity { reportTooLarge(first, of: line) }
    // 2. The first of the others that does not fit ends the instance (2.4).
    if arrangement.children.count < line.children.count { reportNeverPlaced(arrangement, of: line) }
    // 3. A group holds no more than can be kept.
    if arrangement.leafCount >= LayoutLimits.leaves, arrangement.children.count > 1 {
      reportTooMany(than: LayoutLimits.leaves)
    } else if arrangement.children.count == line.mostChildren, line.isCut {
      reportTooMany(than: line.mostChildren)
    }
    // 4. Nothing makes children fit across the axis.
    if !isOpenAcross { checkAcross(arrangement, of: line) }
  }

  /// Reports a group of which nothing is described.
  mutating func reportNoSubitems() {
    report(.noSubitems, "the group has no subitems, so it stays empty. Give it at least one.")
  }

  /// Reports a group whose insets leave no room.
  mutating func reportNoRoom(_ area: CGSize, in size: CGSize) {
    report(
      .noRoom,
      """
      \(size.text) pt, and its insets leave \(area.text) pt, which is no room for any item, so the \
      section stays empty. Give the group a larger size or smaller insets.
      """)
  }

  private mutating func reportTooLarge(_ child: SolvedNode, of line: GroupLine) {
    let axis = line.group.axis
    let length = child.size[axis]
    report(
      .itemTooLarge, inChild: 0,
      """
      \(length.text(along: axis, spacing: line.need(of: 0, child, isFirst: true) - length)), \
      \(line.area[axis].text) pt of room; the group cannot fit even one, so it is placed and sticks \
      out. Make it smaller or its group larger.
      """)
  }

  private mutating func reportNeverPlaced(_ arrangement: GroupArrangement, of line: GroupLine) {
    let placed = arrangement.children.count
    guard !line.children[0..<placed].contains(where: { $0.size[line.group.axis].isSelfSizing })
    else { return }
    let room = max(0, line.area[line.group.axis] - arrangement.used)
    for slot in placed..<line.children.count {
      // What is measured may turn out to fit, and so may everything behind it.
      guard !isFull(of: .neverPlaced), !line.children[slot].size[line.group.axis].isSelfSizing
      else { return }
      let length = line.described(slot).text(
        along: line.group.axis, spacing: line.describedSpacing(slot))
      report(
        .neverPlaced, inChild: slot,
        slot == placed
          ? """
          \(length), \(room.text) pt of room; it is never placed. Make it smaller or its group \
          larger.
          """
          : """
          \(length), \(room.text) pt of room, but what stands before it does not fit and ends the \
          group; it is never placed. Make what stands before it smaller or the group larger.
          """)
    }
  }

  private mutating func reportTooMany(than most: Int) {
    report(
      .tooManyItems, "the group has room for more than \(most) items; it holds no more.")
  }

  private mutating func checkAcross(_ arrangement: GroupArrangement, of line: GroupLine) {
    let axis = line.group.axis.crossing
    let room = line.area[axis]
    for slot in 0..<min(arrangement.children.count, line.children.count) {
      let length = arrangement.parts[arrangement.wholeParts[slot]].size[axis]
      let edges = line.children[slot].edgeSpacing
      let spacing = edges.start(axis).fixedLength + edges.end(axis).fixedLength
      guard length + spacing > room + GroupLine.tolerance,
        !line.children[slot].size[axis].isSelfSizing
      else { continue }
      report(
        .sticksOut, inChild: slot,
        """
        \(length.text(along: axis, spacing: spacing)), \(room.text) pt of room; it sticks out of \
        its group. Make it smaller or its group larger.
        """)
    }
  }
}

extension GroupLine {
  /// The length of a child as described, along the group's axis, in points.
  fileprivate func described(_ slot: Int) -> CGFloat {
    children[slot].size.resolved(in: area)[group.axis]
  }

  /// What a child needs beside its length, in points.
  fileprivate func describedSpacing(_ slot: Int) -> CGFloat {
    let edges = children[slot].edgeSpacing
    return (slot == 0 ? 0 : group.spacing.minimum) + edges.start(group.axis).minimum
      + edges.end(group.axis).minimum
  }
}

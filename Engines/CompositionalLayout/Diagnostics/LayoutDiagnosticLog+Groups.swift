import Foundation
import LayoutGeometry

extension LayoutDiagnosticLog {
  /// Reports the children of an arranged group that do not fit.
  ///
  /// `isOpenAcross` is whether the group grows with its children across its axis. Without mistakes
  /// the cost is a few comparisons for each described child.
  mutating func check(_ arrangement: GroupArrangement, of line: GroupLine, isOpenAcross: Bool) {
    guard let first = arrangement.parts.first, !arrangement.children.isEmpty else { return }
    // 1. The first child is laid out even if it does not fit (compositional-layout.md, 6.7,
    //    E-ITEM).
    if line.need(of: 0, first, isFirst: true) > line.capacity { reportTooLarge(first, of: line) }
    // 2. The first other child that does not fit ends the instance (compositional-layout.md, 2.4).
    if arrangement.children.count < line.children.count { reportNeverPlaced(arrangement, of: line) }
    // 3. The number of children is limited.
    if arrangement.leafCount >= LayoutLimits.leaves, arrangement.children.count > 1 {
      reportTooMany(limit: LayoutLimits.leaves)
    } else if arrangement.children.count == line.mostChildren, line.isCut {
      reportTooMany(limit: line.mostChildren)
    }
    // 4. Across its axis a group does not resize its children.
    if !isOpenAcross { checkAcross(arrangement, of: line) }
  }

  /// Reports a group without described children.
  mutating func reportNoSubitems() {
    report(.noSubitems, "the group has no subitems, so it stays empty. Give it at least one.")
  }

  /// Reports a group whose insets leave no space.
  mutating func reportNoAvailableSpace(_ area: CGSize, in size: CGSize) {
    report(
      .noAvailableSpace,
      """
      \(size.text) pt, and its insets leave \(area.text) pt, which is no space for any item, so the \
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
      \(line.area[axis].text) pt available; the group cannot fit even one, so it is placed and \
      sticks out. Make it smaller or its group larger.
      """)
  }

  private mutating func reportNeverPlaced(_ arrangement: GroupArrangement, of line: GroupLine) {
    let placed = arrangement.children.count
    guard !line.children[0..<placed].contains(where: { $0.size[line.group.axis].isSelfSizing })
    else { return }
    let available = max(0, line.area[line.group.axis] - arrangement.used)
    for index in placed..<line.children.count {
      // A self-sizing child may fit after its measurement, and so may all children after it.
      guard !isFull(of: .neverPlaced), !line.children[index].size[line.group.axis].isSelfSizing
      else { return }
      let length = line.describedLength(of: index).text(
        along: line.group.axis, spacing: line.describedSpacing(of: index))
      report(
        .neverPlaced, inChild: index,
        index == placed
          ? """
          \(length), \(available.text) pt available; it is never placed. Make it smaller or its \
          group larger.
          """
          : """
          \(length), \(available.text) pt available, but the item before it does not fit and ends \
          the group; it is never placed. Make the item before it smaller or the group larger.
          """)
    }
  }

  private mutating func reportTooMany(limit: Int) {
    report(.tooManyItems, "the group has space for more than \(limit) items; it holds no more.")
  }

  private mutating func checkAcross(_ arrangement: GroupArrangement, of line: GroupLine) {
    let axis = line.group.axis.crossing
    let available = line.area[axis]
    for index in 0..<min(arrangement.children.count, line.children.count) {
      let length = arrangement.parts[arrangement.wholeParts[index]].size[axis]
      let edges = line.children[index].edgeSpacing
      let spacing = edges.start(axis).fixedLength + edges.end(axis).fixedLength
      guard length + spacing > available + GroupLine.tolerance,
        !line.children[index].size[axis].isSelfSizing
      else { continue }
      report(
        .sticksOut, inChild: index,
        """
        \(length.text(along: axis, spacing: spacing)), \(available.text) pt available; it sticks \
        out of its group. Make it smaller or its group larger.
        """)
    }
  }
}

extension GroupLine {
  /// Returns the described length of a child along the group's axis, in points.
  fileprivate func describedLength(of index: Int) -> CGFloat {
    children[index].size.resolved(in: area)[group.axis]
  }

  /// Returns the spacing that a child requires in addition to its length, in points.
  fileprivate func describedSpacing(of index: Int) -> CGFloat {
    let edges = children[index].edgeSpacing
    return (index == 0 ? 0 : group.spacing.minimum) + edges.start(group.axis).minimum
      + edges.end(group.axis).minimum
  }
}

// MARK: Custom groups

extension LayoutDiagnosticLog {
  /// Reports invalid frames of a custom group.
  ///
  /// Visits every frame if one isn't bounded.
  mutating func check(_ frames: LayoutCustomFrames) {
    if frames.isEmpty {
      report(.noSubitems, "the provider returned no frames, so the group stays empty.")
    }
    if frames.count > LayoutLimits.items {
      report(
        .tooManyItems,
        "the provider returned \(frames.count) frames; \(LayoutLimits.items) are placed.")
    }
    guard !frames.areBounded else { return }
    for (index, custom) in frames.prefix(LayoutLimits.items).enumerated() where custom.isInvalid {
      guard !isFull(of: .notFinite) else { return }
      report(custom.frame, inChild: index)
    }
  }

  private mutating func report(_ frame: CGRect, inChild index: Int) {
    let text = "\(frame.origin.text) \(frame.size.text)"
    guard frame.hasFiniteNumbers else {
      return report(
        .notFinite, inChild: index,
        "the frame \(text) has numbers that are not finite; 0 is used. Give it points.")
    }
    report(
      .notPositive, inChild: index,
      "the frame \(text) has a negative size; 0 is used. Give it 0 points or more.")
  }
}

extension LayoutCustomFrame {
  fileprivate var isInvalid: Bool {
    !frame.hasFiniteNumbers || frame.size.width < 0 || frame.size.height < 0
  }
}

extension CGRect {
  fileprivate var hasFiniteNumbers: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}

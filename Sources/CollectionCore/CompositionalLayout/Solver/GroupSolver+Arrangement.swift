import Foundation

extension GroupSolver {
  /// How far a child may stick out and still fit, in points ([guess] compositional-layout.md 2.4, §9.16).
  static let tolerance: CGFloat = 0.001

  /// Takes children while the next one fits (2.4).
  ///
  /// - Parameters:
  ///   - area: The group's size without its insets.
  ///   - isOpen: Whether the group's own axis sizes itself, so that everything fits.
  ///   - limit: How many index paths are left.
  mutating func arrange(
    _ group: LayoutGroup, in area: CGSize, isOpen: Bool, limit: Int
  ) throws(LayoutFault) -> GroupArrangement {
    var arrangement = GroupArrangement()
    let most = group.mostChildren(isOpen: isOpen)
    guard most > 0 else {
      log.report(
        .noSubitems, "the group has no subitems, so it stays empty. Give it at least one.")
      return arrangement
    }
    let children = group.forcedChildren(length: isOpen ? nil : area[group.axis])
    var known = [Int?](repeating: nil, count: children.count)
    var usedBeforeCycle: CGFloat = 0
    for index in 0..<most {
      let left = limit - arrangement.leafCount
      guard left > 0 || index == 0 else { break }
      let slot = index % children.count
      // A cycle that takes no room would go on for ever: it is placed once.
      if slot == 0, index > 0 {
        guard arrangement.used > usedBeforeCycle || group.filling != .cycle else { break }
        usedBeforeCycle = arrangement.used
      }
      let part: Int
      if let solved = known[slot], arrangement.parts[solved].leafCount <= left {
        part = solved
      } else {
        log.path.append(slot)
        arrangement.parts.append(try solve(children[slot], in: area, limit: left))
        log.path.removeLast()
        part = arrangement.parts.count - 1
        known[slot] = part
      }
      let need = group.need(of: children[slot], arrangement.parts[part], isFirst: index == 0)
      if !isOpen, arrangement.used + need > area[group.axis] + Self.tolerance {
        guard index == 0 else { break }
        reportTooLarge(slot, need: need, group: group, area: area)
        arrangement.append(slot: slot, part: part, need: need)
        break
      }
      arrangement.append(slot: slot, part: part, need: need)
    }
    if arrangement.children.count == LayoutLimits.items {
      log.report(
        .tooManyItems,
        "the group holds more than \(LayoutLimits.items) subitems; the others are left out.")
    }
    return arrangement
  }

  private mutating func reportTooLarge(
    _ slot: Int, need: CGFloat, group: LayoutGroup, area: CGSize
  ) {
    log.path.append(slot)
    log.report(
      .itemTooLarge,
      """
      the subitem needs \(need) points with its spacing and its group has \(area[group.axis]), so \
      the group cannot fit even one; it is placed and sticks out. Make the subitem smaller or the \
      group larger.
      """)
    log.path.removeLast()
  }
}

extension LayoutGroup {
  /// How many children an instance can hold at most (2.4); 0 where nothing is described.
  ///
  /// [guess 2.4, §9.6] A group whose own axis sizes itself holds its children once.
  fileprivate func mostChildren(isOpen: Bool) -> Int {
    guard !children.isEmpty else { return 0 }
    switch filling {
    case .cycle: return isOpen ? children.count : LayoutLimits.items
    case .divided(let count), .repeated(let count): return min(max(0, count), LayoutLimits.items)
    }
  }

  /// The children that are cycled through, with forced lengths for a divided group.
  ///
  /// - Parameter length: What the children share along the axis; nil where nothing limits them.
  fileprivate func forcedChildren(length: CGFloat?) -> [LayoutNode] {
    switch filling {
    case .cycle: return children
    case .repeated: return Array(children.prefix(1))
    case .divided(let count):
      guard let length, var child = children.first else { return Array(children.prefix(1)) }
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

  /// What the fit test counts for one child, in points (2.4).
  fileprivate func need(of child: LayoutNode, _ solved: SolvedNode, isFirst: Bool) -> CGFloat {
    (isFirst ? 0 : spacing.minimum) + child.edgeSpacing.start(axis).minimum + solved.size[axis]
      + child.edgeSpacing.end(axis).minimum
  }
}

import Foundation

/// The constraints of visible views along the axis.
extension StackArrangement {
  /// Returns the connections of the first and the last visible view to the edges of the canvas.
  func canvasConnections() -> [StackConstraint] {
    let visible = visible
    guard let first = visible.first, let last = visible.last else { return collapsed() }
    return [
      StackConstraint(
        name: .canvas, first: first.side[axis.start], second: canvas[axis.start]),
      StackConstraint(
        name: .canvas, first: last.side[axis.end], second: canvas[axis.end]),
    ]
  }

  /// Returns the length of a stack view without visible views: zero, unless a required constraint
  /// determines it; an empty stack view has no such constraint.
  // Unverified: inferred from uikit.md, 4.10.
  private func collapsed() -> [StackConstraint] {
    guard !items.isEmpty else { return [] }
    return [
      StackConstraint(
        name: .hiding, first: canvas[axis.length], priority: Self.collapsingPriority)
    ]
  }

  private static let collapsingPriority: Float = 999

  /// Returns the distances of neighbors; the least distances if the gaps share the remaining space.
  func spacings() -> [StackConstraint] {
    let isLeast = distribution == .equalSpacing || distribution == .equalCentering
    return neighbors.map { before, after in
      StackConstraint(
        name: .spacing, first: after.side[upperEdge(of: after)],
        relation: isLeast ? .greaterThanOrEqual : .equal,
        second: before.side[lowerEdge(of: before)],
        constant: before.spacingAfter)
    }
  }

  private func upperEdge(of item: Item) -> NSLayoutConstraint.Attribute {
    isBaselineRelative && item.hasBaselines ? .firstBaseline : axis.start
  }

  private func lowerEdge(of item: Item) -> NSLayoutConstraint.Attribute {
    isBaselineRelative && item.hasBaselines ? .lastBaseline : axis.end
  }

  /// Returns the constraints of the distribution.
  func distributed() -> [StackConstraint] {
    switch distribution {
    case .fill: []
    case .fillEqually: equalLengths()
    case .fillProportionally: proportionalLengths()
    case .equalSpacing: equalGaps(from: axis.end, to: axis.start) { _ in 1000 }
    case .equalCentering:
      equalGaps(from: axis.center, to: axis.center) { max(1, Self.centeringPriority - Float($0)) }
    }
  }

  private static let centeringPriority: Float = 150

  private func equalLengths() -> [StackConstraint] {
    guard let first = visible.first else { return [] }
    return visible.dropFirst().map {
      StackConstraint(
        name: .fillEqually, first: $0.side[axis.length], second: first.side[axis.length])
    }
  }

  /// Returns lengths as parts of the canvas.
  ///
  /// Earlier views have a higher priority, so that the last one takes the remainder.
  private func proportionalLengths() -> [StackConstraint] {
    let visible = visible
    let gaps = visible.dropLast().reduce(0) { $0 + $1.spacingAfter }
    let total = visible.reduce(gaps) { $0 + ($1.naturalLength ?? 0) }
    return visible.enumerated().map { index, item in
      let natural = item.naturalLength ?? 0
      guard natural > 0, total > 0 else {
        return StackConstraint(name: .fillProportionally, first: item.side[axis.length])
      }
      return StackConstraint(
        name: .fillProportionally, first: item.side[axis.length],
        second: canvas[axis.length], multiplier: natural / total,
        priority: max(1, Self.proportionPriority - Float(index)))
    }
  }

  private static let proportionPriority: Float = 999

  /// Returns the edges of a guide for each gap, and equal lengths of all guides.
  private func equalGaps(
    from leaving: NSLayoutConstraint.Attribute, to arriving: NSLayoutConstraint.Attribute,
    priority: (Int) -> Float
  ) -> [StackConstraint] {
    guard gapCount > 0 else { return [] }
    return neighbors.enumerated().flatMap { index, pair in
      let gap = StackConstraint.Item.gap(index)
      let edges = [
        StackConstraint(
          name: .distributingEdge, first: gap[axis.start], second: pair.before.side[leaving]),
        StackConstraint(
          name: .distributingEdge, first: gap[axis.end], second: pair.after.side[arriving]),
      ]
      guard index > 0 else { return edges }
      let equal = StackConstraint(
        name: .distributing, first: gap[axis.length],
        second: StackConstraint.Item.gap(0)[axis.length], priority: priority(index - 1))
      return edges + [equal]
    }
  }
}

/// The constraints of hidden views.
extension StackArrangement {
  /// Returns the constraints of hidden views: no length, and a position half of the spacing after
  /// the visible view before them, or at the edge of the canvas.
  func collapsedHiddenViews() -> [StackConstraint] {
    var before: Item?
    let last = visible.last
    return items.flatMap { item -> [StackConstraint] in
      guard item.isHidden else {
        before = item
        return []
      }
      let length = StackConstraint(name: .hiding, first: item.side[axis.length])
      return [length, junction(of: item, after: before, last: last)] + alignedWhileHidden(item)
    }
  }

  private func junction(of item: Item, after before: Item?, last: Item?) -> StackConstraint {
    guard let before else {
      return StackConstraint(
        name: .spacing, first: item.side[axis.start],
        second: canvas[axis.start])
    }
    return StackConstraint(
      name: .spacing, first: item.side[axis.start], second: before.side[axis.end],
      constant: before.id == last?.id ? 0 : before.spacingAfter / 2)
  }
}

import Foundation

/// The constraints along the axis.
extension StackArrangement {
  /// The first and the last visible view at the edges of the canvas.
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

  /// [guess 4.10] A stack all of whose views are hidden has no length, unless something required
  /// wants one; an empty stack asks for nothing.
  private func collapsed() -> [StackConstraint] {
    guard !items.isEmpty else { return [] }
    return [
      StackConstraint(
        name: .hiding, first: canvas[axis.length], priority: 999)
    ]
  }

  /// The distances of neighbors, which are the least ones where gaps share the rest of the room.
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

  /// What the distribution asks for.
  func distributed() -> [StackConstraint] {
    switch distribution {
    case .fill: []
    case .fillEqually: equalLengths()
    case .fillProportionally: proportionalLengths()
    case .equalSpacing: equalGaps(from: axis.end, to: axis.start) { _ in 1000 }
    case .equalCentering: equalGaps(from: axis.middle, to: axis.middle) { max(1, 150 - Float($0)) }
    }
  }

  private func equalLengths() -> [StackConstraint] {
    guard let first = visible.first else { return [] }
    return visible.dropFirst().map {
      StackConstraint(
        name: .fillEqually, first: $0.side[axis.length], second: first.side[axis.length])
    }
  }

  /// Parts of the canvas, the earlier ones more important, so that the last one makes up for what
  /// the parts and gaps don't add up to.
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
        priority: max(1, 999 - Float(index)))
    }
  }

  /// A guide for each gap, all of them as long as the first.
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

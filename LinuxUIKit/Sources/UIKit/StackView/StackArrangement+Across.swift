/// The constraints across the axis.
extension StackArrangement {
  /// With what a row on baselines keeps to an edge of a higher stack.
  private static let suppression: Float = 25

  /// [guess 4.10] With what the stack keeps to the largest view across the axis.
  ///
  /// The section has 25. Just above the 50 of a size that is asked for, a cell with a row in its
  /// middle is as high as the row needs, and not as high as the layout estimated.
  private static let spanningFit: Float = 51

  /// Whether a row stands on baselines; a column can't.
  private var isOnBaselines: Bool {
    axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
  }

  /// A visible view at its place, and inside of the canvas.
  func aligned(_ item: Item) -> [StackConstraint] {
    let across = axis.across
    switch alignment {
    case .fill: return [pinned(item, across.start), pinned(item, across.end)]
    case .leading: return [pinned(item, across.start), inside(item, across.end)]
    case .trailing: return [pinned(item, across.end), inside(item, across.start)]
    // What is in the middle and ends inside begins inside, too.
    case .center: return [pinned(item, across.middle), inside(item, across.end)]
    case .firstBaseline, .lastBaseline:
      guard isOnBaselines else { return alignedWithoutBaselines(item) }
      return [inside(item, across.start), inside(item, across.end)]
    }
  }

  /// [guess 4.10] A column has no common baseline: its views stand at the leading edge.
  private func alignedWithoutBaselines(_ item: Item) -> [StackConstraint] {
    [pinned(item, axis.across.start), inside(item, axis.across.end)]
  }

  /// The baselines of a row on one line; views without text lend their upper or lower edge.
  func baselinesOnOneLine() -> [StackConstraint] {
    guard isOnBaselines, let first = visible.first else { return [] }
    let line = first.side[baseline(of: first)]
    return visible.dropFirst().map {
      StackConstraint(name: .alignment, first: $0.side[baseline(of: $0)], second: line)
    } + [restOfRow(first)]
  }

  /// [guess 4.10] In a stack that is higher than the row, the row stands at the upper edge if first
  /// baselines are aligned, else at the lower one.
  private func restOfRow(_ first: Item) -> StackConstraint {
    let edge = alignment == .firstBaseline ? axis.across.start : axis.across.end
    return StackConstraint(
      name: .ambiguity, first: first.side[edge], second: canvas[edge],
      priority: Self.suppression)
  }

  private func baseline(of item: Item) -> NSLayoutConstraint.Attribute {
    guard alignment == .firstBaseline else { return item.hasBaselines ? .lastBaseline : .bottom }
    return item.hasBaselines ? .firstBaseline : .top
  }

  /// The stack no larger than its largest view needs, where views don't reach both edges.
  func huggedAcross() -> [StackConstraint] {
    guard alignment != .fill, !visible.isEmpty else { return [] }
    return [
      StackConstraint(
        name: .spanningFit, first: canvas[axis.across.length], priority: Self.spanningFit)
    ]
  }

  private func pinned(
    _ item: Item, _ edge: NSLayoutConstraint.Attribute, priority: Float = 1000
  ) -> StackConstraint {
    StackConstraint(
      name: .alignment, first: item.side[edge], second: canvas[edge],
      priority: priority)
  }

  private func inside(_ item: Item, _ edge: NSLayoutConstraint.Attribute) -> StackConstraint {
    StackConstraint(
      name: .alignment, first: item.side[edge],
      relation: edge == axis.across.start ? .greaterThanOrEqual : .lessThanOrEqual,
      second: canvas[edge])
  }

  /// [guess 4.10] A hidden view keeps its place across the axis without making the stack larger:
  /// one that would fill it follows the stack's size instead of holding it up.
  func alignedWhileHidden(_ item: Item) -> [StackConstraint] {
    let across = axis.across
    switch alignment {
    case .fill: return [pinned(item, across.start), pinned(item, across.end, priority: 1)]
    case .center: return [pinned(item, across.middle)]
    case .trailing: return [pinned(item, across.end)]
    case .leading, .firstBaseline, .lastBaseline: return [pinned(item, across.start)]
    }
  }
}

/// The constraints on the other axis.
extension StackArrangement {
  /// The priority with which a baseline-aligned row keeps to an edge of a higher stack view.
  private static let suppression: Float = 25

  /// The priority with which the stack view is no larger than its largest view on the other axis.
  ///
  /// It is just above the priority of a fitting size, so that a cell with a centered row has the
  /// height of the row instead of the layout's estimated height.
  // Unverified: uikit.md, 4.10 has 25.
  private static let spanningFit: Float = 51

  /// The priority with which a hidden view follows the stack view's size.
  private static let followingPriority: Float = 1

  /// Whether the views are aligned by baselines, which needs a horizontal axis.
  private var isOnBaselines: Bool {
    axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
  }

  /// Returns the alignment of a visible view, and the limits of the canvas.
  func aligned(_ item: Item) -> [StackConstraint] {
    let across = axis.across
    switch alignment {
    case .fill: return [pinned(item, across.start), pinned(item, across.end)]
    case .leading: return [pinned(item, across.start), inside(item, across.end)]
    case .trailing: return [pinned(item, across.end), inside(item, across.start)]
    // A centered view that ends inside begins inside, too.
    case .center: return [pinned(item, across.center), inside(item, across.end)]
    case .firstBaseline, .lastBaseline:
      guard isOnBaselines else { return alignedWithoutBaselines(item) }
      return [inside(item, across.start), inside(item, across.end)]
    }
  }

  /// Returns the alignment by baselines on a vertical axis: at the leading edge.
  // Unverified: inferred from the lack of a common baseline in uikit.md, 4.10.
  private func alignedWithoutBaselines(_ item: Item) -> [StackConstraint] {
    [pinned(item, axis.across.start), inside(item, axis.across.end)]
  }

  /// Returns equal baselines of the views in a row; the top or bottom edge of views without text.
  func alignedBaselines() -> [StackConstraint] {
    guard isOnBaselines, let first = visible.first else { return [] }
    let line = first.side[baseline(of: first)]
    return visible.dropFirst().map {
      StackConstraint(name: .alignment, first: $0.side[baseline(of: $0)], second: line)
    } + [rowPosition(first)]
  }

  /// Returns the position of a row in a higher stack view: at the top edge if first baselines are
  /// aligned, otherwise at the bottom edge.
  // Unverified: inferred from `UISV-ambiguity-suppression` in uikit.md, 4.10.
  private func rowPosition(_ first: Item) -> StackConstraint {
    let edge = alignment == .firstBaseline ? axis.across.start : axis.across.end
    return StackConstraint(
      name: .ambiguity, first: first.side[edge], second: canvas[edge],
      priority: Self.suppression)
  }

  private func baseline(of item: Item) -> NSLayoutConstraint.Attribute {
    guard alignment == .firstBaseline else { return item.hasBaselines ? .lastBaseline : .bottom }
    return item.hasBaselines ? .firstBaseline : .top
  }

  /// Returns the limit of the stack view to its largest view, if views don't reach both edges.
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

  /// Returns the alignment of a hidden view, which does not enlarge the stack view: one that would
  /// fill it follows its size instead.
  // Unverified: inferred from uikit.md, 4.10.
  func alignedWhileHidden(_ item: Item) -> [StackConstraint] {
    let across = axis.across
    switch alignment {
    case .fill:
      return [
        pinned(item, across.start), pinned(item, across.end, priority: Self.followingPriority),
      ]
    case .center: return [pinned(item, across.center)]
    case .trailing: return [pinned(item, across.end)]
    case .leading, .firstBaseline, .lastBaseline: return [pinned(item, across.start)]
    }
  }
}

import ConstraintSolver

/// Constraints on edges, centers and lengths in terms of the variables of their items.
extension LayoutEngine {
  /// Returns the constraint in the solver's terms; `nil` if one of its items is deallocated.
  ///
  /// All edges are in the coordinates of the view that holds the constraint. In right-to-left
  /// layouts the axis of leading and trailing edges points to the left: edges change sides, and
  /// they and the constant change sign. Compared with a y location, an edge changes sides only.
  func lower(_ constraint: NSLayoutConstraint) -> LoweredConstraint? {
    guard let holder = constraint.holder,
      let first = side(
        constraint.firstLayoutItem, constraint.firstAttribute, facing: constraint.secondLayoutItem)
    else { return nil }
    let second = side(
      constraint.secondLayoutItem, constraint.secondAttribute, facing: constraint.firstLayoutItem)
    guard second != nil || constraint.secondAttribute == .notAnAttribute else { return nil }
    let isMirrored =
      [first, second].contains { $0?.attribute.family == .leadingTrailing }
      && (first.item.layoutView?.isRightToLeft ?? false)
    let changesSign =
      isMirrored && !first.attribute.isVertical && second?.attribute.isVertical != true
    var items: [LayoutItemEntry] = []
    var right = ConstraintSolver.Expression(Double(constraint.constant))
    if let second {
      let value = expression(for: second, in: holder, isMirrored: isMirrored, items: &items)
      right = Double(constraint.multiplier) * (changesSign ? -value : value) + right
    }
    let left = expression(for: first, in: holder, isMirrored: isMirrored, items: &items)
    let value = Constraint(
      changesSign ? -left : left, constraint.relation.solverRelation, right,
      strength: constraint.priority.strength)
    return LoweredConstraint(value: value, items: items)
  }

  /// One side of a constraint: an attribute of an item.
  private struct Side {
    var item: any LayoutItem
    var attribute: NSLayoutConstraint.Attribute
    /// The distance from the edge that the attribute names to the actual edge, in points.
    var offset = 0.0
  }

  /// Returns the side in terms of edges and lengths: of the margins guide for margin attributes,
  /// the top or bottom edge for baselines, and the content for edges of a scroll view in
  /// constraints with its descendants.
  private func side(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute,
    facing other: (any LayoutItem)?
  ) -> Side? {
    guard var item else { return nil }
    if attribute.family != .length, let content = item.contentGuide(facing: other) {
      item = content
    }
    if let inner = attribute.withinMargins, let guide = item.marginsGuide {
      return Side(item: guide, attribute: inner)
    }
    guard attribute.isBaseline else { return Side(item: item, attribute: attribute) }
    let target = item.baselineItem(for: attribute)
    return baselineOffset(of: target, attribute).map {
      Side(item: target, attribute: .top, offset: $0)
    } ?? Side(item: target, attribute: .bottom)
  }

  private func expression(
    for side: Side, in holder: UIView, isMirrored: Bool, items: inout [LayoutItemEntry]
  ) -> ConstraintSolver.Expression {
    let isVertical = side.attribute.isVertical
    let entry = entry(for: side.item)
    let length = entry.length(isVertical: isVertical)
    if side.attribute.family == .length {
      items.append(entry)
      return ConstraintSolver.Expression(length)
    }
    var edge = start(of: side.item, in: holder, isVertical: isVertical, items: &items)
    if side.offset != 0 {
      items.append(entry)
      edge = edge + side.offset
    }
    let share = side.attribute.share(isMirrored: isMirrored)
    if share != 0 {
      items.append(entry)
      edge = edge + share * length
    }
    return edge
  }

  /// Returns the distance from the top of an item's alignment rectangle to its baseline; `nil` for
  /// items without text.
  private func baselineOffset(
    of item: any LayoutItem, _ attribute: NSLayoutConstraint.Attribute
  ) -> Double? {
    guard let content = item.baselineContent,
      let offset = entry(for: content).baselineOffset(attribute)
    else { return nil }
    return Double(offset) - content.alignmentInset(isVertical: true).start
  }

  /// Returns the left or top edge of an item in the coordinates of an ancestor.
  private func start(
    of item: any LayoutItem, in holder: UIView, isVertical: Bool, items: inout [LayoutItemEntry]
  ) -> ConstraintSolver.Expression {
    // Edges of the holder itself are those of its content at offset zero.
    guard item !== holder else {
      return ConstraintSolver.Expression(holder.alignmentInset(isVertical: isVertical).start)
    }
    let entry = positionedEntry(for: item)
    items.append(entry)
    var sum = ConstraintSolver.Expression(entry.start(isVertical: isVertical))
    var owner = item.frameOwner
    while let view = owner, view !== holder {
      let entry = positionedEntry(for: view)
      items.append(entry)
      let origin = isVertical ? view.bounds.minY : view.bounds.minX
      let inset = view.alignmentInset(isVertical: isVertical).start
      let outer = ConstraintSolver.Expression(entry.start(isVertical: isVertical))
      sum = sum + outer - (Double(origin) + inset)
      owner = view.superview
    }
    return sum
  }
}

extension NSLayoutConstraint.Attribute {
  /// Returns the part of the length before the edge.
  fileprivate func share(isMirrored: Bool) -> Double {
    switch self {
    case .right, .bottom: 1
    case .centerX, .centerY: 0.5
    case .leading: isMirrored ? 1 : 0
    case .trailing: isMirrored ? 0 : 1
    default: 0
    }
  }
}

extension NSLayoutConstraint.Relation {
  fileprivate var solverRelation: Constraint.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension UIView {
  /// Returns the insets of the alignment rectangle from the frame on one axis.
  func alignmentInset(isVertical: Bool) -> (start: Double, end: Double) {
    let insets = alignmentRectInsets
    return isVertical
      ? (Double(insets.top), Double(insets.bottom)) : (Double(insets.left), Double(insets.right))
  }
}

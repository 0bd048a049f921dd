import ConstraintSolver

/// Constraints on edges and middles, written in the unknowns of their items.
extension LayoutEngine {
  /// The constraint in the solver's terms; nil when one of its items is gone.
  ///
  /// All edges are measured in the coordinates of the view that holds the constraint. Where leading
  /// is right, the axis runs leftwards: edges change sides, and they and the constant change sign.
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
    var items: [LayoutItemEntry] = []
    var right = ConstraintSolver.Expression(Double(constraint.constant))
    if let second {
      let value = expression(for: second, in: holder, isMirrored: isMirrored, items: &items)
      right = Double(constraint.multiplier) * value + right
    }
    let left = expression(for: first, in: holder, isMirrored: isMirrored, items: &items)
    let value = Constraint(
      left, constraint.relation.solverRelation, right, strength: constraint.priority.strength)
    return LoweredConstraint(value: value, items: items)
  }

  /// An item and what of it is meant.
  private struct Side {
    var item: any LayoutItem
    var attribute: NSLayoutConstraint.Attribute
    /// What lies between that edge and the one meant, in points.
    var offset = 0.0
  }

  /// What the solver's terms name: the margins guide for margin attributes, the upper or lower edge
  /// for baselines, the content for edges of a scroll view that are seen from inside.
  private func side(
    _ item: (any LayoutItem)?, _ attribute: NSLayoutConstraint.Attribute,
    facing other: (any LayoutItem)?
  ) -> Side? {
    guard var item else { return nil }
    if attribute.family != .length, let content = item.contentGuide(facing: other) {
      item = content
    }
    if let inner = attribute.withinMargins, let view = item as? UIView {
      return Side(item: view.layoutMarginsGuide, attribute: inner)
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
    return isMirrored && !isVertical ? -edge : edge
  }

  /// The left or upper edge of an item in the coordinates of a view around it.
  private func start(
    of item: any LayoutItem, in holder: UIView, isVertical: Bool, items: inout [LayoutItemEntry]
  ) -> ConstraintSolver.Expression {
    // Edges of the holder itself are where its content begins, whatever it is scrolled to.
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
  /// How much of the length lies before the edge.
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
  /// How far the alignment rectangle is inside of the frame, before and after, on one axis.
  func alignmentInset(isVertical: Bool) -> (start: Double, end: Double) {
    let insets = alignmentRectInsets
    return isVertical
      ? (Double(insets.top), Double(insets.bottom)) : (Double(insets.left), Double(insets.right))
  }
}

import ConstraintSolver

/// What items say by themselves: frames, natural sizes, insets.
extension LayoutEngine {
  func contributions(of entry: LayoutItemEntry) -> [Contribution] {
    if let guide = entry.item as? InsetLayoutGuide { return insetContributions(of: guide, entry) }
    if let guide = entry.item as? ScrollLayoutGuide { return scrollContributions(of: guide, entry) }
    guard let view = entry.view else { return [] }
    if view === root { return rootContributions(of: view, entry) }
    if view.translatesAutoresizingMaskIntoConstraints {
      return frameContributions(of: view, entry)
    }
    return contentContributions(of: view, entry)
  }

  /// The root's bounds; when measuring, the size to fit and the natural size.
  private func rootContributions(of view: UIView, _ entry: LayoutItemEntry) -> [Contribution] {
    guard let fitting else {
      let size = view.alignmentRect(forFrame: view.bounds).size
      return [
        length(.width, entry, equals: size.width, .required),
        length(.height, entry, equals: size.height, .required),
      ]
    }
    return [
      length(.width, entry, equals: fitting.size.width, fitting.horizontalPriority),
      length(.height, entry, equals: fitting.size.height, fitting.verticalPriority),
    ] + contentContributions(of: view, entry)
  }

  /// The frame of a view placed by hand, following its superview as its mask says.
  private func frameContributions(of view: UIView, _ entry: LayoutItemEntry) -> [Contribution] {
    [false, true].flatMap { isVertical in
      let rule = view.autoresizingRule(isVertical: isVertical)
      let length = fixed(
        isVertical ? .height : .width, entry.length(isVertical: isVertical), entry, view,
        factor: rule.lengthFactor, constant: rule.lengthConstant)
      guard entry.needsPosition else { return [length] }
      let start = fixed(
        isVertical ? .startY : .startX, entry.start(isVertical: isVertical), entry, view,
        factor: rule.startFactor, constant: rule.startConstant)
      return [start, length]
    }
  }

  /// `variable == factor × superview's length + constant`.
  private func fixed(
    _ part: ConstraintSource.Part, _ variable: Variable, _ entry: LayoutItemEntry,
    _ view: UIView, factor: Double, constant: Double
  ) -> Contribution {
    var right = ConstraintSolver.Expression(constant)
    var items: [LayoutItemEntry] = []
    if abs(factor) > 1e-9, let superview = view.superview {
      let isVertical = [.startY, .height].contains(part)
      let outer = self.entry(for: superview)
      let inset = superview.alignmentInset(isVertical: isVertical)
      let length = ConstraintSolver.Expression(outer.length(isVertical: isVertical))
      right = right + factor * (length + (inset.start + inset.end))
      items.append(outer)
    }
    let value = Constraint(ConstraintSolver.Expression(variable), .equal, right)
    return Contribution(part, value, items)
  }

  /// Up to four inequalities that hold a view near its natural size, and what its part in a stack
  /// adds.
  private func contentContributions(
    of view: UIView, _ entry: LayoutItemEntry
  ) -> [Contribution] {
    let size = entry.naturalSize(of: view)
    let role = view.autoLayoutState?.stackRole
    return [(size.width, NSLayoutConstraint.Axis.horizontal), (size.height, .vertical)].flatMap {
      natural, axis -> [Contribution] in
      let tie = role.flatMap { tieContribution(of: $0, natural: natural, axis, entry) }
      guard natural != UIView.noIntrinsicMetric, natural.isFinite,
        role.map({ !$0.hidesContentAcross || $0.axis == axis }) ?? true
      else { return tie.map { [$0] } ?? [] }
      let isVertical = axis == .vertical
      let variable = ConstraintSolver.Expression(entry.length(isVertical: isVertical))
      let natural = ConstraintSolver.Expression(Double(natural))
      let hugging = Constraint(
        variable, .lessThanOrEqual, natural,
        strength: view.contentHuggingPriority(for: axis).strength)
      let resistance = Constraint(
        variable, .greaterThanOrEqual, natural,
        strength: view.contentCompressionResistancePriority(for: axis).strength)
      return [
        Contribution(isVertical ? .huggingY : .huggingX, hugging),
        Contribution(isVertical ? .compressionY : .compressionX, resistance),
      ] + (tie.map { [$0] } ?? [])
    }
  }

  /// What decides between views of a stack whose priorities are equal.
  private func tieContribution(
    of role: StackRole, natural: CGFloat, _ axis: NSLayoutConstraint.Axis,
    _ entry: LayoutItemEntry
  ) -> Contribution? {
    let hasContent = natural != UIView.noIntrinsicMetric
    guard axis == role.axis, natural.isFinite,
      let level = role.tieLevel(hasContent: hasContent)
    else { return nil }
    let isVertical = axis == .vertical
    let value = Constraint(
      ConstraintSolver.Expression(entry.length(isVertical: isVertical)), .equal,
      ConstraintSolver.Expression(hasContent ? Double(natural) : 0),
      strength: .optional(level: level))
    return Contribution(isVertical ? .tieY : .tieX, value)
  }

  /// The four edges of a guide inside of its view's bounds.
  private func insetContributions(
    of guide: InsetLayoutGuide, _ entry: LayoutItemEntry
  ) -> [Contribution] {
    guard let view = guide.owningView else { return [] }
    let insets = guide.insets
    let outer = self.entry(for: view)
    return [false, true].flatMap { isVertical -> [Contribution] in
      let inset = view.alignmentInset(isVertical: isVertical)
      let start = ConstraintSolver.Expression(entry.start(isVertical: isVertical))
      let end = start + ConstraintSolver.Expression(entry.length(isVertical: isVertical))
      let length = ConstraintSolver.Expression(outer.length(isVertical: isVertical))
      let before = Double(isVertical ? insets.top : insets.left)
      let after = Double(isVertical ? insets.bottom : insets.right)
      let far = length + (inset.start + inset.end - after)
      return [
        Contribution(
          isVertical ? .startY : .startX,
          Constraint(start, .equal, ConstraintSolver.Expression(before))),
        Contribution(isVertical ? .endY : .endX, Constraint(end, .equal, far), [outer]),
      ]
    }
  }

  private func length(
    _ part: ConstraintSource.Part, _ entry: LayoutItemEntry, equals length: CGFloat,
    _ priority: UILayoutPriority
  ) -> Contribution {
    let variable = ConstraintSolver.Expression(entry.length(isVertical: part == .height))
    let value = Constraint(
      variable, .equal, ConstraintSolver.Expression(Double(length)), strength: priority.strength)
    return Contribution(part, value)
  }
}

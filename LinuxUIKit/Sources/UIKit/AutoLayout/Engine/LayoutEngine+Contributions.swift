import ConstraintSolver

/// The constraints that items contribute by themselves: frames, content sizes, insets.
extension LayoutEngine {
  /// Returns the contributions of an item; none if it is deallocated.
  func contributions(of entry: LayoutItemEntry) -> [Contribution] {
    entry.item?.contributions(as: entry, in: self) ?? []
  }

  /// Returns the contributions of a view: its frame or its content size.
  func contributions(of view: UIView, _ entry: LayoutItemEntry) -> [Contribution] {
    if view === root { return rootContributions(of: view, entry) }
    if view.translatesAutoresizingMaskIntoConstraints {
      return frameContributions(of: view, entry)
    }
    return contentContributions(of: view, entry)
  }

  /// Returns the root's bounds; in a measurement, the target size and the content size.
  private func rootContributions(of view: UIView, _ entry: LayoutItemEntry) -> [Contribution] {
    guard let fitting = fitting?.size else {
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

  /// Returns the frame of a view, following its superview by its autoresizing mask.
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

  /// Returns `variable == factor × superview's length + constant`.
  private func fixed(
    _ part: ConstraintSource.Part, _ variable: Variable, _ entry: LayoutItemEntry,
    _ view: UIView, factor: Double, constant: Double
  ) -> Contribution {
    var right = ConstraintSolver.Expression(constant)
    var items: [LayoutItemEntry] = []
    if abs(factor) > Self.leastFactor, let superview = view.superview {
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

  /// Returns up to four inequalities that keep a view near its intrinsic size, and those of its
  /// role in a stack view.
  private func contentContributions(
    of view: UIView, _ entry: LayoutItemEntry
  ) -> [Contribution] {
    let size = entry.intrinsicSize(of: view)
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

  /// Returns the constraint that decides between views of a stack whose priorities are equal.
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

  /// A smaller factor of the superview's length counts as zero.
  private static let leastFactor = 1e-9

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

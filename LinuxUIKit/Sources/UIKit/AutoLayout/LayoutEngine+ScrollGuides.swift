import ConstraintSolver

extension LayoutEngine {
  /// What the guides of a scroll view say by themselves.
  func scrollContributions(
    of guide: ScrollLayoutGuide, _ entry: LayoutItemEntry
  ) -> [Contribution] {
    guard let view = guide.owningView as? UIScrollView else { return [] }
    return guide.kind == .frame
      ? frameContributions(in: view, entry) : contentContributions(in: view, entry)
  }

  /// The content begins at zero.
  ///
  /// [guess 5.1] A length that no constraint decides is that of `contentSize` as it is.
  private func contentContributions(
    in view: UIScrollView, _ entry: LayoutItemEntry
  ) -> [Contribution] {
    [false, true].flatMap { isVertical -> [Contribution] in
      let start = Constraint(
        ConstraintSolver.Expression(entry.start(isVertical: isVertical)), .equal,
        ConstraintSolver.Expression(0))
      let length = Constraint(
        ConstraintSolver.Expression(entry.length(isVertical: isVertical)), .equal,
        ConstraintSolver.Expression(
          Double(isVertical ? view.contentSize.height : view.contentSize.width)),
        strength: .optional(level: 0))
      return [
        Contribution(isVertical ? .startY : .startX, start),
        Contribution(isVertical ? .height : .width, length),
      ]
    }
  }

  /// What is shown begins where the content is scrolled to, and is as large as the view.
  private func frameContributions(
    in view: UIScrollView, _ entry: LayoutItemEntry
  ) -> [Contribution] {
    let outer = self.entry(for: view)
    return [false, true].flatMap { isVertical -> [Contribution] in
      let origin = isVertical ? view.bounds.minY : view.bounds.minX
      let start = Constraint(
        ConstraintSolver.Expression(entry.start(isVertical: isVertical)), .equal,
        ConstraintSolver.Expression(Double(origin)))
      let length = Constraint(
        ConstraintSolver.Expression(entry.length(isVertical: isVertical)), .equal,
        ConstraintSolver.Expression(outer.length(isVertical: isVertical)))
      return [
        Contribution(isVertical ? .startY : .startX, start),
        Contribution(isVertical ? .height : .width, length, [outer]),
      ]
    }
  }

  /// Gives the guides of a scroll view their frames, and the view the size of its content.
  func placeScrollGuides(of view: UIView) {
    guard let state = view.autoLayoutState, let scrollView = view as? UIScrollView else { return }
    for guide in [state.contentGuide, state.frameGuide].compactMap({ $0 }) {
      guard let entry = items[ObjectIdentifier(guide)] else { continue }
      guide.solvedFrame = frame(of: entry)
      if guide.kind == .content { scrollView.contentSize = guide.solvedFrame.size }
    }
  }
}

import Foundation
import LayoutGeometry

/// A solver of one section: its template, the positions of its instances, and its boundary items.
struct SectionSolver {
  /// The layout around the section.
  let context: SolverContext
  /// The section and its number of items.
  let content: LayoutSectionContent

  var section: LayoutSection { content.section }
  var axis: LayoutAxis { context.axis }

  /// Solves the section with frames relative to its start.
  ///
  /// `known` is a complete instance of an equal group in an equal container, if there is one.
  func solve(
    with groups: inout GroupSolver, known: SolvedInstance? = nil
  ) throws(LayoutFault) -> SolvedSection {
    // 1. Solve one instance of the group (compositional-layout.md, 2.7).
    let sharing = try resolveSharedLengths(with: &groups)
    let whole = if let known, sharing == nil { known } else { try templateInstance(with: &groups) }
    // 2. Stack the instances (compositional-layout.md, 2.8), including those with their own frames.
    var stack = stack(of: whole)
    stack.sharing = sharing
    groups.log.check(stack, of: content)
    try solveInstances(of: &stack, with: &groups)
    return solved(stack, with: &groups)
  }

  /// Solves the section after an edit of its items, from its solution before the edit.
  ///
  /// If each instance contains one item, as in a list, costs O(log n) of the measured items for
  /// each range of removed or inserted ones. Other sections are solved again with the known
  /// instance.
  func solve(
    after edit: SectionItemEdit, of old: SolvedSection, with groups: inout GroupSolver
  ) throws(LayoutFault) -> SolvedSection {
    var stack = old.stack
    guard !sharesLengths, old.stack.itemCount == old.itemCount, stack.apply(edit) else {
      return try solve(with: &groups, known: content.itemCount > 0 ? old.stack.whole : nil)
    }
    groups.shared = SharedLengths()
    groups.log.check(stack, of: content)
    let changed = edit.changedItems(of: content.itemCount)
    try solveInstances(of: &stack, changed: changed, with: &groups)
    return solved(stack, with: &groups)
  }

  /// Returns the section with these instances.
  private func solved(
    _ stack: InstanceStack, with groups: inout GroupSolver
  ) -> SolvedSection {
    // 3. Place the boundary items, and shift the content after them (compositional-layout.md, 3.3).
    let solver = boundarySolver(of: stack)
    let boundary = solver.solve()
    groups.log.check(boundary, of: solver)
    var solved = SolvedSection(
      axis: axis, itemCount: content.itemCount, stack: stack, boundary: boundary,
      span: context.span(for: section.insetsReference), decorations: section.decorations,
      scroller: scroller(of: stack))
    solved.setMeasuredBadges(content.measured.badges)
    return solved
  }

  /// Updates a solution of the section with new sizes of some items, in ascending order.
  ///
  /// Costs the instances that change, and O(log n) of the measured ones.
  func update(
    _ solved: inout SolvedSection, changed: [Int], with groups: inout GroupSolver
  ) throws(LayoutFault) {
    let sharing = solved.stack.sharing
    guard solved.stack.whole != nil, !solved.stack.hasUnplaceableItem,
      sharing?.lengths == sharing.map({ sharedLengths(of: $0.kinds) })
    else {
      solved = try solve(with: &groups, known: solved.stack.whole)
      return
    }
    groups.shared = sharing?.lengths ?? SharedLengths()
    if !changed.isEmpty {
      try solveInstances(of: &solved.stack, changed: changed, with: &groups)
    }
    solved.boundary = boundarySolver(of: solved.stack).solve()
    solved.scroller = scroller(of: solved.stack)
    solved.setMeasuredBadges(content.measured.badges)
  }

  private func boundarySolver(of stack: InstanceStack) -> BoundarySolver {
    BoundarySolver(
      items: section.boundaryItems, axis: axis, contentLength: contentLength(of: stack),
      span: context.span(for: section.insetsReference), itemSpan: itemSpan,
      resolvedLength: context.groupContainer(of: section)[axis],
      measured: content.measured.boundary,
      visibleAcross: isOrthogonal
        ? LayoutInterval(start: 0, end: context.environment.size[axis.crossing]) : nil)
  }

  /// Returns the frames of one instance with `limit` remaining items; `nil` if there are no items.
  func template(
    with groups: inout GroupSolver, limit: Int
  ) throws(LayoutFault) -> LayoutTemplate? {
    guard content.itemCount > 0 else { return nil }
    let container = context.groupContainer(of: section)
    let node = try groups.solve(section.group, in: container, limit: limit)
    let template = TemplateBuilder.template(of: node, axis: stackAxis)
    if !isOrthogonal, limit == .max {
      groups.log.check(template, in: container[axis.crossing], on: axis.crossing)
    }
    return template
  }

  /// The interval of the boundary items: their own reference, then the section's insets
  /// (compositional-layout.md, 3.3).
  private var itemSpan: LayoutInterval {
    let span = context.span(for: section.supplementaryInsetsReference)
    guard section.supplementariesFollowInsets else { return span }
    let cross = axis.crossing
    return span.inset(start: section.insets.start(cross), end: section.insets.end(cross))
  }

  private func templateInstance(with groups: inout GroupSolver) throws(LayoutFault)
    -> SolvedInstance?
  {
    try template(with: &groups, limit: .max).map { SolvedInstance($0, reach: 0) }
  }

  /// Returns the instances, all equal to the template; if they overlap, only as many as a display
  /// can show.
  private func stack(of whole: SolvedInstance?) -> InstanceStack {
    var stack = InstanceStack(
      axis: stackAxis, whole: whole, itemCount: content.itemCount, insets: stackInsets,
      edges: edges(on: stackAxis), spacing: section.interGroupSpacing.bounded,
      crossOrigin: isOrthogonal ? mainOrigin : crossOrigin(of: whole?.template))
    if stack.pitch < LayoutLimits.pitch {
      stack.itemCount = min(stack.itemCount, LayoutLimits.items)
    }
    return stack
  }

  // Unverified: flexible gaps around the outermost group have their minimum
  // (compositional-layout.md, 2.8).
  /// Returns the gaps before and after each instance.
  func edges(on axis: LayoutAxis) -> LayoutInterval {
    let edges = section.group.edgeSpacing
    return LayoutInterval(start: edges.start(axis).minimum, end: edges.end(axis).minimum)
  }

  /// Returns the origin of the instances across the scroll axis, in the layout's coordinate space
  /// (compositional-layout.md, 2.6; compositional-layout.md, 2.8).
  private func crossOrigin(of template: LayoutTemplate?) -> CGFloat {
    let cross = axis.crossing
    let edges = section.group.edgeSpacing
    return context.span(for: section.insetsReference).start + section.insets.start(cross)
      + SpacingSolver.crossOffset(
        start: edges.start(cross), end: edges.end(cross), length: template?.size[cross] ?? 0,
        available: context.groupContainer(of: section)[cross])
  }
}

/// The environment of a section in its layout.
struct SolverContext {
  /// The configuration of the layout.
  let configuration: LayoutConfiguration
  /// The view.
  let environment: LayoutEnvironment

  /// The scroll axis.
  var axis: LayoutAxis { configuration.axis }

  /// Returns the interval of sections across the scroll axis, between the insets of a reference
  /// (compositional-layout.md, 2.1).
  func span(for reference: LayoutInsetsReference) -> LayoutInterval {
    let cross = axis.crossing
    let insets = environment.insets(
      for: reference, automatic: configuration.insetsReference, on: cross)
    return LayoutInterval(start: 0, end: environment.size[cross])
      .inset(start: insets.start(cross), end: insets.end(cross))
  }

  /// Returns the container of the section's groups: E(section) (compositional-layout.md, 2.1).
  func groupContainer(of section: LayoutSection) -> CGSize {
    var container = environment.size
    container[axis.crossing] = span(for: section.insetsReference).length
    return container.inset(by: section.insets)
  }
}

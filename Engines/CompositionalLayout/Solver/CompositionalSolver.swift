import Foundation
import LayoutGeometry

/// A solver of compositional layouts, which turns descriptions and a view's size into frames.
///
/// The rules and their numbers are those of `compositional-layout.md` in the project's
/// specification. No input traps: a description that cannot be laid out gets the fallback of
/// section 6.7 there and a `LayoutDiagnostic`.
///
/// ```swift
/// let row = LayoutNode(
///   size: LayoutItemSize(width: .fractionalWidth(1), height: .absolute(44)),
///   content: .group(LayoutGroup(axis: .horizontal, children: [LayoutNode(size: .full)])))
/// let layout = CompositionalSolver(
///   environment: LayoutEnvironment(size: CGSize(width: 375, height: 667))
/// ).solve([LayoutSectionContent(LayoutSection(group: row), itemCount: 94)])
/// layout.contentSize  // 375 × 4136
/// ```
package struct CompositionalSolver {
  private let context: SolverContext

  /// Creates a solver for a view.
  package init(
    configuration: LayoutConfiguration = LayoutConfiguration(), environment: LayoutEnvironment
  ) {
    context = SolverContext(configuration: configuration, environment: environment)
  }

  /// Solves the sections.
  ///
  /// Costs one solution of a group for each section, regardless of its number of items, and one for
  /// each group instance with a measured item. `customFrames` returns the frames of custom groups
  /// and is called once for each solution. `boundarySizes` are the measured sizes of the layout's
  /// own boundary items by kind. Sections that `previous` allows to reuse and whose descriptions are
  /// equal cost a comparison only.
  package func solve(
    _ contents: [LayoutSectionContent], reusing previous: PreviousSolution? = nil,
    boundarySizes: [String: CGSize] = [:],
    customFrames: LayoutCustomFrame.Provider = { _, _, _ in [] }
  ) -> SolvedLayout {
    // Unverified: a view without area gets no elements and no error (compositional-layout.md, 2.9).
    guard context.environment.size.width > 0, context.environment.size.height > 0 else {
      return layout(of: stack([]), boundary: .empty, diagnostics: [])
    }
    // 1. Solve every section that is not reused, and stack them (compositional-layout.md, 2.9).
    let previous = previous.flatMap { $0.isUsable(in: context) ? $0 : nil }
    var (stack, log) = withoutActuallyEscaping(customFrames) { frames in
      solved(
        contents, reusing: previous,
        with: GroupSolver(customFrames: frames, log: LayoutDiagnosticLog()))
    }
    // 2. Add the boundary items of the layout (compositional-layout.md, 3.5).
    let solver = boundarySolver(of: stack, measured: boundarySizes)
    let boundary = solver.solve()
    log.check(context.configuration, solved: boundary, of: solver)
    return layout(of: stack, boundary: boundary, diagnostics: log.diagnostics)
  }

  /// Updates a solution with new measurements; everything else in it is kept.
  ///
  /// After a measurement, set the size in `contents`, add the item to `changed`, and call this.
  /// `layout` is the solution of the same descriptions with the same numbers of items. Costs the
  /// solution of the changed instances, and O(log n) of the measured items and of the sections; the
  /// following elements move at no cost.
  ///
  /// ```swift
  /// contents[0].measured.items[7] = CGSize(width: 375, height: 60)
  /// solver.update(&layout, of: contents, changed: LayoutMeasurementChange(sections: [0: [7]]))
  /// ```
  package func update(
    _ layout: inout SolvedLayout, of contents: [LayoutSectionContent],
    changed: LayoutMeasurementChange, boundarySizes: [String: CGSize] = [:],
    customFrames: LayoutCustomFrame.Provider = { _, _, _ in [] }
  ) {
    let size = context.environment.size
    guard size.width > 0, size.height > 0, layout.sections.count == contents.count else {
      layout = solve(contents, boundarySizes: boundarySizes, customFrames: customFrames)
      return
    }
    // 1. Solve the changed parts of the sections.
    withoutActuallyEscaping(customFrames) { frames in
      var solver = GroupSolver(customFrames: frames, log: LayoutDiagnosticLog())
      for (section, items) in changed.sections where contents.indices.contains(section) {
        layout.sections.update(section) {
          update(&$0, to: contents[section], changed: items.sorted(), with: &solver)
        }
      }
    }
    // 2. Solve the boundary items of the layout again.
    layout.boundary = boundarySolver(of: layout.sections, measured: boundarySizes).solve()
  }

  private func solved(
    _ contents: [LayoutSectionContent], reusing previous: PreviousSolution?,
    with solver: GroupSolver
  ) -> (SectionStack, LayoutDiagnosticLog) {
    var solver = solver
    var comparison = SectionComparison()
    var last: (shared: SharedLayoutSection, whole: SolvedInstance)?
    var changes = SectionStackChanges(count: contents.count)
    for position in contents.indices {
      let origin = previous?.reusableOrigin(of: position, in: contents, &comparison) ?? .new
      if case .unchanged(let old) = origin {
        changes.keep(old)
        continue
      }
      let content = contents[position]
      solver.log.enter(content.section, at: position)
      solver.log.check(content.section)
      if case .edited(let old, let edit) = origin, let previous {
        let known = previous.layout.sections[old]
        changes.append(section(content, after: edit, of: known, with: &solver))
        continue
      }
      let known = last.flatMap {
        comparison.areEqual($0.shared, content.shared) ? $0.whole : nil
      }
      let solved = section(content, known: content.itemCount > 0 ? known : nil, with: &solver)
      if known == nil { last = solved.stack.whole.map { (content.shared, $0) } ?? last }
      changes.append(solved)
    }
    let old = previous?.layout.sections ?? stack([])
    return (old.applying(changes), solver.log)
  }

  private func section(
    _ content: LayoutSectionContent, after edit: SectionItemEdit, of old: SolvedSection,
    with solver: inout GroupSolver
  ) -> SolvedSection {
    do {
      return try SectionSolver(context: context, content: content).solve(
        after: edit, of: old, with: &solver)
    } catch {
      return empty(content)
    }
  }

  /// Returns the solution of a section; one without space has no elements, not even a header
  /// (compositional-layout.md, 6.7).
  private func section(
    _ content: LayoutSectionContent, known: SolvedInstance?, with solver: inout GroupSolver
  ) -> SolvedSection {
    do {
      return try SectionSolver(context: context, content: content).solve(
        with: &solver, known: known)
    } catch {
      return empty(content)
    }
  }

  private func update(
    _ section: inout SolvedSection, to content: LayoutSectionContent, changed: [Int],
    with solver: inout GroupSolver
  ) {
    do {
      try SectionSolver(context: context, content: content).update(
        &section, changed: changed, with: &solver)
    } catch {
      section = empty(content)
    }
  }

  private func empty(_ content: LayoutSectionContent) -> SolvedSection {
    SolvedSection(
      axis: context.axis, itemCount: content.itemCount,
      stack: InstanceStack(
        axis: context.axis, whole: nil, itemCount: 0,
        insets: LayoutInterval(start: 0, end: 0), edges: LayoutInterval(start: 0, end: 0),
        spacing: 0, crossOrigin: 0),
      boundary: .empty, span: context.span(for: content.section.insetsReference),
      decorations: [])
  }

  private func boundarySolver(
    of sections: SectionStack, measured: [String: CGSize]
  ) -> BoundarySolver {
    let span = context.span(for: .automatic)
    return BoundarySolver(
      items: context.configuration.boundaryItems, axis: context.axis,
      contentLength: sections.length, span: span, itemSpan: span,
      resolvedLength: context.environment.size[context.axis], measured: measured)
  }

  private func stack(_ sections: [SolvedSection]) -> SectionStack {
    SectionStack(sections, spacing: context.configuration.interSectionSpacing.bounded)
  }

  private func layout(
    of sections: SectionStack, boundary: SolvedBoundary, diagnostics: [LayoutDiagnostic]
  ) -> SolvedLayout {
    SolvedLayout(
      axis: context.axis, environment: context.environment, sections: sections,
      boundary: boundary, diagnostics: diagnostics)
  }
}

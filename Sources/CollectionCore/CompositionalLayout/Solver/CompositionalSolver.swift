import Foundation

/// Solves a compositional layout: descriptions and a view's size in, frames out.
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
  private let context: SectionContext

  /// A solver for a view.
  package init(
    configuration: LayoutConfiguration = LayoutConfiguration(), environment: LayoutEnvironment
  ) {
    context = SectionContext(configuration: configuration, environment: environment)
  }

  /// Solves the sections; costs one solving for each section, whatever its number of items, and
  /// one for each group instance with a measured item.
  ///
  /// `customFrames` is asked for the frames of custom groups, once for each solving. `boundarySizes`
  /// are the measured sizes of the layout's own boundary items by kind.
  package func solve(
    _ contents: [LayoutSectionContent], boundarySizes: [String: CGSize] = [:],
    customFrames: LayoutCustomFrame.Provider = { _, _, _ in [] }
  ) -> SolvedLayout {
    // [guess 2.9] A view without area gets nothing and raises nothing.
    guard context.environment.size.width > 0, context.environment.size.height > 0 else {
      return layout(of: [], boundary: .empty, diagnostics: [])
    }
    // 1. Solve every section by itself.
    var (sections, log) = withoutActuallyEscaping(customFrames) { frames in
      solved(contents, with: GroupSolver(customFrames: frames, log: LayoutDiagnosticLog()))
    }
    // 2. Stack them, with what stands around all of them (2.9, 3.5).
    let surroundings = surroundings(of: sections, measured: boundarySizes)
    let boundary = surroundings.solve()
    log.check(context.configuration, solved: boundary, of: surroundings)
    return layout(of: sections, boundary: boundary, diagnostics: log.diagnostics)
  }

  /// Solves those sections again of which something was measured; the others keep their solution.
  ///
  /// `earlier` is the solution of the same descriptions with the same numbers of items. Costs what
  /// the changed instances cost, and O(measured items) of their sections and O(sections) in steps of
  /// arithmetic.
  package func solve(
    _ contents: [LayoutSectionContent], again earlier: SolvedLayout,
    changed: LayoutMeasurementChange, boundarySizes: [String: CGSize] = [:],
    customFrames: LayoutCustomFrame.Provider = { _, _, _ in [] }
  ) -> SolvedLayout {
    guard earlier.sections.count == contents.count else {
      return solve(contents, boundarySizes: boundarySizes, customFrames: customFrames)
    }
    var sections = earlier.sections
    withoutActuallyEscaping(customFrames) { frames in
      var solver = GroupSolver(customFrames: frames, log: LayoutDiagnosticLog())
      for (section, items) in changed.sections where sections.indices.contains(section) {
        let stack = sections[section].stack
        sections[section] = self.section(
          contents[section], known: stack.template, with: &solver,
          earlier: EarlierInstances(instances: stack.solved, changed: items))
      }
    }
    return layout(
      of: sections, boundary: surroundings(of: sections, measured: boundarySizes).solve(),
      diagnostics: earlier.diagnostics)
  }

  private func solved(
    _ contents: [LayoutSectionContent], with solver: GroupSolver
  ) -> ([SolvedSection], LayoutDiagnosticLog) {
    var solver = solver
    var last: (section: LayoutSection, template: LayoutTemplate)?
    let sections = contents.enumerated().map { position, content in
      solver.log.enter(content.section, at: position)
      solver.log.check(content.section)
      let known = last.flatMap { $0.section == content.section ? $0.template : nil }
      let solved = section(content, known: content.itemCount > 0 ? known : nil, with: &solver)
      if known == nil { last = solved.stack.template.map { (content.section, $0) } ?? last }
      return solved
    }
    return (sections, solver.log)
  }

  /// A section without room shows nothing, not even its header (6.7, E-ROOM).
  private func section(
    _ content: LayoutSectionContent, known: LayoutTemplate?, with solver: inout GroupSolver,
    earlier: EarlierInstances? = nil
  ) -> SolvedSection {
    do {
      return try SectionSolver(context: context, content: content, earlier: earlier).solve(
        with: &solver, known: known)
    } catch {
      return SolvedSection(
        axis: context.axis, itemCount: content.itemCount,
        stack: InstanceStack(
          axis: context.axis, template: nil, itemCount: 0,
          insets: LayoutInterval(start: 0, end: 0), edges: LayoutInterval(start: 0, end: 0),
          spacing: 0, crossOrigin: 0),
        boundary: .empty, span: context.span(for: content.section.insetsReference),
        decorations: [])
    }
  }

  private func surroundings(
    of sections: [SolvedSection], measured: [String: CGSize]
  ) -> BoundarySolver {
    let spacing = context.configuration.interSectionSpacing.bounded
    let length =
      sections.reduce(0) { $0 + $1.length } + spacing * CGFloat(max(0, sections.count - 1))
    let span = context.span(for: .automatic)
    return BoundarySolver(
      items: context.configuration.boundaryItems, axis: context.axis, contentLength: length,
      span: span, itemSpan: span, resolvedLength: context.environment.size[context.axis],
      measured: measured)
  }

  private func layout(
    of sections: [SolvedSection], boundary: SolvedBoundary, diagnostics: [LayoutDiagnostic]
  ) -> SolvedLayout {
    var position = boundary.contentStart
    let starts = sections.map { section in
      defer { position += section.length + context.configuration.interSectionSpacing.bounded }
      return position
    }
    return SolvedLayout(
      axis: context.axis, environment: context.environment, sections: sections, starts: starts,
      boundary: boundary, diagnostics: diagnostics)
  }
}

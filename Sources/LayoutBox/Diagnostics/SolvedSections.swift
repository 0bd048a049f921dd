import CompositionalLayout
import LayoutGeometry
import UIKit

/// The sections of a layout that is solved without a view.
@MainActor struct SolvedSections {
  /// The configuration of the layout.
  var configuration = LayoutConfiguration()
  /// The number of sections that are searched for mistakes.
  var count = 1
  /// Whether the path of a mistake begins with its section.
  var namesSections = false
  /// Whether the outermost group was described; otherwise it has no mistakes of its own.
  var checksRoot = true
  /// Returns the description of a section in a context.
  let description: @MainActor (_ section: Int, SectionContext) -> SectionDescription

  /// The solver of the sections.
  var solver: LayoutSolver { LayoutSolver(solve: solution, diagnose: diagnostics) }

  private func solution(
    in environment: SolvingEnvironment, itemCounts: [Int], itemHeight: LayoutSolver.ItemHeight?
  ) -> LayoutBoxSolution {
    var solver = BoxSolver(environment: environment.value, configuration: configuration)
    for (index, count) in itemCounts.enumerated() {
      let context = context(environment, itemCount: count) { item, width in
        itemHeight?(IndexPath(item: item, section: index), width)
      }
      let section = description(index, context)
      solver.append(section.displayedSection, contents: section.contents, itemCount: count)
      guard itemHeight != nil else { continue }
      _ = solver.measureItems(ofSection: index, height: context.height(ofItem:atWidth:))
    }
    return LayoutBoxSolution(solver.solve(), itemCounts: itemCounts)
  }

  private func diagnostics(in environment: SolvingEnvironment) -> [LayoutBoxDiagnostic] {
    var solver = BoxSolver(environment: environment.value, configuration: configuration)
    var hints: [LayoutBoxDiagnostic] = []
    for index in 0..<count {
      let section = description(index, context(environment, itemCount: 1) { _, _ in nil })
      solver.append(section.section, contents: section.contents, itemCount: 1)
      var linter = BoxLinter(
        section: namesSections ? index : nil, namesSection: namesSections)
      linter.check(
        section.section.group,
        in: environment.container.contentSize.inset(by: section.section.insets),
        checksRoot: checksRoot)
      hints += linter.diagnostics
    }
    return solver.solve().diagnostics.map {
      LayoutBoxDiagnostic($0, namesSection: namesSections)
    } + hints
  }

  private func context(
    _ environment: SolvingEnvironment, itemCount: Int,
    itemHeight: @escaping SectionContext.ItemLength
  ) -> SectionContext {
    var context = SectionContext(
      environment: environment, itemCount: itemCount, itemHeight: itemHeight)
    context.scrollDirection = configuration.axis.scrollDirection
    return context
  }
}

import CompositionalLayout
import Foundation
import SeededRuns

/// A run that solves a random layout, checks it with the queries of a view, measures cells, and
/// checks it again.
///
/// ```swift
/// var generator = CaseGenerator(seed: 7)
/// var run = LayoutCaseRun(generator.layoutCase()); run.run()  // []
/// ```
package struct LayoutCaseRun {
  private var layoutCase: LayoutCase
  private var questions: QueryGenerator
  private var findings = Findings()

  /// Creates a run of a case; its queries depend on the case's seed.
  package init(_ layoutCase: LayoutCase) {
    self.layoutCase = layoutCase
    questions = QueryGenerator(layoutCase)
  }

  /// Descriptions of violated properties; empty if there are none.
  package mutating func run() -> [String] {
    // 1. Solve.
    var layout = layoutCase.solved
    check(layout)
    // 2. Measure some visible elements, update, and compare with a new solution.
    for _ in 0..<questions.rounds {
      let change = questions.measure(layout, of: &layoutCase)
      update(&layout, change)
      let fresh = layoutCase.solved
      let comparison = LayoutComparison(layout, fresh, rects: questions.rects(in: layout, count: 2))
      findings.expect(comparison.isSame, "measured again and at once differ: \(comparison)")
      check(layout)
    }
    return findings.texts
  }

  private func update(_ layout: inout SolvedLayout, _ change: LayoutMeasurementChange) {
    layoutCase.solver.update(
      &layout, of: layoutCase.contents, changed: change,
      boundarySizes: layoutCase.boundarySizes, customFrames: layoutCase.frames.frames)
  }

  private mutating func check(_ layout: SolvedLayout) {
    LayoutChecks(layout: layout, layoutCase: layoutCase).check(&findings)
    for rect in questions.rects(in: layout, count: 3) {
      RectangleChecks(
        layout: layout, layoutCase: layoutCase, rect: rect, visible: questions.visible(rect, layout)
      )
      .check(&findings)
    }
    LookupChecks(layout: layout, layoutCase: layoutCase).check(&findings)
    for section in questions.someSections {
      guard let scroller = layout.scroller(ofSection: section) else { continue }
      ScrollerChecks(scroller: scroller).check(&findings, asking: &questions.generator)
    }
  }
}

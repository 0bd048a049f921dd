import CompositionalLayout
import Foundation

/// One random layout: the input of a solver, and its seed.
package struct LayoutCase: Sendable {
  /// The seed.
  package let seed: UInt64
  /// The probability of hostile numbers.
  package let hostility: Double
  /// The configuration.
  package let configuration: LayoutConfiguration
  /// The view.
  package let environment: LayoutEnvironment
  /// The sections, with measurements.
  package var contents: [LayoutSectionContent]
  /// The frames of custom groups.
  package let frames: CustomFrames
  /// The measured sizes of the layout's boundary items.
  package var boundarySizes: [String: CGSize] = [:]

  /// The solver of the layout.
  var solver: CompositionalSolver {
    CompositionalSolver(configuration: configuration, environment: environment)
  }

  /// The solution.
  package var solved: SolvedLayout {
    solver.solve(contents, boundarySizes: boundarySizes, customFrames: frames.frames)
  }

  /// The number of items; saturates at `Int.max`.
  package var itemCount: Int {
    contents.reduce(0) { count, content in
      let (sum, overflows) = count.addingReportingOverflow(content.itemCount)
      return overflows ? .max : sum
    }
  }
}

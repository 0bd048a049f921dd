import CompositionalLayout
import Foundation

/// One made layout: everything that a solver needs, and the seed that it came from.
package struct LayoutCase: Sendable {
  /// The seed that makes it again.
  package let seed: UInt64
  /// How likely its numbers are hostile ones.
  package let hostility: Double
  /// The configuration.
  package let configuration: LayoutConfiguration
  /// The view.
  package let environment: LayoutEnvironment
  /// The sections; measurements are put into them.
  package var contents: [LayoutSectionContent]
  /// What custom groups answer.
  package let frames: CustomFrames
  /// The measured sizes of what surrounds the sections.
  package var boundarySizes: [String: CGSize] = [:]

  /// The solver for it.
  var solver: CompositionalSolver {
    CompositionalSolver(configuration: configuration, environment: environment)
  }

  /// The layout, solved from scratch.
  package var solved: SolvedLayout {
    solver.solve(contents, boundarySizes: boundarySizes, customFrames: frames.frames)
  }

  /// How many items it has; saturates at the largest number.
  package var itemCount: Int {
    contents.reduce(0) { count, content in
      let (sum, overflows) = count.addingReportingOverflow(content.itemCount)
      return overflows ? .max : sum
    }
  }
}

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

extension LayoutCase: CustomStringConvertible {
  /// The description of the case: the view, and each section in the notation of
  /// compositional-layout.md, 0.
  package var description: String {
    let view =
      "\(configuration.axis), \(environment.size.width) × \(environment.size.height), scale "
      + "\(environment.displayScale), \(environment.isRightToLeft ? "right to left" : "left to right")"
    let sections = contents.prefix(10).enumerated().map { index, content in
      "\(index): \(content.itemCount) × \(content.section.group.text(depth: 0)), "
        + "\(content.section.orthogonalBehavior), insets \(content.section.insets), spacing "
        + "\(content.section.interGroupSpacing), \(content.section.boundaryItems.map(\.size))"
    }
    return ([view, "\(contents.count) sections, \(configuration)"] + sections)
      .joined(separator: "\n")
  }
}

extension LayoutNode {
  /// Returns the description of an item and its contents, up to a depth.
  fileprivate func text(depth: Int) -> String {
    let own = "(\(size.width), \(size.height))"
    switch content {
    case .leaf: return own
    case .custom(let number): return "custom\(own) \(number)"
    case .group(let group):
      let children = group.children.prefix(4)
        .map { depth > 8 ? "…" : $0.text(depth: depth + 1) }.joined(separator: ", ")
      let more = group.children.count > 4 ? ", … \(group.children.count)" : ""
      return "\(group.axis == .horizontal ? "H" : "V")\(own)[\(children)\(more)] \(group.filling) "
        + "\(group.spacing)"
    }
  }
}

/// The result of one case.
package struct CaseReport: Sendable {
  /// The seed of the case.
  package let seed: UInt64
  /// Returns the description of the case of a seed.
  package static func description(seed: UInt64) -> String {
    var generator = CaseGenerator(seed: seed)
    return generator.layoutCase().description
  }

  /// Descriptions of violated properties.
  package let findings: [String]

  /// Generates and checks the layout of a seed.
  package init(seed: UInt64) {
    var generator = CaseGenerator(seed: seed)
    var run = LayoutCaseRun(generator.layoutCase())
    (self.seed, findings) = (seed, run.run())
  }
}

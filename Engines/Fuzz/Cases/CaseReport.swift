import CompositionalLayout

/// The result of one case.
package struct CaseReport: Sendable {
  /// The seed of the case.
  package let seed: UInt64
  /// The description of the case, for reproduction.
  package static func description(seed: UInt64) -> String {
    var maker = CaseMaker(seed: seed)
    return maker.layoutCase().description
  }

  /// Descriptions of violated properties.
  package let findings: [String]

  /// Generates and checks the layout of a seed.
  package init(seed: UInt64) {
    var maker = CaseMaker(seed: seed)
    var run = LayoutCaseRun(maker.layoutCase())
    (self.seed, findings) = (seed, run.run())
  }
}

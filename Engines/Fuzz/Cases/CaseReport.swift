import CompositionalLayout

/// What came of one case.
package struct CaseReport: Sendable {
  /// The seed that makes the case again.
  package let seed: UInt64
  /// The case in words, for a reader who repeats it.
  package static func description(seed: UInt64) -> String {
    var maker = CaseMaker(seed: seed)
    return maker.layoutCase().description
  }

  /// What does not hold, in words.
  package let findings: [String]

  /// Makes and runs the layout of a seed.
  package init(seed: UInt64) {
    var maker = CaseMaker(seed: seed)
    var run = LayoutCaseRun(maker.layoutCase())
    (self.seed, findings) = (seed, run.run())
  }
}

import FuzzCases
import SeededNumbers
import Testing

/// The checks of `make fuzz` for a few seeds.
@Suite("Random layouts, ordinary and hostile")
struct LayoutCaseTests {
  @Test(
    "Nothing traps or hangs, and every query has a valid result",
    arguments: PropertyRuns.blocks(full: 360, from: 1))
  func findings(seeds: Range<UInt64>) {
    for seed in seeds {
      let findings = CaseReport(seed: seed).findings
      #expect(findings.isEmpty, "make fuzz ONLY=\(seed): \(findings.prefix(3))")
    }
  }

  @Test("A seed always gives the same layout") func repeatable() {
    for seed in PropertyRuns.seeds(full: 49, from: 1) {
      #expect(CaseReport.description(seed: seed) == CaseReport.description(seed: seed))
    }
  }
}

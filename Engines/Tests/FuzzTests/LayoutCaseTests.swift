import FuzzCases
import SeededNumbers
import Testing

/// What `make fuzz` does for minutes, for as long as a test may take.
@Suite("Made layouts, ordinary and hostile")
struct LayoutCaseTests {
  @Test("Nothing traps, nothing hangs, and whatever is asked gets a legal answer", arguments: PropertyRuns.blocks(full: 360, from: 1))
  func findings(seeds: Range<UInt64>) {
    for seed in seeds {
      let findings = CaseReport(seed: seed).findings
      #expect(findings.isEmpty, "make fuzz ONLY=\(seed): \(findings.prefix(3))")
    }
  }

  @Test("A seed makes the same layout each time") func repeatable() {
    for seed in PropertyRuns.seeds(full: 49, from: 1) {
      #expect(CaseReport.description(seed: seed) == CaseReport.description(seed: seed))
    }
  }
}

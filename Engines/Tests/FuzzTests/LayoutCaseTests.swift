import FuzzCases
import Testing

/// What `make fuzz` does for minutes, for as long as a test may take.
@Suite("Made layouts, ordinary and hostile")
struct LayoutCaseTests {
  @Test("Nothing traps, nothing hangs, and whatever is asked gets a legal answer", arguments: 0..<6)
  func findings(part: UInt64) {
    for seed in (1 + part * 60)..<(1 + (part + 1) * 60) {
      let findings = CaseReport(seed: seed).findings
      #expect(findings.isEmpty, "make fuzz ONLY=\(seed): \(findings.prefix(3))")
    }
  }

  @Test("A seed makes the same layout each time") func repeatable() {
    for seed in 1..<50 as Range<UInt64> {
      #expect(CaseReport.description(seed: seed) == CaseReport.description(seed: seed))
    }
  }
}

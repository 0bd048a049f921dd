import SeededNumbers
import SoakCases
import Testing

/// Runs a part of the sequences of tables of `make soak`.
@Suite("Random update sequences of tables") @MainActor struct TableSoakCaseTests {
  @Test(
    "After each update the table displays what plain arrays contain",
    arguments: PropertyRuns.blocks(full: 400, from: 1_000_000))
  func findings(seeds: Range<UInt64>) {
    for seed in seeds {
      let findings = TableSoakCase(seed: seed).findings()
      #expect(findings.isEmpty, "make soak ONLY=\(seed): \(findings.prefix(3))")
    }
  }

  @Test("A seed generates the same sequence each time") func repeatable() {
    for seed in PropertyRuns.seeds(full: 49, from: 1) {
      #expect("\(TableSoakCase(seed: seed))" == "\(TableSoakCase(seed: seed))")
    }
  }
}

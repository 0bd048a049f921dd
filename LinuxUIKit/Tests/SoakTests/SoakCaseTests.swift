import SeededNumbers
import SoakCases
import Testing

/// Runs a part of the sequences of `make soak`.
@Suite("Random update sequences") @MainActor struct SoakCaseTests {
  @Test(
    "After each update the screen shows what plain arrays hold",
    arguments: PropertyRuns.blocks(full: 400))
  func findings(seeds: Range<UInt64>) {
    for seed in seeds {
      let findings = SoakCase(seed: seed).findings()
      #expect(findings.isEmpty, "make soak ONLY=\(seed): \(findings.prefix(3))")
    }
  }

  /// What went wrong: a reconfigured item came back in a cell that was leaving, and an item left that
  /// had moved out of a deleted section which scrolls across.
  @Test("Sequences that found a defect pass", arguments: [241, 2051] as [UInt64])
  func fixed(seed: UInt64) {
    #expect(SoakCase(seed: seed).findings().isEmpty)
  }

  @Test("A seed generates the same sequence each time") func repeatable() {
    for seed in PropertyRuns.seeds(full: 49, from: 1) {
      #expect("\(SoakCase(seed: seed))" == "\(SoakCase(seed: seed))")
    }
  }
}

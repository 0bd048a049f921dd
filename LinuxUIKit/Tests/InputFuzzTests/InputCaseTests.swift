import InputCases
import SeededNumbers
import Testing

/// A part of the cases of `make fuzz SUBJECT=InputFuzz`.
///
/// The text of seed 124 fails an assertion of Pango 1.50, which ends the process.
@Suite("Damaged and hostile inputs") @MainActor struct InputCaseTests {
  @Test(
    "Files, formats and texts are used or refused without a trap, a hang or a wrong result",
    arguments: PropertyRuns.blocks(full: 1_900, from: 126))
  func findings(seeds: Range<UInt64>) {
    for seed in seeds {
      let findings = InputCase(seed: seed).findings()
      #expect(
        findings.isEmpty, "make fuzz SUBJECT=InputFuzz ONLY=\(seed): \(findings.prefix(3))")
    }
  }

  @Test("A seed always gives the same input")
  func repeatable() {
    for seed in PropertyRuns.seeds(full: 49) {
      #expect(InputCase(seed: seed).description == InputCase(seed: seed).description)
    }
  }
}

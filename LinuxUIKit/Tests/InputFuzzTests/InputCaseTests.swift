import Foundation
import InputCases
import ProcessRuns
import SeededNumbers
import Testing

/// A part of the cases of `make fuzz SUBJECT=InputFuzz`.
@Suite("Damaged and hostile inputs") @MainActor struct InputCaseTests {
  @Test(
    "Files, formats and texts are used or refused without a trap, a hang or a wrong result",
    arguments: PropertyRuns.blocks(full: 1_900, from: 1))
  func findings(seeds: Range<UInt64>) {
    for seed in seeds where !InputCase(seed: seed).kind.needsProcess {
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

  @Test("Damaged and hostile fonts are used or refused, in a process of their own")
  func fonts() throws {
    let cases = PropertyRuns.isFull ? 4_000 : 200
    let result = try ChildProcess.run(
      Bundle.main.bundleURL.appendingPathComponent("InputFuzz").path,
      [
        "--seed", "1", "--cases", "\(cases)",
        "--folder", FileManager.default.temporaryDirectory.path,
      ], limit: 600)
    #expect(
      result.status == 0, "\(result.text.suffix(2_000))\n\(result.messages.suffix(2_000))")
    #expect(
      (result.text + result.messages).contains("is no font."), "No case was about a font.")
  }
}

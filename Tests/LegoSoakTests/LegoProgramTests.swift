import LegoSoakCases
import SeededNumbers
import Testing

/// Runs a part of the programs of `make soak`.
@Suite("Random programs on screens", .serialized) @MainActor struct LegoProgramTests {
  @Test(
    "After each step the screen displays what the model holds, and nothing else was evaluated",
    arguments: PropertyRuns.blocks(full: 2_000))
  func findings(seeds: Range<UInt64>) {
    for seed in seeds {
      let findings = LegoProgram(seed: seed).findings()
      #expect(findings.isEmpty, "make soak SUBJECT=LegoSoak ONLY=\(seed): \(findings.prefix(3))")
    }
  }

  // 19082: a cell came into sight in the update that changed its item, and was filled twice.
  @Test("Programs that have found mistakes find none", arguments: [UInt64(19_082)])
  func known(seed: UInt64) {
    #expect(LegoProgram(seed: seed).findings().isEmpty)
  }

  @Test("A seed generates the same program each time") func repeatable() {
    for seed in PropertyRuns.seeds(full: 200, from: 1) {
      #expect(LegoProgram(seed: seed).transcript == LegoProgram(seed: seed).transcript)
    }
  }
}

/// Runs a part of the programs of `make soak` with fields, lists in items, outlines and loads.
@Suite("Random programs on screens with many features", .serialized) @MainActor
struct FeatureProgramTests {
  @Test(
    "What is displayed is what is described, nothing is loaded twice, and the focus stays",
    arguments: PropertyRuns.blocks(full: 250))
  func findings(seeds: Range<UInt64>) async {
    for seed in seeds {
      let findings = await FeatureProgram(seed: seed).findings()
      #expect(findings.isEmpty, "make soak SUBJECT=LegoSoak ONLY=\(seed): \(findings.prefix(3))")
    }
  }

  // 50717: the focus was set to a field that had not been displayed, in a screen without others.
  // 171143, 204433: the cell of an edited field left the screen with its section, which scrolls horizontally.
  // 121957: two lists had edited a field, and the one of before set the focus that was lost.
  // 281371: a section that scrolls horizontally was scrolled to before it was displayed.
  @Test(
    "Programs that have found mistakes find none",
    arguments: [UInt64(50_717), 171_143, 204_433, 121_957, 281_371])
  func known(seed: UInt64) async {
    #expect(await FeatureProgram(seed: seed).findings().isEmpty)
  }
}

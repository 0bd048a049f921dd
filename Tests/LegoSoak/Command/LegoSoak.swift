import Foundation
import LegoSoakCases
import SeededRuns

/// Runs 300,000 random programs on screens (`make soak`), each compared with a plain model: one of edits,
/// scrolls, drags and layouts for even seeds, one of fields, lists in items, outlines and loads for odd ones.
@main @MainActor struct LegoSoak {
  static func main() async {
    let programs = SeededSession.Subject(
      name: "lego programs",
      describe: { seed in
        if seed.isMultiple(of: 2) { return LegoProgram(seed: seed).transcript }
        return await FeatureProgram(seed: seed).transcript()
      },
      findings: { seed in
        if seed.isMultiple(of: 2) { return LegoProgram(seed: seed).findings() }
        return await FeatureProgram(seed: seed).findings()
      })
    exit(await SeededSession.exitStatus(of: programs, extent: .cases(300_000), seed: 0))
  }
}

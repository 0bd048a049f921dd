import Foundation
import LegoSoakCases
import SeededRuns

/// Runs 200,000 random programs on screens (`make soak`), each compared with a plain model.
@main @MainActor struct LegoSoak {
  static func main() async {
    let programs = SeededSession.Subject(
      name: "lego programs", describe: { LegoProgram(seed: $0).transcript },
      findings: { LegoProgram(seed: $0).findings() })
    exit(await SeededSession.exitStatus(of: programs, extent: .cases(200_000), seed: 0))
  }
}

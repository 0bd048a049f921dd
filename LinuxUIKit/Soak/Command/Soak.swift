import Foundation
import SeededRuns
import SoakCases

/// Runs a million random update sequences (`make soak`), each compared with an array model.
@main @MainActor struct Soak {
  static func main() async {
    let sequences = SeededSession.Subject(
      name: "soak", describe: { "\(SoakCase(seed: $0))" },
      findings: { SoakCase(seed: $0).findings() })
    exit(await SeededSession.exitStatus(of: sequences, extent: .cases(1_000_000), seed: 0))
  }
}

import Foundation
import SeededRuns
import SoakCases

/// `make soak`: a million made sequences of updates, each compared with plain arrays.
@main @MainActor struct Soak {
  static func main() async {
    let sequences = SeededSession.Subject(
      name: "soak", describe: { "\(SoakCase(seed: $0))" },
      findings: { SoakCase(seed: $0).findings() })
    exit(await SeededSession.exitStatus(of: sequences, extent: .cases(1_000_000), seed: 0))
  }
}

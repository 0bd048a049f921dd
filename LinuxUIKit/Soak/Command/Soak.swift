import Foundation
import SeededRuns
import SoakCases

/// Runs a million random update sequences of collection views and 200,000 of tables (`make soak`),
/// each compared with an array model.
@main @MainActor struct Soak {
  /// The first seed of a sequence of a table; smaller seeds are those of collection views.
  private static let firstTableSeed: UInt64 = 1_000_000
  private static let tableCount = 200_000

  static func main() async {
    let sequences = SeededSession.Subject(
      name: "soak", describe: description(of:), findings: findings(of:))
    let count = Int(firstTableSeed) + tableCount
    exit(await SeededSession.exitStatus(of: sequences, extent: .cases(count), seed: 0))
  }

  private static func description(of seed: UInt64) -> String {
    seed < firstTableSeed ? "\(SoakCase(seed: seed))" : "\(TableSoakCase(seed: seed))"
  }

  private static func findings(of seed: UInt64) -> [String] {
    seed < firstTableSeed ? SoakCase(seed: seed).findings() : TableSoakCase(seed: seed).findings()
  }
}

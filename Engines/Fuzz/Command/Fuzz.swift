import Foundation
import FuzzCases
import SeededRuns

/// `make fuzz`: checks random layouts for minutes, to find traps, hangs, leaks and wrong results.
@main @MainActor struct Fuzz {
  static func main() async {
    let layouts = SeededSession.Subject(
      name: "fuzz", describe: CaseReport.description(seed:),
      findings: { CaseReport(seed: $0).findings })
    exit(
      await SeededSession.exitStatus(
        of: layouts, extent: .minutes(10), seed: UInt64(Date().timeIntervalSince1970)))
  }
}

import Foundation
import FuzzCases
import SeededRuns

/// `make fuzz`: made layouts for minutes on end, to find what traps, hangs, leaks or is wrong.
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

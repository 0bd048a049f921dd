import Foundation
import InputCases
import SeededRuns

/// Uses damaged and hostile inputs of UIKit for minutes (`make fuzz SUBJECT=InputFuzz`), to find
/// traps, hangs, leaks and wrong results.
@main @MainActor struct InputFuzz {
  static func main() async {
    let inputs = SeededSession.Subject(
      name: "fuzz", describe: { InputCase(seed: $0).description },
      findings: { InputCase(seed: $0).findings() })
    let status = await SeededSession.exitStatus(
      of: inputs, extent: .minutes(5), seed: UInt64(Date().timeIntervalSince1970))
    InputCase.removeFiles()
    exit(status)
  }
}

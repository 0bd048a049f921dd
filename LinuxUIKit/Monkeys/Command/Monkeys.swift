import Foundation
import MonkeyCases
import SeededRuns

/// Uses an app with random events (`make monkeys`), until one traps, hangs or breaks a constraint, or the
/// memory grows.
@main @MainActor struct Monkeys {
  static func main() async {
    var arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.popFirst(), let app = MonkeyApp(rawValue: name) else {
      let names = MonkeyApp.allCases.map(\.rawValue).joined(separator: " | ")
      FileHandle.standardError.write(Data("usage: Monkeys \(names) [options]\n".utf8))
      exit(64)
    }
    let folder = zip(arguments, arguments.dropFirst()).first { $0.0 == "--folder" }?.1
    let log = EventLog(folder: folder ?? FileManager.default.temporaryDirectory.path)
    log.start()
    let subject = SeededSession.Subject(
      name: "monkeys in \(name)",
      describe: { "\(MonkeyCase(seed: $0, app: app))" },
      findings: { seed in
        log.begin(seed)
        return await MonkeyCase(seed: seed, app: app).findings(willPerform: log.record)
      }, emptyCaches: MonkeyCase.emptyCaches, keptPerCase: keptByFoundation,
      leftovers: LaunchedScreens.shared.leftovers)
    exit(
      await SeededSession.exitStatus(
        of: subject, extent: .minutes(10), seed: 1, arguments: Array(arguments)))
  }

  /// The bytes that Foundation of Linux keeps for a case, in the mean.
  ///
  /// It frees no attributed string (350 bytes each, and its attributes with it) and no search list of
  /// `UserDefaults(suiteName:)`; `heaptrack` finds 25,000 bytes of them for a case of Trails. The screens of an
  /// app take several times as much, and `LaunchedScreens` counts them one by one.
  private static let keptByFoundation = 26_000
}

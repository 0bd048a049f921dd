import Foundation

extension OpenChoices {
  /// The choices of the environment variable `UIKIT_CHOICES`, which are written to standard error once;
  /// empty without it.
  @MainActor static let fromEnvironment: OpenChoices = {
    guard let text = ProcessInfo.processInfo.environment["UIKIT_CHOICES"] else { return [] }
    let choices = OpenChoices(text: text)
    let line = choices.map { "UIKIT_CHOICES=\(text): \($0)" } ?? "UIKIT_CHOICES: unknown “\(text)”"
    FileHandle.standardError.write(Data((line + "\n").utf8))
    return choices ?? []
  }()
}

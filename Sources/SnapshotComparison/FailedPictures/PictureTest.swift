import Foundation

/// The test that compares a picture.
package struct PictureTest: Equatable, Sendable {
  /// The name of the function, such as `inbox()`.
  let name: String
  /// The name of the module.
  let module: String
  /// The path of the file.
  let file: String

  /// Creates a test from the values of `#function`, `#fileID` and `#filePath`.
  ///
  /// Without a name of a function, it stands for all tests of the module.
  package init(_ function: String, fileID: String, filePath: String) {
    name = function
    module = String(fileID.prefix { $0 != "/" })
    file = filePath
  }

  /// A regular expression for `swift test --filter` that matches the test in any suite of the module.
  var filter: String {
    let base = name.prefix { $0 != "(" }
    guard !base.isEmpty else { return "^\(module)\\." }
    let escaped = NSRegularExpression.escapedPattern(for: String(base))
    return "^\(module)\\.(.*/)?\(escaped)(\\(|$)"
  }

  /// The command that records the picture again.
  var command: String { Self.command(filters: [filter]) }

  /// Returns the command that records the pictures of all tests that a filter matches.
  static func command(filters: [String]) -> String {
    let quoted = filters.joined(separator: "|").replacingOccurrences(of: "'", with: "'\\''")
    return "SNAPSHOTS=record swift test --filter '\(quoted)'"
  }
}

import Foundation
import SeededNumbers
import SeededRuns
import UIKit

/// One damaged or hostile input of UIKit: a file, a format or a text, generated from a seed.
///
/// Each is used as an app uses it: decoded and drawn, parsed, or displayed and edited. Nothing may
/// trap, hang or need memory without bounds; an input that can't be used is answered by an error or
/// `nil`.
package struct InputCase: Sendable {
  /// The seed.
  package let seed: UInt64
  /// The kind of the input.
  package let kind: Kind

  /// The kinds of inputs.
  package enum Kind: CaseIterable, Sendable {
    case png
    case jpeg
    case svg
    case catalog
    case visualFormat
    case attributedText
    case editing
    case font

    /// Whether inputs of the kind change the process: fonts are registered for all texts.
    package var needsProcess: Bool { self == .font }
  }

  /// Creates the case of a seed; seeds in a row have all kinds in turn.
  package init(seed: UInt64) {
    self.seed = seed
    kind = Kind.allCases[Int(seed % UInt64(Kind.allCases.count))]
  }

  /// Uses the input, and returns descriptions of violated properties.
  @MainActor package func findings() -> [String] {
    var findings = Findings()
    var random = SeededGenerator(seed: seed)
    switch kind {
    case .png, .jpeg, .svg, .catalog:
      FileCase(kind: kind, random: &random).check(&findings)
    case .visualFormat: FormatCase(random: &random).check(&findings)
    case .attributedText: TextCase(random: &random).check(&findings)
    case .editing: EditingCase(random: &random).check(&findings)
    case .font: FontCase(random: &random).check(&findings)
    }
    return findings.texts
  }

  /// Removes the files of inputs that were kept because texts may use them.
  @MainActor package static func removeFiles() { FontCase.removeFiles() }
}

extension InputCase {
  /// The kind and the text of the input.
  @MainActor package var description: String {
    var random = SeededGenerator(seed: seed)
    let text: String
    switch kind {
    case .visualFormat: text = FormatCase(random: &random).format
    case .attributedText: text = TextCase(random: &random).text.debugDescription
    case .editing: text = EditingCase(random: &random).text.debugDescription
    case .png, .jpeg, .svg, .catalog, .font: text = "a damaged file"
    }
    return "\(kind): \(text.prefix(2_000))"
  }
}

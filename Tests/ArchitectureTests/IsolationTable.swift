import Foundation

/// The names of `LinuxUIKit/Specification/isolation.md`, by which Apple's declarations are isolated.
struct IsolationTable {
  /// The classes and protocols that belong to no actor.
  let ofNoActor: Set<String>
  /// The constants that belong to the main actor.
  let constants: Set<String>
  /// The classes that aren't sendable.
  let notSendable: Set<String>

  /// Reads the table from the specification.
  init() throws {
    let file = SourceFile.top.appendingPathComponent("LinuxUIKit/Specification/isolation.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    ofNoActor = Self.names(under: "Classes and protocols of no actor", in: text)
    constants = Self.names(under: "Constants of the main actor", in: text)
    notSendable = Self.names(under: "Classes that are not Sendable", in: text)
  }

  private static func names(under heading: String, in text: String) -> Set<String> {
    let part = text.components(separatedBy: "\n## ").first { $0.hasPrefix(heading) } ?? ""
    let rows = part.components(separatedBy: "\n").filter { $0.hasPrefix("| `") }
    return Set(rows.map { $0.components(separatedBy: "`")[1] })
  }
}

/// A public class or protocol, as its first line declares it.
struct DeclaredType {
  let name: String
  /// The place of the declaration, as "path:line".
  let place: String
  /// The superclass, and the protocols that it conforms to or refines.
  let inherited: [String]
  /// Whether the declaration makes the type sendable.
  let isSendable: Bool
  private let isMarked: Bool

  /// Creates the type that a line of a file declares at the file's top level; `nil` for other lines.
  init?(_ file: SourceFile, line index: Int) {
    // The list of what is inherited may continue on the next line.
    let line = file.lines[index]
    let words = line.split(separator: " ").map(String.init)
    guard line.first.map({ "@op".contains($0) }) == true,
      let keyword = words.firstIndex(where: { $0 == "class" || $0 == "protocol" }),
      words[..<keyword].contains(where: { $0 == "open" || $0 == "public" }),
      words[..<keyword].allSatisfy({ $0.hasPrefix("@") || Self.modifiers.contains($0) }),
      keyword + 1 < words.count
    else { return nil }
    name = String(words[keyword + 1].prefix { $0.isLetter || $0.isNumber })
    place = "\(file.path):\(index + 1)"
    let following = index + 1 < file.lines.count ? file.lines[index + 1] : ""
    let heritage = (line.contains("{") ? line : line + following).split(separator: ":").dropFirst()
    inherited = heritage.joined(separator: ":").split { ",&{".contains($0) }.map {
      String($0.trimmingCharacters(in: .whitespaces).prefix { $0.isLetter || $0.isNumber })
    }
    isSendable = heritage.last?.contains("Sendable") ?? false
    let before = index > 0 && file.lines[index - 1].hasPrefix("@") ? file.lines[index - 1] : ""
    isMarked = (before + line).contains("@MainActor")
  }

  private static let modifiers: Set = ["open", "public", "final"]

  /// Returns whether the type belongs to the main actor, by its own mark or that of what it inherits.
  func isIsolated(among types: [String: DeclaredType]) -> Bool {
    isMarked || inherited.contains { types[$0]?.isIsolated(among: types) ?? false }
  }

  /// The public classes and protocols of UIKit, QuartzCore and Accessibility that have a name of
  /// Apple's.
  static let all: [String: DeclaredType] = {
    let modules = ["UIKit", "QuartzCore", "Accessibility"]
    let files = SourceFile.all.filter { modules.contains($0.module) }
    let types = files.flatMap { file in
      file.lines.indices.compactMap { DeclaredType(file, line: $0) }
    }
    let prefixes = ["AX", "CA", "NS", "UI"]
    let named = types.filter { type in prefixes.contains { type.name.hasPrefix($0) } }
    return Dictionary(named.map { ($0.name, $0) }) { first, _ in first }
  }()
}

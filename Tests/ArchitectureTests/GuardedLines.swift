import Foundation

/// The parts of a Swift file that only some systems compile or run.
///
/// A scope is guarded if the line that opens it, or an attribute above that line, contains
/// `#available` or `@available`; so is the rest of a scope after a `guard #available`. Lines
/// between `#if` and `#endif` are conditional.
struct GuardedLines {
  /// The lines without comments and without the contents of string literals.
  let code: [String]
  /// Whether each line runs on systems of some versions only.
  private(set) var isGuarded: [Bool] = []
  /// Whether each line is compiled for some platforms only.
  private(set) var isConditional: [Bool] = []

  /// The scopes around the current line, outermost first, and whether each is guarded.
  private var scopes: [Bool] = []
  private var conditions = 0
  /// Whether an `@available` precedes the next scope.
  private var hasAttribute = false

  init(_ lines: [String]) {
    code = lines.map(Self.withoutComments)
    for line in code { read(line) }
  }

  /// Returns the lines that use one of the names without a guard.
  func unguardedUses(of names: Set<String>) -> [Int] {
    code.indices.filter { line in
      !isGuarded[line] && !isConditional[line]
        && !names.isDisjoint(with: Self.identifiers(in: code[line]))
    }
  }

  /// Returns the lines that use one of the names on every platform.
  func unconditionalUses(of names: Set<String>) -> [Int] {
    code.indices.filter { line in
      !isConditional[line] && !names.isDisjoint(with: Self.identifiers(in: code[line]))
    }
  }

  private mutating func read(_ line: String) {
    let text = line.trimmingCharacters(in: .whitespaces)
    if text.hasPrefix("#if ") { conditions += 1 }
    isConditional.append(conditions > 0)
    if text.hasPrefix("#endif") { conditions -= 1 }
    if text.contains("@available(") { hasAttribute = true }
    let opensGuarded = hasAttribute || (text.contains("#available(") && !text.hasPrefix("guard"))
    isGuarded.append(opensGuarded || scopes.contains(true))
    if text.hasPrefix("guard"), text.contains("#available("), !scopes.isEmpty {
      scopes[scopes.count - 1] = true
    }
    countBraces(of: text, opensGuarded: opensGuarded)
  }

  private mutating func countBraces(of text: String, opensGuarded: Bool) {
    // The `else` of a guard for a version runs on older versions.
    let isGuardedScope = opensGuarded && !text.hasPrefix("guard")
    for character in text {
      if character == "{" {
        scopes.append(isGuardedScope)
        hasAttribute = false
      } else if character == "}", !scopes.isEmpty {
        scopes.removeLast()
      }
    }
  }

  private static func identifiers(in code: String) -> Set<String> {
    Set(code.words)
  }

  private static func withoutComments(_ line: String) -> String {
    var (result, isInText, isEscaped) = ("", false, false)
    var previous: Character = " "
    for character in line {
      if isEscaped {
        isEscaped = false
      } else if isInText, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isInText.toggle()
      } else if !isInText {
        if character == "/", previous == "/" { return String(result.dropLast()) }
        result.append(character)
      }
      previous = character
    }
    return result
  }
}

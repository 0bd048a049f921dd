import Foundation
import Testing

/// Statements about what the Linux UIKit lacks, in comments and documents outside of it.
///
/// Each names the symbol in a form that is looked up: `LinuxUIKit lacks: UITextItem`. A member has
/// its name only, and several symbols are separated by commas. A statement that no longer holds
/// fails as soon as the symbol is declared.
@Suite("What the Linux UIKit lacks") struct LacksTests {
  @Test("What is said to be missing is declared nowhere in the Linux UIKit") func missing() {
    let declared = Lacks.declaredNames(in: SourceFile.files(in: ["LinuxUIKit/Sources"]))
    #expect(declared.isSuperset(of: ["UIView", "isFocused", "UIAccessibilityCustomAction"]))
    for file in Lacks.commentedFiles {
      for (number, line) in file.lines.enumerated() {
        let wrong = Lacks.names(in: line).filter(declared.contains)
        #expect(wrong.isEmpty, "\(file.path):\(number + 1): \(wrong) is there")
      }
    }
  }

  @Test("A statement about what is missing names the symbol") func form() {
    for file in Lacks.commentedFiles {
      let places = file.places { Lacks.isStatement($0) && Lacks.names(in: $0).isEmpty }
      #expect(places.isEmpty, "\(places): write LinuxUIKit lacks: NAME")
    }
  }

  @Test("Statements and names are found in lines") func lines() {
    #expect(Lacks.names(in: "// LinuxUIKit lacks: UITextItem") == ["UITextItem"])
    #expect(
      Lacks.names(in: "/// (LinuxUIKit lacks: `UIPress`, `keyCommands`.)") == [
        "UIPress", "keyCommands",
      ])
    #expect(Lacks.names(in: "// The Linux UIKit has no focus system.").isEmpty)
    #expect(Lacks.isStatement("// The Linux UIKit has no focus system."))
    #expect(Lacks.isStatement("/// The Linux UIKit lacks such actions."))
    #expect(!Lacks.isStatement("// The Linux UIKit has a focus system."))
    let file = SourceFile(
      path: "",
      lines: ["  public var isFocused: Bool { false }", "@MainActor open class UIView {}"])
    #expect(Lacks.declaredNames(in: [file]) == ["isFocused", "UIView"])
  }
}

/// The search for statements.
private enum Lacks {
  /// The files whose comments are searched: all but those of the Linux UIKit and of this test.
  static let commentedFiles = SourceFile.files(in: ["Sources", "ExampleApp", "Engines", "Tests"])
    .filter { !$0.path.hasSuffix("/LacksTests.swift") }

  /// Returns the names in a statement of the form that is looked up.
  static func names(in line: String) -> [String] {
    guard line.has("lacks"), let range = line.range(of: "LinuxUIKit lacks: ") else { return [] }
    return line[range.upperBound...].split(separator: ",").compactMap { part in
      String(part).words.first
    }
  }

  /// Returns whether a line says that something is missing.
  static func isStatement(_ line: String) -> Bool {
    let phrases = ["has no ", "has none", "lacks ", "lacks: ", "does not have ", "doesn't have "]
    return line.has("UIKit ")
      && phrases.contains { line.has("Linux UIKit \($0)") || line.has("LinuxUIKit \($0)") }
  }

  /// Returns the names of the types, members and cases that files declare.
  static func declaredNames(in files: [SourceFile]) -> Set<String> {
    let keywords: Set = [
      "actor", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]
    return Set(
      files.flatMap(\.lines).flatMap { line -> [String] in
        let words = line.codeWords
        return words.indices.dropLast().filter { keywords.contains(words[$0]) }.map {
          words[$0 + 1]
        }
      })
  }
}

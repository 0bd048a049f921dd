import Foundation
import Testing

/// The rules for citations in code and documents.
@Suite("Citations") struct SpecificationTests {
  /// The Swift files of the repository, with tests and tools.
  private static let files = SourceFile.files(
    in: ["Sources", "Tests", "ExampleApp", "Engines", "LinuxUIKit"])

  @Test(
    "Every cited heading of the specification exists", arguments: ["uikit", "compositional-layout"])
  func headings(name: String) throws {
    let headings = try Self.headings(of: name)
    #expect(headings.count > 30)
    var citations = 0
    for file in Self.files {
      for (number, line) in file.lines.enumerated() {
        for section in Self.sections(of: name, citedIn: line) {
          citations += 1
          #expect(headings.contains(section), "\(file.path):\(number + 1) cites \(section)")
        }
      }
    }
    #expect(citations > 30)
  }

  @Test("Nothing outside of the repository is cited")
  func outside() {
    // Concatenated, so that this file doesn't contain the marks.
    let marks = ["../" + "shared", "/wo" + "rk/"]
    let label = "[gu" + "ess"
    let places = Self.files.flatMap { file in
      file.places { line in
        marks.contains { line.has($0) } || (line.has(label) && line.has("//"))
      }
    }
    #expect(places.isEmpty, "\(places)")
  }

  /// Returns the numbers of a file's headings, such as "4.10".
  private static func headings(of name: String) throws -> Set<String> {
    let file = SourceFile.top.appendingPathComponent("LinuxUIKit/Specification/\(name).md")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    return Set(
      lines.filter { $0.hasPrefix("#") }.compactMap { line in
        line.split(separator: " ").dropFirst().first.map {
          $0.trimmingCharacters(in: CharacterSet(charactersIn: "."))
        }
      })
  }

  /// Returns the section numbers after "name.md, " in a line, such as "4.10" and "9.5" in
  /// "uikit.md, 4.10, 9.5".
  private static func sections(of name: String, citedIn line: String) -> [String] {
    guard line.has(".md, ") else { return [] }
    return line.components(separatedBy: "\(name).md, ").dropFirst().flatMap { rest -> [String] in
      var sections: [String] = []
      for word in rest.components(separatedBy: ", ") {
        let number = word.prefix { $0.isNumber || $0 == "." }
        guard number.contains(where: \.isNumber) else { break }
        sections.append(number.trimmingCharacters(in: CharacterSet(charactersIn: ".")))
        guard number.count == word.count else { break }
      }
      return sections
    }
  }
}

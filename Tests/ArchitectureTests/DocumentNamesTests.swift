import Foundation
import Testing

/// The names of calls in the documents, compared with the sources.
@Suite("Names in documents") struct DocumentNamesTests {
  private static let migrationArticles = [
    "UITableView", "IGListKit", "Epoxy", "SwiftUIList", "OtherLibraries",
  ]
  private static let sources = SourceFile.files(in: ["Sources", "LinuxUIKit/Sources/UIKit"])

  @Test("Each modifier of the article on modifiers is declared where the table says so")
  func modifiers() throws {
    let declared = Self.methods(in: Self.sources)
    let columns = [["LegoItem", "ModifiedItem"], ["Section"], ["Lego"]]
    var count = 0
    for cells in try Self.tableRows(
      of: "Sources/LegoKit/LegoKit.docc/Articles/ModifiersOfSectionsAndItems.md")
    where cells.count == 4 {
      for name in Self.codeSpans(in: cells[0]) {
        for (cell, types) in zip(cells.dropFirst(), columns) where cell == "yes" {
          count += 1
          let isDeclared = types.contains { declared[$0]?.contains(name) ?? false }
          #expect(isDeclared, "\(name) of \(types[0])")
        }
      }
    }
    #expect(count > 30)
  }

  @Test(
    "Each name of a replacement in the articles on migration is one of the sources, or of an example"
  )
  func migration() throws {
    let examples: Set = [
      "CardView", "CounterView", "EmptyFeedView", "LegoTesting", "PersonItem", "PersonRow",
      "PostItem", "PostView",
      "RowItem", "chore", "chores", "counters", "TotalItem", "hide", "onTap", "photos", "posts",
      "showSounds",
      "tags",
    ]
    let known = Set(Self.sources.flatMap(\.lines).flatMap { Self.names(in: $0.withoutComment) })
    var count = 0
    let rows = try Self.migrationArticles.flatMap { name in
      try Self.tableRows(of: "Sources/LegoKit/LegoKit.docc/Migrating/MigratingFrom\(name).md")
    }
    for cells in rows {
      for span in Self.codeSpans(in: cells.last ?? "") {
        for name in Self.names(in: Self.withoutTexts(span)) where !examples.contains(name) {
          count += 1
          #expect(known.contains(name), "\(name) in \(span)")
        }
      }
    }
    #expect(count > 300)
  }

  @Test("Each name in the glossary and in the table of what to take is one of the sources")
  func glossary() throws {
    let sources = SourceFile.files(in: ["Sources", "Engines", "LinuxUIKit", "Tests"])
    let known = Set(sources.flatMap(\.lines).flatMap { Self.names(in: $0.withoutComment) })
    var count = 0
    let rows = try ["Documentation/GLOSSARY.md", "Sources/LegoKit/LegoKit.docc/LegoKit.md"]
      .flatMap { try Self.tableRows(of: $0) }
    for span in rows.joined().flatMap({ Self.codeSpans(in: $0) }) where !span.contains("/") {
      for name in Self.names(in: span) {
        count += 1
        #expect(known.contains(name), "\(name) in \(span)")
      }
    }
    #expect(count > 60)
  }
}

extension DocumentNamesTests {
  /// Returns the cells of all rows of tables in a document.
  fileprivate static func tableRows(of path: String) throws -> [[String]] {
    let text = try String(contentsOf: SourceFile.top.appendingPathComponent(path), encoding: .utf8)
    return text.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.replacingOccurrences(of: "\\|", with: "\u{1}").split(separator: "|")
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Returns the texts between backticks.
  fileprivate static func codeSpans(in cell: String) -> [String] {
    cell.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  /// Returns code without its string literals.
  fileprivate static func withoutTexts(_ code: String) -> String {
    code.components(separatedBy: "\"").enumerated().filter { $0.offset % 2 == 0 }
      .map(\.element).joined(separator: " ")
  }

  /// Returns the identifiers in code.
  fileprivate static func names(in code: String) -> [String] {
    code.words.filter { $0.first?.isNumber == false }
  }

  /// Returns the names of the public methods in the declaration and the extensions of each type.
  fileprivate static func methods(in files: [SourceFile]) -> [String: Set<String>] {
    var methods: [String: Set<String>] = [:]
    for file in files {
      var type = ""
      for line in file.lines {
        let words = names(in: line.withoutComment)
        let kinds = ["extension", "struct", "class", "protocol", "enum"]
        // A declaration that is not indented.
        if let first = line.first, first.isLetter || first == "@",
          let kind = words.firstIndex(where: kinds.contains)
        {
          type = words.dropFirst(kind + 1).first ?? ""
        } else if words.contains("public"), let function = words.firstIndex(of: "func") {
          methods[type, default: []].formUnion(words.dropFirst(function + 1).prefix(1))
        }
      }
    }
    return methods
  }
}

import Foundation
import Testing

/// The files that ARCHITECTURE.md names.
@Suite("Recipes and reading list") struct RecipeTests {
  private static let text =
    (try? String(
      contentsOf: SourceFile.top.appendingPathComponent("ARCHITECTURE.md"), encoding: .utf8)) ?? ""

  @Test("The recipes quote what their files contain") func recipes() throws {
    let recipes = Self.part("Recipes")
    let quotes = recipes.matches(of: /\]\(([^)]+)\)\s*(?:does )?\(`([^`]+)`\)/)
    #expect(quotes.count == 5)
    for quote in quotes {
      let file = SourceFile.top.appendingPathComponent(String(quote.1))
      let contents = try String(contentsOf: file, encoding: .utf8)
      #expect(contents.contains(quote.2), "\(quote.1) doesn't contain \(quote.2)")
    }
  }

  @Test("The ten files declare what they are listed for") func readingList() throws {
    let entries = Self.part("Read these ten files").matches(of: /\[(\w+)\]\(([^)]+)\)/)
    #expect(entries.count == 10)
    for entry in entries {
      let file = SourceFile.top.appendingPathComponent(String(entry.2))
      let contents = try String(contentsOf: file, encoding: .utf8)
      let declares = contents.contains(
        try Regex("(?:class|struct|protocol|enum) \(entry.1)\\b"))
      #expect(declares, "\(entry.2) doesn't declare \(entry.1)")
    }
  }

  @Test("The page has at most 1,200 words") func length() {
    #expect((600...1_200).contains(Self.text.split(whereSeparator: \.isWhitespace).count))
  }

  /// Returns the part of the page below a heading.
  private static func part(_ heading: String) -> Substring {
    let parts = text.components(separatedBy: "\n## ")
    return Substring(parts.first { $0.hasPrefix(heading) } ?? "")
  }
}

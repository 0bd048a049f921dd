import Foundation
import Testing

/// The files that ARCHITECTURE.md names.
@Suite("Recipes and reading list") struct RecipeTests {
  @Test("The recipes quote what their files contain") func recipes() throws {
    let recipes = try Document.architecture().part("Recipes").joined(separator: "\n")
    let quotes = recipes.matches(of: /\]\(([^)]+)\)\s*(?:does )?\(`([^`]+)`\)/)
    #expect(quotes.count == 5)
    for quote in quotes {
      let file = SourceFile.top.appendingPathComponent(String(quote.1))
      let contents = try String(contentsOf: file, encoding: .utf8)
      #expect(contents.contains(quote.2), "\(quote.1) doesn't contain \(quote.2)")
    }
  }

  @Test("The ten files declare what they are listed for") func readingList() throws {
    let list = try Document.architecture().part("Read these ten files").joined(separator: "\n")
    let entries = list.matches(of: /\[(\w+)\]\(([^)]+)\)/)
    #expect(entries.count == 10)
    for entry in entries {
      let file = SourceFile.top.appendingPathComponent(String(entry.2))
      let contents = try String(contentsOf: file, encoding: .utf8)
      let declares = contents.contains(
        try Regex("(?:class|struct|protocol|enum) \(entry.1)\\b"))
      #expect(declares, "\(entry.2) doesn't declare \(entry.1)")
    }
  }

  @Test("The page has at most 1,200 words") func length() throws {
    let words = try Document.architecture().lines.flatMap { $0.split(separator: " ") }
    #expect((600...1_200).contains(words.count))
  }
}

import Foundation
import Testing

/// The code of README.md, of the articles of all catalogs and of the documents.
///
/// Each block of Swift occurs in a file that is compiled: in `Blocks`, in a screen of the example app,
/// in a template, or in a test that also runs it. Line breaks and indentation may differ. A block that
/// is not to compile has a line above it, which pages don't display:
/// `<!-- not compiled: another library's code -->`.
@Suite("The code of the documentation") struct CodeBlockTests {
  /// The files and folders that the package compiles, and that articles quote.
  private static let compiledFiles = [
    "Tests/DocumentationTests/Blocks", "ExampleApp", "Templates", "Tests/Support/ContactCells",
    "Tests/ExampleAppTests", "Tests/LegoViewsTests/Boxes/BoxesDocumentTests.swift",
    "Tests/LegoKitTests/DocumentationTests.swift",
    "Tests/LegoViewsTests/Lists/ViewsDocumentTests.swift",
  ]

  @Test("Every block of Swift occurs in a file that is compiled") func compiled() throws {
    let paths = Self.compiledFiles.flatMap { path in
      PackageFolder.files(in: path, withExtension: "swift")
    }
    let code = CompiledCode(texts: try paths.map(PackageFolder.text))
    let blocks = try Self.blocks().filter { $0.mark == nil }
    for block in blocks where !code.contains(block) {
      let start = block.lines.prefix(3).joined(separator: "\n")
      Issue.record("\(block.path):\(block.line) is in no file that is compiled:\n\(start)")
    }
    #expect(blocks.count > 30)
  }

  @Test("Blocks that are not compiled have a reason, and few articles have them")
  func marks() throws {
    let marked = try Self.blocks().filter { $0.mark != nil }
    for block in marked {
      #expect((block.mark ?? "").contains(" "), "\(block.path):\(block.line) has no reason")
    }
    // Articles on migration contain the code of other libraries.
    let others = marked.filter { !$0.path.contains("/Migrating/") }
    let counts = Dictionary(grouping: others, by: \.path).mapValues(\.count)
    for (path, count) in counts {
      #expect(count <= 2, "\(path) has \(count) blocks that are not compiled")
    }
  }

  @Test("A mark belongs to the block below it") func markPosition() throws {
    for article in try Article.all() {
      let marks = article.lines.filter { CodeBlock.mark(in: $0) != nil }
      #expect(marks.count == article.blocks.filter { $0.mark != nil }.count, "\(article.path)")
    }
  }

  @Test("A block is found with other line breaks, and not with other words") func search() {
    let code = CompiledCode(texts: [
      "func test() {\n  let box = VBox {\n    title\n\n    text\n  }\n}", "struct A {}",
    ])
    let article = Article(
      path: "",
      text: """
        <!-- not compiled: wrong on purpose -->
        ```swift
        let wrong = 1
        ```
        ```swift
        let box = VBox {
          title; text
        }
        ```
        ```swift
        let box = VBox { title
          text }
        ```
        ```sh
        make
        ```
        """)
    #expect(article.blocks.map(\.mark) == ["wrong on purpose", nil, nil, nil])
    #expect(article.blocks.map(\.language) == ["swift", "swift", "swift", "sh"])
    #expect(article.blocks.map(code.contains) == [false, false, true, false])
  }

  private static func blocks() throws -> [CodeBlock] {
    try Article.all().flatMap(\.blocks).filter { $0.language == "swift" }
  }
}

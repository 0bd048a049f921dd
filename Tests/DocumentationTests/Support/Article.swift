import Foundation

/// A Markdown file of the documentation: an article of a DocC catalog, or a document.
struct Article {
  /// The path relative to the package's folder.
  let path: String
  /// The lines of the file, without those of blocks of code.
  let lines: [String]
  /// The blocks of code, in order.
  let blocks: [CodeBlock]

  init(path: String, text: String) {
    self.path = path
    var lines: [String] = []
    var blocks: [CodeBlock] = []
    var open: CodeBlock?
    var lineAbove = ""
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      defer { lineAbove = trimmed }
      if let block = open {
        if trimmed.hasPrefix("```") {
          blocks.append(block)
          open = nil
        } else {
          open?.lines.append(trimmed)
        }
      } else if trimmed.hasPrefix("```") {
        open = CodeBlock(
          path: path, line: index + 1, language: String(trimmed.dropFirst(3)),
          mark: CodeBlock.mark(in: lineAbove))
      } else {
        lines.append(line)
      }
    }
    (self.lines, self.blocks) = (lines, blocks)
  }

  init(path: String) throws {
    self.init(path: path, text: try PackageFolder.text(of: path))
  }

  /// The name by which other articles link to the article.
  var name: String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// The articles to which the article links: names of articles of the same catalog, or addresses
  /// such as `/LegoViews/AligningViews`.
  var linkedArticles: [String] {
    texts(between: "<doc:", and: ">") + texts(between: "](doc:", and: ")")
  }

  /// Whether the article is the page of a symbol of its module, which it lists the members of.
  var isSymbolPage: Bool { lines.first.map { $0.hasPrefix("# ``") && $0.contains("/") } ?? false }

  /// The names of the articles that the article lists under `## Topics`.
  var curatedArticles: [String] {
    Article(path: path, text: topics.joined(separator: "\n")).linkedArticles
  }

  /// The symbols that the article lists under `## Topics`.
  var curatedSymbols: [String] {
    topics.filter { $0.hasPrefix("- ``") }.map { line in
      String(line.dropFirst(4).prefix { $0 != "`" })
    }
  }

  /// The images that the article displays: their alternative texts and their files.
  var images: [(alternativeText: String, file: String)] {
    let inText = texts(between: "![", and: ")").map { image in
      let parts = image.components(separatedBy: "](")
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
    let inDirectives = lines.filter { $0.contains("@PageImage(") || $0.contains("@Image(") }
      .map { line in
        (Self.argument("alt", of: line), Self.argument("source", of: line))
      }
    return inText + inDirectives
  }

  /// The lines below the heading `## Topics`.
  private var topics: [String] {
    lines.firstIndex(of: "## Topics").map { Array(lines[($0 + 1)...]) } ?? []
  }

  private func texts(between start: String, and end: String) -> [String] {
    lines.flatMap { line in
      line.components(separatedBy: start).dropFirst().compactMap { rest in
        rest.components(separatedBy: end).first
      }
    }
  }

  private static func argument(_ name: String, of directive: String) -> String {
    let parts = directive.components(separatedBy: "\(name): \"")
    return parts.count > 1 ? String(parts[1].prefix { $0 != "\"" }) : ""
  }
}

extension Article {
  /// The modules with a catalog, and the folders of the catalogs.
  static let catalogs = [
    "LayoutBox": "Sources/LayoutBox/LayoutBox.docc",
    "LegoKit": "Sources/LegoKit/LegoKit.docc",
    "LegoState": "Sources/LegoState/LegoState.docc",
    "LegoViews": "Sources/LegoViews/LegoViews.docc",
    "LegoTesting": "Sources/LegoTesting/LegoTesting.docc",
    "UIKit": "LinuxUIKit/Sources/UIKit/UIKit.docc",
  ]

  /// Returns the articles of a module's catalog.
  static func articles(of module: String) throws -> [Article] {
    let folder = catalogs[module] ?? ""
    return try PackageFolder.files(in: folder, withExtension: "md").map(Article.init(path:))
  }

  /// The articles of all catalogs, the README and the documents in `Documentation`.
  static func all() throws -> [Article] {
    let documents = PackageFolder.files(in: "Documentation", withExtension: "md") + ["README.md"]
    return try catalogs.keys.sorted().flatMap(articles(of:)) + documents.map(Article.init(path:))
  }
}

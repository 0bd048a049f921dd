import Foundation
import Testing

/// The rules for the documents of the repository.
@Suite("Documents") struct DocumentTests {
  @Test("Every link in a document leads to a file or folder of the repository")
  func links() throws {
    var count = 0
    for document in try Document.all() {
      for link in document.relativeLinks {
        count += 1
        #expect(document.file(of: link) != nil, "\(document.path) links to \(link)")
      }
    }
    #expect(count > 50)
  }

  @Test("Every link to a heading leads to one")
  func anchors() throws {
    for document in try Document.all() {
      for link in document.relativeLinks where link.contains("#") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target = parts[0].isEmpty ? document.url : document.file(of: link)
        let headings = try target.map { try Document($0).anchors } ?? []
        #expect(headings.contains(String(parts[1])), "\(document.path) links to \(link)")
      }
    }
  }

  @Test("Each journey of ARCHITECTURE.md has at most 15 steps, most of them with a link")
  func journeys() throws {
    let journeys = try Document.architecture().parts(of: "Four journeys")
    #expect(journeys.count == 4)
    for journey in journeys {
      let steps = journey.filter { $0.first?.isNumber == true }
      #expect((8...15).contains(steps.count), "\(journey.first ?? "")")
      let links = journey.filter { $0.contains("](") }
      #expect(2 * links.count > steps.count, "\(journey.first ?? "")")
    }
  }
}

/// A Markdown file.
struct Document {
  let url: URL
  let lines: [String]

  init(_ url: URL) throws {
    self.url = url
    lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  /// Returns ARCHITECTURE.md.
  static func architecture() throws -> Document {
    try Document(SourceFile.top.appendingPathComponent("ARCHITECTURE.md"))
  }

  /// The documents of the repository.
  static func all() throws -> [Document] {
    let manager = FileManager.default
    // Hidden folders contain what was built.
    let visible = try manager.contentsOfDirectory(atPath: SourceFile.top.path).filter {
      !$0.hasPrefix(".")
    }
    let names = visible.flatMap { name in
      let inside = manager.enumerator(atPath: SourceFile.top.appendingPathComponent(name).path)
      return [name] + (inside?.compactMap { $0 as? String } ?? []).map { name + "/" + $0 }
    }
    // Articles of DocC catalogs are checked by DocumentationTests.
    let documents = names.filter { $0.hasSuffix(".md") && !$0.contains(".docc/") }
    return try documents.sorted().map {
      try Document(SourceFile.top.appendingPathComponent($0))
    }
  }

  /// The path relative to the package's folder.
  var path: String { String(url.path.dropFirst(SourceFile.top.path.count + 1)) }

  /// The targets of links and images that are not addresses of other sites.
  var relativeLinks: [String] {
    lines.flatMap { line in
      ["](", "src=\"", "href=\""].flatMap { opening in
        line.components(separatedBy: opening).dropFirst().map { rest in
          String(rest.prefix { !") \"".contains($0) })
        }
      }
    }.filter { !$0.contains("://") }
  }

  /// Returns the existing file or folder of a link; `nil` if there is none.
  func file(of link: String) -> URL? {
    let path = String(link.prefix { $0 != "#" })
    let file = url.deletingLastPathComponent().appendingPathComponent(path).standardized
    return FileManager.default.fileExists(atPath: file.path) ? file : nil
  }

  /// The names of the headings in links: lower case, without punctuation, words joined by hyphens.
  var anchors: [String] {
    lines.filter { $0.hasPrefix("#") }.map { heading in
      heading.drop { $0 == "#" || $0 == " " }.lowercased()
        .filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        .replacingOccurrences(of: " ", with: "-")
    }
  }

  /// Returns the lines below a second-level heading; none if there is no such heading.
  func part(_ heading: String) -> ArraySlice<String> {
    let start = lines.firstIndex(of: "## \(heading)").map { $0 + 1 } ?? lines.endIndex
    return lines[start...].prefix { !$0.hasPrefix("## ") }
  }

  /// Returns the lines of each part with a third-level heading in the part with this heading.
  func parts(of heading: String) -> [[String]] {
    part(heading).reduce(into: []) { parts, line in
      if line.hasPrefix("### ") { parts.append([]) }
      if !parts.isEmpty { parts[parts.count - 1].append(line) }
    }
  }
}

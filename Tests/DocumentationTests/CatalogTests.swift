import Foundation
import Testing

/// The articles and images of the DocC catalogs, and the links between them.
///
/// DocC itself checks links to symbols, in `make docs`.
@Suite("DocC catalogs") struct CatalogTests {
  @Test("Every article is listed on the page of its module, or on one that is listed there")
  func reachable() throws {
    for module in Article.catalogs.keys.sorted() {
      let articles = Dictionary(
        uniqueKeysWithValues: try Article.articles(of: module).filter { !$0.isSymbolPage }
          .map { ($0.name, $0) })
      var reached: Set = [module]
      var open = [module]
      while let name = open.popLast() {
        for next in articles[name]?.curatedArticles ?? [] where reached.insert(next).inserted {
          open.append(next)
        }
      }
      let missing = Set(articles.keys).subtracting(reached)
      #expect(missing.isEmpty, "not under Topics in \(module): \(missing.sorted())")
    }
  }

  @Test("Every link to an article leads to one") func links() throws {
    let names = try Article.catalogs.keys.reduce(into: [String: Set<String>]()) { names, module in
      names[module] = Set(try Article.articles(of: module).map(\.name))
    }
    var count = 0
    for module in Article.catalogs.keys.sorted() {
      for article in try Article.articles(of: module) {
        for link in article.linkedArticles {
          count += 1
          // `Article`, or `/Module/Article`.
          let parts = link.split(separator: "#")[0].split(separator: "/").map(String.init)
          let target = link.hasPrefix("/") ? parts.first ?? "" : module
          #expect(
            names[target]?.contains(parts.last ?? "") == true, "\(article.path) links to \(link)")
        }
      }
    }
    #expect(count > 10)
  }

  @Test("Every image has an alternative text and is in the catalog") func images() throws {
    var count = 0
    for module in Article.catalogs.keys.sorted() {
      let files = Self.imageFiles(of: module) + Self.diagramFiles(of: module)
      let names = Set(files.map(Self.imageName))
      for article in try Article.articles(of: module) {
        for image in article.images {
          count += 1
          #expect(image.alternativeText.count > 10, "\(image.file) in \(article.path)")
          let name = image.file.replacingOccurrences(of: ".png", with: "")
          #expect(names.contains(name), "\(image.file) in \(article.path) does not exist")
        }
      }
    }
    #expect(count > 4)
  }

  @Test("Every image of a catalog is displayed") func displayedImages() throws {
    for module in Article.catalogs.keys.sorted() {
      let displayed = Set(
        try Article.articles(of: module).flatMap(\.images).map {
          $0.file.replacingOccurrences(of: ".png", with: "")
        })
      for file in Self.imageFiles(of: module) + Self.diagramFiles(of: module) {
        #expect(displayed.contains(Self.imageName(of: file)), "\(file) is on no page")
      }
    }
  }

  @Test("Every image of a catalog is drawn by a test") func drawnImages() throws {
    let recorded = Set(
      try ["Tests", "LinuxUIKit/Tests"].flatMap { folder in
        PackageFolder.files(in: folder, withExtension: "png")
      }.map(PackageFolder.data))
    // Tests that record images into a catalog name them: `named: "alignment-box"`.
    let tests = try ["Tests", "LinuxUIKit/Tests"].flatMap { folder in
      PackageFolder.files(in: folder, withExtension: "swift")
    }.map(PackageFolder.text).filter { $0.contains("expectDocumentationImage(") }
    for module in Article.catalogs.keys.sorted() {
      for file in Self.imageFiles(of: module) {
        let path = file.components(separatedBy: "/Resources/").last ?? file
        let name = path.replacingOccurrences(of: "@2x", with: "")
          .replacingOccurrences(of: ".png", with: "")
        // A test may record a whole folder: `named: "Cookbook/\(name)"`.
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let isNamed = tests.contains {
          $0.contains("named: \"\(name)\"")
            || !folder.isEmpty && $0.contains("named: \"\(folder)/\\(")
        }
        let data = try PackageFolder.data(of: file)
        #expect(
          isNamed || recorded.contains(data),
          "\(file) is not drawn by a test, nor equal to a snapshot")
      }
    }
  }
}

extension CatalogTests {
  fileprivate static func imageFiles(of module: String) -> [String] {
    PackageFolder.files(in: Article.catalogs[module] ?? "", withExtension: "png").filter {
      !$0.hasSuffix(".new.png") && !$0.hasSuffix(".diff.png")
    }
  }

  /// Returns the diagrams, which are text and not drawn by a test: `ArchitectureTests` compares their
  /// names with the sources.
  fileprivate static func diagramFiles(of module: String) -> [String] {
    PackageFolder.files(in: Article.catalogs[module] ?? "", withExtension: "svg")
  }

  /// Returns the name by which articles display an image, which is one for its variants.
  fileprivate static func imageName(of file: String) -> String {
    let name = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    return name.replacingOccurrences(of: "@2x", with: "")
      .replacingOccurrences(of: "~dark", with: "")
  }
}

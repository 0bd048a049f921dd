import Foundation
import Testing

/// The public symbols of the product, and the pages that list them.
@Suite("Public symbols") struct SymbolTests {
  private static let modules = ["LegoState", "LayoutBox", "LegoKit", "LegoViews", "LegoTesting"]

  @Test(
    "Every public symbol is listed on the page of its module",
    arguments: modules)
  func listed(_ module: String) throws {
    let declared = try PublicSymbol.symbols(of: module)
    let listed = Set(
      try Self.pages(of: module).flatMap(\.curatedSymbols).map(PublicSymbol.baseName))
    // Names of code of Apple's platforms only, which have no pages on Linux.
    let page = try PackageFolder.text(of: "\(Article.catalogs[module] ?? "")/\(module).md")
    for symbol in declared {
      let isListed =
        symbol.isForApple ? page.contains("`\(symbol.name)`") : listed.contains(symbol.name)
      #expect(isListed, "\(symbol.name) of \(symbol.path)")
    }
    #expect(declared.count > 5)
  }

  @Test("Every listed symbol is listed once", arguments: modules)
  func once(_ module: String) throws {
    let symbols = try Self.pages(of: module).flatMap(\.curatedSymbols)
    let repeated = Dictionary(grouping: symbols) { $0 }.filter { $0.value.count > 1 }.keys
    #expect(repeated.isEmpty, "\(repeated.sorted())")
  }

  /// Returns the pages that list symbols of the module, not members of a symbol.
  private static func pages(of module: String) throws -> [Article] {
    try Article.articles(of: module).filter { !$0.isSymbolPage }
  }

  @Test("Declarations are found behind attributes and in conditions, but not in types")
  func declarations() {
    let symbols = PublicSymbol.symbols(
      in: """
        public struct Box {
          public struct Inner {}
        }
        @MainActor @propertyWrapper public final class State<Value> {}
        #if !os(tvOS)
          public typealias Alias = Box
        #endif
        #if canImport(SwiftUI)
          public struct Bridge {}
        #endif
        @discardableResult public func perform<Result>(_ body: () -> Result) -> Result { body() }
        public extension Box {}
        /// public func quoted()
        struct Internal {}
        """, path: "File.swift")
    #expect(symbols.map(\.name) == ["Box", "State", "Alias", "Bridge", "perform"])
    #expect(symbols.map(\.isForApple) == [false, false, false, true, false])
  }
}

/// A public declaration that is not inside of a type.
struct PublicSymbol {
  let name: String
  let path: String
  /// Whether the declaration is compiled on Apple's platforms only.
  let isForApple: Bool

  /// Returns the public symbols in the sources of a module.
  static func symbols(of module: String) throws -> [PublicSymbol] {
    try PackageFolder.files(in: "Sources/\(module)", withExtension: "swift").flatMap { path in
      symbols(in: try PackageFolder.text(of: path), path: path)
    }
  }

  static func symbols(in text: String, path: String) -> [PublicSymbol] {
    var conditions: [Substring] = []
    return text.split(separator: "\n").compactMap { line in
      let indentation = line.prefix { $0 == " " }.count
      let code = line.dropFirst(indentation)
      if code.hasPrefix("//") { return nil }
      if code.hasPrefix("#if ") { conditions.append(code) }
      if code.hasPrefix("#endif") { conditions.removeLast() }
      // The formatter indents what is in a condition.
      guard indentation == 2 * conditions.count, let name = declaredName(in: code) else {
        return nil
      }
      let isForApple = conditions.contains { $0.contains("SwiftUI") || $0.contains("Combine") }
      return PublicSymbol(name: name, path: path, isForApple: isForApple)
    }
  }

  /// Returns the name of a symbol without the labels of its arguments.
  static func baseName(_ symbol: String) -> String { String(symbol.prefix { $0 != "(" }) }

  private static func declaredName(in code: Substring) -> String? {
    let words = code.split { !($0.isLetter || $0.isNumber || $0 == "_") }
    let kinds = ["class", "struct", "enum", "protocol", "typealias", "actor", "func", "let", "var"]
    guard let access = words.firstIndex(where: { $0 == "public" || $0 == "open" }),
      let kind = words.indices.first(where: { $0 > access && kinds.contains(String(words[$0])) }),
      // `public extension` and `public final class`.
      words[(access + 1)..<kind].allSatisfy({ $0 == "final" || $0 == "indirect" }),
      kind + 1 < words.count
    else { return nil }
    return String(words[kind + 1])
  }
}

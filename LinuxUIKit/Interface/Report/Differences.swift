/// The differences of public declarations from Apple's of the same name, by kind.
///
/// Apple's are the symbols of the stand-in for the SDK, whose classes and members Swift imports from
/// Objective-C. Types of parameters are not compared, since the stand-in leaves the nullability of many
/// of them open.
public struct Differences: Sendable {
  /// A kind of difference.
  enum Kind: String, CaseIterable, Sendable {
    case fixedClass = "classes that can't be subclassed"
    case fixedMember = "instance members that a subclass can't override"
    case required = "initializers that subclasses have to repeat"
    case escaping = "functions whose closure has to escape"
  }

  private let common: Int
  private let names: [Kind: [String]]

  /// Compares the declarations of the modules with Apple's.
  public init(of graphs: [SymbolGraph], from apple: [SymbolGraph]) {
    let ours = Self.symbols(of: graphs)
    let pairs = Self.symbols(of: apple).compactMap { key, theirs in
      ours[key].map { (key: key, ours: $0, theirs: theirs) }
    }
    common = pairs.count
    names = Kind.allCases.reduce(into: [:]) { names, kind in
      names[kind] = pairs.filter { kind.separates($0.ours, from: $0.theirs) }
        .map { $0.key.path }.sorted()
    }
  }

  /// The number of differences of each kind with their names, in Markdown.
  public var text: String {
    let rows = Kind.allCases.map { kind in
      let found = names[kind] ?? []
      let list = found.isEmpty ? "" : found.map { "`\($0)`" }.joined(separator: ", ")
      return "| \(kind.rawValue) | \(found.count) | \(list) |"
    }
    return
      ([
        "| of \(common) declarations that both have | number | names |", "| --- | --: | --- |",
      ] + rows).joined(separator: "\n")
  }

  /// Returns the number of differences of a kind.
  func count(_ kind: Kind) -> Int { names[kind]?.count ?? 0 }

  private struct Key: Hashable {
    let path: String
    let kind: String
  }

  private static func symbols(of graphs: [SymbolGraph]) -> [Key: SymbolGraph.Symbol] {
    let pairs = graphs.flatMap(\.symbols).map { symbol in
      let path = symbol.pathComponents.joined(separator: ".")
      return (Key(path: path, kind: symbol.kind.identifier), symbol)
    }
    // Overloads have the same path; the first is compared.
    return Dictionary(pairs) { first, _ in first }
  }
}

extension Differences.Kind {
  /// Returns whether a declaration differs from Apple's in this way.
  fileprivate func separates(
    _ ours: SymbolGraph.Symbol, from theirs: SymbolGraph.Symbol
  ) -> Bool {
    switch self {
    case .fixedClass:
      ours.isClass && theirs.isOpen && !ours.isOpen
    case .fixedMember:
      ours.isInstanceMember && theirs.isOpen && !ours.isOpen
    case .required:
      // That of archives is required by a protocol at Apple's.
      ours.isInitializer && ours.pathComponents.last != "init(coder:)"
        && ours.has("required") && !theirs.has("required")
    case .escaping:
      ours.isInstanceMember && ours.has("@escaping") && !theirs.has("@escaping")
    }
  }
}

extension SymbolGraph.Symbol {
  fileprivate var isOpen: Bool { accessLevel == "open" }
  fileprivate var isClass: Bool { kind.identifier == "swift.class" }
  fileprivate var isInitializer: Bool { kind.identifier == "swift.init" }
  fileprivate var isInstanceMember: Bool {
    ["swift.method", "swift.property", "swift.subscript"].contains(kind.identifier)
  }

  fileprivate func has(_ word: String) -> Bool {
    declaration.split(whereSeparator: { " (".contains($0) }).contains { $0 == word }
  }
}

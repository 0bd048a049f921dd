/// The public symbols of a module, as written by `swift symbolgraph-extract`.
///
/// Only the properties that the report uses are decoded.
public struct SymbolGraph: Decodable, Sendable {
  var symbols: [Symbol]
  var relationships: [Relationship]

  /// A type or a member.
  struct Symbol: Decodable, Sendable {
    struct Kind: Decodable, Sendable {
      var identifier: String
    }

    struct Identifier: Decodable, Sendable {
      var precise: String
    }

    struct Fragment: Decodable, Sendable {
      var spelling: String
    }

    var kind: Kind
    var identifier: Identifier
    /// `public` or `open`.
    var accessLevel: String
    /// The names from the outermost type to the symbol itself, with labels.
    var pathComponents: [String]
    /// The declaration in fragments.
    var declarationFragments: [Fragment]?
  }

  /// A relationship of two symbols, such as inheritance or conformance.
  struct Relationship: Decodable, Sendable {
    var kind: String
    var source: String
    var target: String
    /// The target's name if it belongs to another module.
    var targetFallback: String?
  }
}

extension SymbolGraph.Symbol {
  private static let typeKinds: Set = [
    "swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.typealias",
    "swift.associatedtype",
  ]

  var isType: Bool { Self.typeKinds.contains(kind.identifier) }

  var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }
}

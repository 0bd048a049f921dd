/// A module's public symbols, as `swift symbolgraph-extract` writes them.
///
/// Only what the report asks for is read.
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
    /// The names from the outermost type to the symbol's own, with labels.
    var pathComponents: [String]
    /// The declaration in pieces.
    var declarationFragments: [Fragment]?
  }

  /// That a class inherits from another one, a type conforms to a protocol, and the like.
  struct Relationship: Decodable, Sendable {
    var kind: String
    var source: String
    var target: String
    /// The target's name, where it belongs to another module.
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

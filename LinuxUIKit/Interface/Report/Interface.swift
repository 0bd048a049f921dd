/// The public names of a module, which can be looked up as a caller writes them.
public struct Interface: Sendable {
  private var types: Set<String> = []
  /// The superclasses and protocols of each type, by path.
  private var parents: [String: Set<String>] = [:]
  /// The members of each type, by the type's path and their name without labels.
  private var members: [String: [String: [Signature]]] = [:]
  /// The names of the type aliases of closures, without the types around them.
  private var closureTypes: Set<String> = []

  /// Creates the interface from the symbol graphs of a module and of its extensions of other
  /// modules' types.
  public init(_ graphs: [SymbolGraph]) {
    var paths: [String: String] = [:]
    closureTypes = Self.closureTypes(in: graphs)
    for symbol in graphs.flatMap(\.symbols) {
      let path = symbol.pathComponents.joined(separator: ".")
      if symbol.isType {
        types.insert(path)
        paths[symbol.identifier.precise] = path
      } else {
        add(symbol)
      }
    }
    for relationship in graphs.flatMap(\.relationships) { add(relationship, paths) }
  }

  private static func closureTypes(in graphs: [SymbolGraph]) -> Set<String> {
    let aliases = graphs.flatMap(\.symbols).filter {
      $0.kind.identifier == "swift.typealias" && $0.declaration.contains("->")
    }
    return Set(aliases.compactMap(\.pathComponents.last))
  }

  private mutating func add(_ symbol: SymbolGraph.Symbol) {
    guard let name = symbol.pathComponents.last else { return }
    let owner = symbol.pathComponents.dropLast().joined(separator: ".")
    let signature = Signature(
      name: name, declaration: symbol.declaration, closureTypes: closureTypes)
    members[owner, default: [:]][Call(name[...]).base, default: []].append(signature)
  }

  private mutating func add(
    _ relationship: SymbolGraph.Relationship, _ paths: [String: String]
  ) {
    guard ["inheritsFrom", "conformsTo"].contains(relationship.kind),
      let source = paths[relationship.source]
    else { return }
    let target = paths[relationship.target] ?? relationship.targetFallback ?? relationship.target
    parents[source, default: []].insert(target)
  }

  /// Returns whether the interface contains a result of the query.
  func has(_ query: Query) -> Bool {
    switch query {
    case .type(let path): types.contains(path) || hasFunction(path, labels: nil)
    case .owned(let owner, let call): has(call, of: owner) || isFunction(owner, called: call)
    case .anyOwner(let call): members.keys.contains { hasOwn(call, of: $0) }
    }
  }

  /// Returns whether a call that reads like an initializer calls a global function, such as
  /// `UIGraphicsGetCurrentContext()`.
  private func isFunction(_ name: String, called call: Call) -> Bool {
    call.base == "init" && hasFunction(name, labels: call.labels)
  }

  private func hasFunction(_ name: String, labels: [String]?) -> Bool {
    hasOwn(Call(base: name, labels: labels), of: "")
  }

  private func has(_ call: Call, of owner: String) -> Bool {
    // Every subclass of `NSObject` has an initializer without parameters.
    if owner.hasSuffix("NSObject"), call.base == "init", call.labels == [] { return true }
    if hasOwn(call, of: owner) { return true }
    return (parents[owner] ?? []).contains { has(call, of: $0) }
  }

  private func hasOwn(_ call: Call, of owner: String) -> Bool {
    guard let found = members[owner]?[call.base] else { return false }
    guard let labels = call.labels else { return true }
    return found.contains { $0.accepts(labels) }
  }
}

/// What the report says of a used name.
public enum Coverage: Hashable, Sendable {
  /// The module, Foundation or the compiler has it.
  case there
  /// Apple's interface has it and ours has not.
  case missing
  /// It is Apple's, and nobody looks for it here.
  case setAside(Exclusion)
  /// An app or a library of its own has given that name to something.
  case othersOwn
}

extension Interface {
  /// What is to be said of a used name.
  public func verdict(on symbol: UsedSymbol) -> Coverage {
    // 1. What Linux can't have, or no one asks for, counts neither way.
    if let reason = Exclusion.reason(for: symbol) { return .setAside(reason) }
    // 2. Who looks a name up finds it in the module, or in what every module has.
    if has(Query(symbol)) || FoundationNames.has(symbol.name) { return .there }
    // 3. A name that Apple never gave is missed by nobody.
    return ThirdPartyNames.names.contains(symbol.name) ? .othersOwn : .missing
  }
}

/// What the report says of a used name.
public enum Verdict: Hashable, Sendable {
  /// The module, Foundation or the compiler has it.
  case there
  /// Apple's interface has it and ours has not.
  case missing
  /// It is Apple's, and nobody looks for it here.
  case setAside(SetAside)
  /// An app or a library of its own has given that name to something.
  case othersOwn
}

extension Interface {
  /// What is to be said of a used name.
  public func verdict(on symbol: UsedSymbol) -> Verdict {
    // 1. What Linux can't have, or no one asks for, counts neither way.
    if let reason = SetAside.reason(for: symbol) { return .setAside(reason) }
    // 2. Who looks a name up finds it in the module, or in what every module has.
    if has(Query(symbol)) || Elsewhere.has(symbol.name) { return .there }
    // 3. A name that Apple never gave is missed by nobody.
    return OthersOwn.names.contains(symbol.name) ? .othersOwn : .missing
  }
}

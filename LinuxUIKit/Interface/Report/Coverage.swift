/// The coverage of a name that apps use.
public enum Coverage: Hashable, Sendable {
  /// The module, Foundation or the compiler provides the name.
  case there
  /// Apple's interface has the name, and this module doesn't.
  case missing
  /// Apple's interface has the name, and it is out of scope for this module.
  case excluded(Exclusion)
  /// The name belongs to an app or a third-party library.
  case thirdParty
}

extension Interface {
  /// Returns the coverage of a name that apps use.
  public func verdict(on symbol: UsedSymbol) -> Coverage {
    // 1. Names that are out of scope count neither as provided nor as missing.
    if let reason = Exclusion.reason(for: symbol) { return .excluded(reason) }
    // 2. A caller finds the name in the module or among the names available to every module.
    if has(Query(symbol)) || FoundationNames.has(symbol.name) { return .there }
    // 3. A name that Apple's interface doesn't have is not missing.
    return ThirdPartyNames.names.contains(symbol.name) ? .thirdParty : .missing
  }
}

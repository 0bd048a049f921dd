import Foundation

extension UIImage {
  /// Finds a system symbol by name, sized for body text; nil if ours has none of that name.
  ///
  /// Symbols are stencils: views color them with their tint. Ours has those of `SymbolTable`,
  /// drawn with the free Material Icons, and none where that font is not installed.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Finds a system symbol by name, sized by a configuration; nil if ours has none of that name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    guard let symbol = Symbol(named: name) else { return nil }
    let traits = Traits(
      configuration: configuration as? SymbolConfiguration,
      flipsRightToLeft: SymbolTable.hasReadingDirection(name))
    self.init(content: .symbol(symbol), traits: traits)
  }

  /// The symbol as a configuration says, which replaces the former one; pixels stay as they are.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    with { $0.configuration = configuration as? SymbolConfiguration }
  }

  /// The symbol with all that a configuration specifies added to its own; pixels stay as they are.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    with { $0.configuration = ($0.configuration ?? .unspecified).applying(configuration) }
  }
}

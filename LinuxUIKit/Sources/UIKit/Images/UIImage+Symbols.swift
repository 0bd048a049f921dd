import Foundation

extension UIImage {
  /// Creates a system symbol by name, sized for body text; `nil` for an unknown name.
  ///
  /// Symbols are template images, which views draw in their tint color. They are drawn with the
  /// free Material Icons; without that font there are none.
  ///
  /// - Note: Not implemented: symbols that are not in `SymbolTable`.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a system symbol by name with a configuration; `nil` for an unknown name.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    guard let symbol = Symbol(named: name) else { return nil }
    let traits = Traits(
      configuration: configuration as? SymbolConfiguration,
      flipsRightToLeft: SymbolTable.hasReadingDirection(name))
    self.init(content: .symbol(symbol), traits: traits)
  }

  /// Returns the symbol with another configuration; has no effect on other images.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    with { $0.configuration = configuration as? SymbolConfiguration }
  }

  /// Returns the symbol with the values of a configuration applied to its own; has no effect on
  /// other images.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    with { $0.configuration = ($0.configuration ?? .unspecified).applying(configuration) }
  }
}

extension UIImage {
  /// The name that stands for the image where nothing else is spoken: that of a symbol.
  var accessibilityName: String? {
    switch content {
    case .symbol(let symbol): symbol.name.replacingOccurrences(of: ".", with: " ")
    case .vector(let image): image.name
    case .nothing, .pixels: nil
    }
  }
}

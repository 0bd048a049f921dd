import Foundation

extension UIImage {
  /// Creates a system symbol by name, sized for body text; `nil` for an unknown name.
  ///
  /// Symbols are template images, which views draw in their tint color. They are drawn with the
  /// free Material Icons; without that font there are none.
  ///
  /// A name that has no icon is composed of others where its words say how, as in
  /// `pencil.circle.fill` and `42.circle`. Other names of symbols have the outline of a square, so
  /// that layouts keep their shape, and are reported once on standard error.
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

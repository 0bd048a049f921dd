import Foundation

extension UIImage {
  /// The base class of image configurations.
  // Unchecked because an open class cannot be proven immutable; it has no properties.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size and weight of a symbol.
  ///
  ///     let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
  ///     let bolt = UIImage(systemName: "bolt.fill", withConfiguration: large)
  ///
  /// The free icons have one weight: for heavier ones the outline is thickened, lighter ones are
  /// drawn as regular.
  ///
  /// Symbols have one layer here: of several colors the first one is drawn.
  // Unchecked because it inherits from an open class; its properties are `let`s of values.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let pointSize: CGFloat?
    private let textStyle: UIFont.TextStyle?
    let weight: SymbolWeight
    let scale: SymbolScale
    /// The colors of the symbol's layers; empty for a template, `nil` if unspecified.
    let colors: [UIColor]?

    private init(
      size pointSize: CGFloat?, textStyle: UIFont.TextStyle? = nil,
      symbolWeight: SymbolWeight = .unspecified, symbolScale: SymbolScale = .unspecified,
      colors: [UIColor]? = nil
    ) {
      self.colors = colors
      self.pointSize = pointSize
      self.textStyle = textStyle
      weight = symbolWeight
      scale = symbolScale
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && textStyle == other.textStyle
        && weight == other.weight && scale == other.scale && colors == other.colors
    }

    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(textStyle)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }
  }
}

// MARK: Creating a configuration

extension UIImage.SymbolConfiguration {
  /// A configuration without values.
  public static var unspecified: UIImage.SymbolConfiguration { .init(size: nil) }

  /// Creates a configuration with the size of text of a point size.
  public convenience init(pointSize: CGFloat) {
    self.init(size: pointSize)
  }

  /// Creates a configuration with the size of text of a point size, and a weight.
  public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
    self.init(size: pointSize, symbolWeight: weight)
  }

  /// Creates a configuration with the size of text of a point size, a weight and a scale.
  public convenience init(
    pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
  ) {
    self.init(size: pointSize, symbolWeight: weight, symbolScale: scale)
  }

  /// Creates a configuration with a scale.
  public convenience init(scale: UIImage.SymbolScale) {
    self.init(size: nil, symbolScale: scale)
  }

  /// Creates a configuration with a weight.
  public convenience init(weight: UIImage.SymbolWeight) {
    self.init(size: nil, symbolWeight: weight)
  }

  /// Creates a configuration with the size of a text style, which follows the user's text size.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(size: nil, textStyle: textStyle)
  }

  /// Creates a configuration with the size of a text style and a scale.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(size: nil, textStyle: textStyle, symbolScale: scale)
  }

  /// Creates a configuration with the size of a font.
  public convenience init(font: UIFont) {
    self.init(size: font.pointSize)
  }

  /// Creates a configuration with the size of a font and a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(size: font.pointSize, symbolScale: scale)
  }

  /// Creates a configuration with a color of which the layers have different opacities (iOS 15).
  public convenience init(hierarchicalColor: UIColor) {
    self.init(size: nil, colors: [hierarchicalColor])
  }

  /// Creates a configuration with the colors of the layers, the foremost first (iOS 15).
  public convenience init(paletteColors: [UIColor]) {
    self.init(size: nil, colors: paletteColors)
  }

  /// Returns a configuration of a template image, without colors of its own (iOS 16).
  public class func preferringMonochrome() -> Self { Self(size: nil, colors: []) }

  /// Returns the configuration with all values that another one specifies.
  public func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
    guard let other = otherConfiguration as? UIImage.SymbolConfiguration else { return self }
    let hasSize = other.pointSize != nil || other.textStyle != nil
    return Self(
      size: hasSize ? other.pointSize : pointSize,
      textStyle: hasSize ? other.textStyle : textStyle,
      symbolWeight: other.weight == .unspecified ? weight : other.weight,
      symbolScale: other.scale == .unspecified ? scale : other.scale,
      colors: other.colors ?? colors)
  }
}

// MARK: Resolved size

extension UIImage.SymbolConfiguration {
  /// The point size of unconfigured symbols: that of body text (uikit.md, 2.1).
  private static let defaultPointSize: CGFloat = 17

  /// The point size of the text that the symbol is sized for.
  var usedPointSize: CGFloat {
    if let textStyle { return UIFont.preferredFont(forTextStyle: textStyle).pointSize }
    guard let pointSize, pointSize > 0, pointSize.isFinite else {
      return Self.defaultPointSize
    }
    return pointSize
  }
}

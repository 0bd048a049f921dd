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
  // Unchecked because an open class cannot be proven immutable; only initializers set its properties.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    private var pointSize: CGFloat?
    private var textStyle: UIFont.TextStyle?
    private(set) final var weight = SymbolWeight.unspecified
    private(set) final var scale = SymbolScale.unspecified
    /// The colors of the symbol's layers; empty for a template, `nil` if unspecified.
    private(set) final var colors: [UIColor]?

    /// Creates a configuration of a class that is known at run time only, by `make(_:)`.
    @usableFromInline convenience init(_ maker: SymbolConfigurationMaker) {
      self.init()
      (pointSize, textStyle, colors) = (maker.pointSize, maker.textStyle, maker.colors)
      (weight, scale) = (maker.weight, maker.scale)
    }

    open override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && textStyle == other.textStyle
        && weight == other.weight && scale == other.scale && colors == other.colors
    }

    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(textStyle)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }

    /// Returns the configuration with all values that another one specifies.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? UIImage.SymbolConfiguration else { return self }
      let hasSize = other.pointSize != nil || other.textStyle != nil
      return Self.make(
        SymbolConfigurationMaker(
          pointSize: hasSize ? other.pointSize : pointSize,
          textStyle: hasSize ? other.textStyle : textStyle,
          weight: other.weight == .unspecified ? weight : other.weight,
          scale: other.scale == .unspecified ? scale : other.scale,
          colors: other.colors ?? colors))
    }
  }
}

// MARK: Creating a configuration

extension UIImage.SymbolConfiguration {
  /// A configuration without values.
  public static var unspecified: UIImage.SymbolConfiguration { UIImage.SymbolConfiguration() }

  /// Creates a configuration with the size of text of a point size.
  public convenience init(pointSize: CGFloat) {
    self.init(SymbolConfigurationMaker(pointSize: pointSize))
  }

  /// Creates a configuration with the size of text of a point size, and a weight.
  public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
    self.init(SymbolConfigurationMaker(pointSize: pointSize, weight: weight))
  }

  /// Creates a configuration with the size of text of a point size, a weight and a scale.
  public convenience init(
    pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
  ) {
    self.init(SymbolConfigurationMaker(pointSize: pointSize, weight: weight, scale: scale))
  }

  /// Creates a configuration with a scale.
  public convenience init(scale: UIImage.SymbolScale) {
    self.init(SymbolConfigurationMaker(scale: scale))
  }

  /// Creates a configuration with a weight.
  public convenience init(weight: UIImage.SymbolWeight) {
    self.init(SymbolConfigurationMaker(weight: weight))
  }

  /// Creates a configuration with the size of a text style, which follows the user's text size.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(SymbolConfigurationMaker(textStyle: textStyle))
  }

  /// Creates a configuration with the size of a text style and a scale.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(SymbolConfigurationMaker(textStyle: textStyle, scale: scale))
  }

  /// Creates a configuration with the size of a font.
  public convenience init(font: UIFont) {
    self.init(SymbolConfigurationMaker(pointSize: font.pointSize))
  }

  /// Creates a configuration with the size of a font and a scale.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(SymbolConfigurationMaker(pointSize: font.pointSize, scale: scale))
  }

  /// Creates a configuration with a color of which the layers have different opacities (iOS 15).
  public convenience init(hierarchicalColor: UIColor) {
    self.init(SymbolConfigurationMaker(colors: [hierarchicalColor]))
  }

  /// Creates a configuration with the colors of the layers, the foremost first (iOS 15).
  public convenience init(paletteColors: [UIColor]) {
    self.init(SymbolConfigurationMaker(colors: paletteColors))
  }

  /// Returns a configuration of a template image, without colors of its own (iOS 16).
  public class func preferringMonochrome() -> Self { make(SymbolConfigurationMaker(colors: [])) }
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

/// The arguments for creating a configuration of a class that is known at run time only.
@usableFromInline struct SymbolConfigurationMaker {
  var pointSize: CGFloat?
  var textStyle: UIFont.TextStyle?
  var weight = UIImage.SymbolWeight.unspecified
  var scale = UIImage.SymbolScale.unspecified
  var colors: [UIColor]?
}

// See `UICollectionReusableView.make(_:)`.
extension UIImage.SymbolConfiguration {
  /// Creates a configuration of the class by its initializer, also if a subclass replaces it.
  @_silgen_name("$s5UIKit7UIImageC19SymbolConfigurationCyAeA0cD5MakerVcfC")
  static func make(_ maker: consuming SymbolConfigurationMaker) -> Self
}

import Foundation

extension UIImage {
  /// What a configuration of a picture has in common.
  // Unchecked because an open class cannot be proven immutable; it has no properties.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// How large and how heavy a symbol is drawn.
  ///
  ///     let large = UIImage.SymbolConfiguration(pointSize: 34, weight: .bold)
  ///     let bolt = UIImage(systemName: "bolt.fill", withConfiguration: large)
  ///
  /// Ours leaves out several colors in a symbol. The free icons have one weight: heavier ones are
  /// made by thickening their outline, lighter ones look regular.
  // Unchecked because it inherits from an open class; its properties are `let`s of values.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    private let pointSize: CGFloat?
    private let textStyle: UIFont.TextStyle?
    let weight: SymbolWeight
    let scale: SymbolScale

    private init(
      size pointSize: CGFloat?, textStyle: UIFont.TextStyle? = nil,
      symbolWeight: SymbolWeight = .unspecified, symbolScale: SymbolScale = .unspecified
    ) {
      self.pointSize = pointSize
      self.textStyle = textStyle
      weight = symbolWeight
      scale = symbolScale
    }

    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && textStyle == other.textStyle
        && weight == other.weight && scale == other.scale
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

// MARK: Making one

extension UIImage.SymbolConfiguration {
  /// A configuration that leaves everything to others.
  public static var unspecified: UIImage.SymbolConfiguration { .init(size: nil) }

  /// As large as text of so many points.
  public convenience init(pointSize: CGFloat) {
    self.init(size: pointSize)
  }

  /// As large and heavy as text of so many points and such a weight.
  public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
    self.init(size: pointSize, symbolWeight: weight)
  }

  /// As large and heavy as text of so many points and such a weight, scaled.
  public convenience init(
    pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale
  ) {
    self.init(size: pointSize, symbolWeight: weight, symbolScale: scale)
  }

  /// So large beside the text whose size something else tells.
  public convenience init(scale: UIImage.SymbolScale) {
    self.init(size: nil, symbolScale: scale)
  }

  /// So heavy.
  public convenience init(weight: UIImage.SymbolWeight) {
    self.init(size: nil, symbolWeight: weight)
  }

  /// As large as text of a style, following the size that a person chose.
  public convenience init(textStyle: UIFont.TextStyle) {
    self.init(size: nil, textStyle: textStyle)
  }

  /// As large as text of a style, scaled.
  public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
    self.init(size: nil, textStyle: textStyle, symbolScale: scale)
  }

  /// As large as text of a font.
  public convenience init(font: UIFont) {
    self.init(size: font.pointSize)
  }

  /// As large as text of a font, scaled.
  public convenience init(font: UIFont, scale: UIImage.SymbolScale) {
    self.init(size: font.pointSize, symbolScale: scale)
  }

  /// This configuration with all that another one specifies.
  public func applying(_ otherConfiguration: UIImage.SymbolConfiguration) -> Self {
    let other = otherConfiguration
    let hasSize = other.pointSize != nil || other.textStyle != nil
    return Self(
      size: hasSize ? other.pointSize : pointSize,
      textStyle: hasSize ? other.textStyle : textStyle,
      symbolWeight: other.weight == .unspecified ? weight : other.weight,
      symbolScale: other.scale == .unspecified ? scale : other.scale)
  }
}

// MARK: Using it

extension UIImage.SymbolConfiguration {
  /// The size of the text beside it: body's 17 points if nothing is said (uikit.md 2.1).
  var usedPointSize: CGFloat {
    if let textStyle { return UIFont.preferredFont(forTextStyle: textStyle).pointSize }
    guard let pointSize, pointSize > 0, pointSize.isFinite else { return 17 }
    return pointSize
  }
}

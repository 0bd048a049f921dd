import Foundation

/// A fixed color: red, green, blue and alpha in sRGB, without light and dark variants.
///
/// Layers and drawing contexts use this type; views use `UIColor`, which resolves to it.
///
///     layer.borderColor = UIColor.separator.cgColor
///     context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
///
/// Every color is stored as four sRGB components. Components outside 0...1 are kept and clamped
/// when drawn.
///
/// - Note: Not implemented: color spaces, drawn patterns and gray colors of two components.
public final class CGColor: Sendable {
  package let red: CGFloat
  package let green: CGFloat
  package let blue: CGFloat

  /// The opacity, from 0 (clear) to 1 (opaque).
  public let alpha: CGFloat

  /// The image whose tiles are drawn instead of the components; `nil` for other colors.
  package let pattern: PatternImage?

  /// An image that is repeated from the origin of the coordinates.
  package struct PatternImage: Sendable {
    /// The tile.
    package let image: CGImage
    /// The number of pixels of the tile in a point.
    package let scale: CGFloat

    package init(image: CGImage, scale: CGFloat) {
      (self.image, self.scale) = (image, scale)
    }
  }

  /// Creates a color that is drawn by an image.
  package init(pattern: PatternImage, alpha: CGFloat) {
    (red, green, blue) = (0, 0, 0)
    (self.alpha, self.pattern) = (alpha, pattern)
  }

  /// Creates a color from sRGB components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    pattern = nil
  }

  /// Creates a color from sRGB components, each from 0 to 1.
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates a gray from its lightness, 0 (black) to 1 (white).
  ///
  /// Apple's has two components then; this implementation has four.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }
}

extension CGColor {
  /// The red, green, blue and alpha components, in this order.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The number of components, alpha included: always 4 in this implementation.
  public var numberOfComponents: Int { 4 }

  /// Returns a copy of the color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    if let pattern { return CGColor(pattern: pattern, alpha: alpha) }
    return CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension CGColor: Hashable {
  /// Returns whether two colors have equal components.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.red == other.red && one.green == other.green && one.blue == other.blue
      && one.alpha == other.alpha && one.pattern?.image === other.pattern?.image
  }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

extension CGColor: CustomStringConvertible {
  /// A textual representation of the components.
  public var description: String { "CGColor(\(red) \(green) \(blue) \(alpha))" }
}

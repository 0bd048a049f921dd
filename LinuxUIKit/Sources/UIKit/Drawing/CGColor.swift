import Foundation

/// A color that is fixed: red, green, blue and alpha in sRGB, with no light or dark variants.
///
/// Layers and drawing contexts take this type; views take `UIColor`, which resolves to it.
///
///     layer.borderColor = UIColor.separator.cgColor
///     context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
///
/// Ours leaves out color spaces, patterns and gray colors of two components: every color is held
/// as four sRGB numbers. Numbers outside 0...1 are kept here and clamped when drawn.
public final class CGColor: Sendable {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat

  /// How much the color covers what is below it: 0 is clear, 1 opaque.
  public let alpha: CGFloat

  /// Makes a color from sRGB components, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a color from sRGB components, each from 0 to 1.
  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a gray from its lightness, 0 (black) to 1 (white).
  ///
  /// Apple's has two components then; ours has four like every other.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }
}

extension CGColor {
  /// Red, green, blue and alpha, in this order.
  public var components: [CGFloat]? { [red, green, blue, alpha] }

  /// The count of `components`, alpha included: always 4 here.
  public var numberOfComponents: Int { 4 }

  /// The same color with another alpha.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }
}

extension CGColor: Hashable {
  /// Whether both say the same.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.red == other.red && one.green == other.green && one.blue == other.blue
      && one.alpha == other.alpha
  }

  /// Feeds what is compared into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
  }
}

extension CGColor: CustomStringConvertible {
  /// The components as a text, each from 0 to 1.
  public var description: String { "CGColor(\(red) \(green) \(blue) \(alpha))" }
}

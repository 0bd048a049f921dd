/// A color that does not depend on anything, in the space in which it was given.
///
/// The spaces are kept apart because Apple's colors are: white by one number and white by three
/// are not equal.
enum ColorComponents: Hashable, Sendable {
  case gray(white: CGFloat, alpha: CGFloat)
  case sRGB(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// The color of bytes, `0xRRGGBB`, and an alpha byte.
  init(rgb: UInt32, alpha: UInt8 = 255) {
    self = .sRGB(
      red: CGFloat(rgb >> 16 & 255) / 255,
      green: CGFloat(rgb >> 8 & 255) / 255,
      blue: CGFloat(rgb & 255) / 255,
      alpha: CGFloat(alpha) / 255)
  }

  /// How opaque the color is, 0 to 1.
  var alpha: CGFloat {
    switch self {
    case .gray(_, let alpha), .sRGB(_, _, _, let alpha): alpha
    }
  }

  /// The color as red, green, blue and alpha in sRGB.
  var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    switch self {
    case .gray(let white, let alpha): (white, white, white, alpha)
    case .sRGB(let red, let green, let blue, let alpha): (red, green, blue, alpha)
    }
  }

  /// The color as one number and alpha; nil when it is not a gray.
  var whiteAndAlpha: (white: CGFloat, alpha: CGFloat)? {
    switch self {
    case .gray(let white, let alpha): (white, alpha)
    case .sRGB(let red, let green, let blue, let alpha):
      red == green && green == blue ? (red, alpha) : nil
    }
  }

  /// The same color with another opacity.
  func withAlpha(_ alpha: CGFloat) -> ColorComponents {
    switch self {
    case .gray(let white, _): .gray(white: white, alpha: alpha)
    case .sRGB(let red, let green, let blue, _):
      .sRGB(red: red, green: green, blue: blue, alpha: alpha)
    }
  }
}

extension ColorComponents: CustomStringConvertible {
  var description: String {
    switch self {
    case .gray(let white, let alpha):
      String(format: "UIExtendedGrayColorSpace %g %g", white, alpha)
    case .sRGB(let red, let green, let blue, let alpha):
      String(format: "UIExtendedSRGBColorSpace %g %g %g %g", red, green, blue, alpha)
    }
  }
}

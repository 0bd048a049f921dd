/// The components of a fixed color, in the color space in which it was created.
///
/// As on Apple's platforms, white in the gray space and white in sRGB are not equal.
enum ColorComponents: Hashable, Sendable {
  case gray(white: CGFloat, alpha: CGFloat)
  case sRGB(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)

  /// Creates a color from bytes, `0xRRGGBB`, and an alpha byte.
  init(rgb: UInt32, alpha: UInt8 = 255) {
    self = .sRGB(
      red: CGFloat(rgb >> 16 & 255) / 255,
      green: CGFloat(rgb >> 8 & 255) / 255,
      blue: CGFloat(rgb & 255) / 255,
      alpha: CGFloat(alpha) / 255)
  }

  /// The opacity, from 0 to 1.
  var alpha: CGFloat {
    switch self {
    case .gray(_, let alpha), .sRGB(_, _, _, let alpha): alpha
    }
  }

  /// The red, green, blue and alpha components in sRGB.
  var rgba: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    switch self {
    case .gray(let white, let alpha): (white, white, white, alpha)
    case .sRGB(let red, let green, let blue, let alpha): (red, green, blue, alpha)
    }
  }

  /// The white and alpha components; `nil` for a color that is not a gray.
  var whiteAndAlpha: (white: CGFloat, alpha: CGFloat)? {
    switch self {
    case .gray(let white, let alpha): (white, alpha)
    case .sRGB(let red, let green, let blue, let alpha):
      red == green && green == blue ? (red, alpha) : nil
    }
  }

  /// Returns the color with another opacity.
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

// Hue, saturation and brightness, with the hue in turns from red.
extension ColorComponents {
  /// Creates a color from a hue in turns (0 red, 1/3 green, 2/3 blue), saturation and brightness.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    let chroma = brightness * saturation
    let second = chroma * (1 - abs(sector.truncatingRemainder(dividingBy: 2) - 1))
    let base = brightness - chroma
    let (red, green, blue): (CGFloat, CGFloat, CGFloat) =
      switch Int(sector) {
      case 0: (chroma, second, 0)
      case 1: (second, chroma, 0)
      case 2: (0, chroma, second)
      case 3: (0, second, chroma)
      case 4: (second, 0, chroma)
      default: (chroma, 0, second)
      }
    self = .sRGB(red: red + base, green: green + base, blue: blue + base, alpha: alpha)
  }

  /// The hue in turns, the saturation and the brightness; grays have hue and saturation 0.
  var hsb: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    let (red, green, blue, _) = rgba
    let brightness = max(red, green, blue)
    let chroma = brightness - min(red, green, blue)
    guard chroma > 0, brightness > 0 else { return (0, 0, brightness) }
    let sector: CGFloat =
      if brightness == red {
        (green - blue) / chroma
      } else if brightness == green {
        (blue - red) / chroma + 2
      } else {
        (red - green) / chroma + 4
      }
    return ((sector < 0 ? sector + 6 : sector) / 6, chroma / brightness, brightness)
  }
}

import Foundation

/// A color in the Display P3 color space, whose transfer function and white point are those of sRGB.
struct DisplayP3 {
  let red: CGFloat
  let green: CGFloat
  let blue: CGFloat

  /// Returns the color in extended sRGB, with an opacity.
  ///
  /// The matrix is that of the primaries of Display P3 (SMPTE EG 432-1) to XYZ, times that of XYZ to the
  /// primaries of sRGB (IEC 61966-2-1).
  func components(alpha: CGFloat) -> ColorComponents {
    let (red, green, blue) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    return .sRGB(
      red: Self.encoded(1.2249401763 * red - 0.2249401763 * green),
      green: Self.encoded(-0.0420569549 * red + 1.0420569549 * green),
      blue: Self.encoded(-0.0196375546 * red - 0.0786360456 * green + 1.0982736002 * blue),
      alpha: alpha)
  }

  // The transfer function of sRGB and its inverse, odd functions as the extended range requires.

  private static func linear(_ component: CGFloat) -> CGFloat {
    let size = abs(component)
    let light = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return component < 0 ? -light : light
  }

  /// Returns a linear component with the transfer function applied.
  static func encoded(_ light: CGFloat) -> CGFloat {
    let size = abs(light)
    let component = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return light < 0 ? -component : component
  }
}

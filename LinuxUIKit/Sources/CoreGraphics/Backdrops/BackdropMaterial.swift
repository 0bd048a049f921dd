import Foundation

/// The treatment of the content behind a view: a blur, a change of saturation and a tint.
package struct BackdropMaterial: Hashable, Sendable {
  /// The standard deviation of the blur, in points.
  package let deviation: CGFloat
  /// The factor of the difference between each component and the luminance; 1 changes nothing.
  package let saturation: CGFloat
  /// The color that is drawn over the blurred content; `nil` for none.
  package let tint: CGColor?

  /// Creates a material.
  package init(deviation: CGFloat, saturation: CGFloat, tint: CGColor?) {
    self.deviation = deviation
    self.saturation = saturation
    self.tint = tint
  }

  /// Returns the material at a strength: 0 changes nothing, 1 is the material itself.
  package func scaled(by strength: CGFloat) -> BackdropMaterial {
    BackdropMaterial(
      deviation: deviation * strength, saturation: 1 + (saturation - 1) * strength,
      tint: tint.flatMap { $0.copy(alpha: $0.alpha * strength) })
  }

  /// Applies saturation and tint to premultiplied pixels.
  func applyColors(to pixels: PixelBuffer) {
    let opacity = Float(tint?.alpha ?? 0)
    guard saturation != 1 || opacity > 0 else { return }
    let (factor, rest) = (Float(saturation), 1 - opacity)
    let red = Float(tint?.red ?? 0) * 255 * opacity
    let green = Float(tint?.green ?? 0) * 255 * opacity
    let blue = Float(tint?.blue ?? 0) * 255 * opacity
    for index in 0..<(pixels.width * pixels.height) {
      let pixel = pixels.memory[index]
      let alpha = Float(pixel >> 24)
      let (r, g, b) = (Float(pixel >> 16 & 255), Float(pixel >> 8 & 255), Float(pixel & 255))
      let luminance = Self.luminance(r, g, b)
      func colored(_ component: Float, _ tint: Float) -> UInt32 {
        let saturated = luminance + (component - luminance) * factor
        return UInt32((min(max(saturated, 0), alpha) * rest + tint + 0.5).clamped())
      }
      let newAlpha = UInt32((alpha * rest + 255 * opacity + 0.5).clamped())
      pixels.memory[index] =
        newAlpha << 24 | colored(r, red) << 16 | colored(g, green) << 8 | colored(b, blue)
    }
  }

  /// Returns the luminance of components by the weights of sRGB (ITU-R BT.709).
  private static func luminance(_ red: Float, _ green: Float, _ blue: Float) -> Float {
    0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
}

extension Float {
  /// The number limited to the values of a byte.
  fileprivate func clamped() -> Float { min(max(self, 0), 255.5) }
}

import UIKit

/// Draws a landscape of mountains that depends on a number only.
struct LandscapePainter {
  let seed: Int

  private struct Palette {
    let sky: (UIColor, UIColor)
    let ridges: [UIColor]
  }

  private static let palettes = [
    Palette(
      sky: (color(0x4A90D9), color(0xDCEBF7)),
      ridges: [color(0x9DB4C8), color(0x6B8E8A), color(0x3F6B4F)]),
    Palette(
      sky: (color(0xF4A259), color(0xFBE3C0)),
      ridges: [color(0xC98B6B), color(0x8C5A57), color(0x4B3B47)]),
    Palette(
      sky: (color(0x5B5F97), color(0xE8C5C8)),
      ridges: [color(0x9A86A4), color(0x5C5578), color(0x2E2F4F)]),
    Palette(
      sky: (color(0x7FC8C2), color(0xF1F7E7)),
      ridges: [color(0xA3C9A8), color(0x69A297), color(0x2F6F5E)]),
  ]

  private static func color(_ hex: Int) -> UIColor {
    UIColor(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: 1)
  }

  func image(of size: CGSize) -> UIImage {
    let palette = Self.palettes[seed % Self.palettes.count]
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      draw(palette.sky, in: CGRect(origin: .zero, size: size), context.cgContext)
      drawSun(in: size)
      for (index, color) in palette.ridges.enumerated() {
        color.setFill()
        ridge(index, in: size).fill()
      }
    }
  }

  private func draw(_ sky: (UIColor, UIColor), in rect: CGRect, _ context: CGContext) {
    let colors = [sky.0.cgColor, sky.1.cgColor] as CFArray
    guard
      let gradient = CGGradient(
        colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors, locations: [0, 1])
    else { return }
    context.drawLinearGradient(
      gradient, start: rect.origin, end: CGPoint(x: rect.minX, y: rect.maxY), options: [])
  }

  private func drawSun(in size: CGSize) {
    let radius = size.width * 0.07
    let x = size.width * (0.2 + 0.6 * fraction(11))
    UIColor(white: 1, alpha: 0.75).setFill()
    UIBezierPath(
      arcCenter: CGPoint(x: x, y: size.height * 0.24), radius: radius, startAngle: 0,
      endAngle: 2 * .pi, clockwise: true
    ).fill()
  }

  /// A chain of mountains, of which the first is the farthest.
  private func ridge(_ index: Int, in size: CGSize) -> UIBezierPath {
    let path = UIBezierPath()
    let base = size.height * (0.5 + 0.17 * CGFloat(index))
    let peaks = 5
    path.move(to: CGPoint(x: 0, y: size.height))
    path.addLine(to: CGPoint(x: 0, y: base))
    for peak in 0..<peaks {
      let width = size.width / CGFloat(peaks)
      let start = width * CGFloat(peak)
      let height = size.height * (0.06 + 0.16 * fraction(index * 10 + peak))
      path.addQuadCurve(
        to: CGPoint(x: start + width, y: base),
        controlPoint: CGPoint(x: start + width / 2, y: base - 2 * height))
    }
    path.addLine(to: CGPoint(x: size.width, y: size.height))
    path.close()
    return path
  }

  /// A number from 0 to 1 that depends on the seed and an index.
  private func fraction(_ index: Int) -> CGFloat {
    var value = UInt32(truncatingIfNeeded: seed &* 7919 &+ index &* 104_729 &+ 12_345)
    value ^= value << 13
    value ^= value >> 17
    value ^= value << 5
    return CGFloat(value % 1_000) / 1_000
  }
}

import UIKit

/// Drawings of the sea.
enum Cover {
  /// Draws the sun above waves, in a size in points.
  @MainActor static func image(size: CGSize, hue: CGFloat = 0.58) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      UIColor(hue: hue - 0.5, saturation: 0.35, brightness: 0.98, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(hue: 0.1, saturation: 0.55, brightness: 1, alpha: 1).setFill()
      let side = size.height * 0.42
      UIBezierPath(
        ovalIn: CGRect(x: size.width * 0.58, y: size.height * 0.2, width: side, height: side)
      ).fill()
      for wave in 0..<4 {
        UIColor(
          hue: hue, saturation: 0.4 + 0.12 * CGFloat(wave), brightness: 0.9 - 0.14 * CGFloat(wave),
          alpha: 1
        ).setFill()
        wavePath(wave, in: size).fill()
      }
    }
  }

  @MainActor private static func wavePath(_ number: Int, in size: CGSize) -> UIBezierPath {
    let top = size.height * (0.5 + 0.12 * CGFloat(number))
    let (length, height) = (size.width / 4, size.height * 0.05)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: size.height))
    var x = -length * CGFloat(number % 2) / 2
    path.addLine(to: CGPoint(x: x, y: top))
    while x < size.width {
      path.addQuadCurve(
        to: CGPoint(x: x + length, y: top),
        controlPoint: CGPoint(x: x + length / 2, y: top - 2 * height))
      x += length
    }
    path.addLine(to: CGPoint(x: x, y: size.height))
    path.close()
    return path
  }
}

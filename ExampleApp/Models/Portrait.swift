import UIKit

/// A portrait drawn on a gradient background.
struct Portrait: Hashable, Sendable {
  /// The hue of background and clothes, from 0 to 1 around the color circle.
  let hue: CGFloat

  /// Draws the portrait as a square with this side, in points.
  @MainActor func image(side: CGFloat) -> UIImage {
    let square = CGRect(x: 0, y: 0, width: side, height: side)
    return UIGraphicsImageRenderer(size: square.size).image { context in
      ground.setFill()
      context.fill(square)
      clothes.setFill()
      UIBezierPath(ovalIn: shoulders(in: square)).fill()
      skin.setFill()
      UIBezierPath(ovalIn: head(in: square)).fill()
    }
  }

  private var ground: UIColor { UIColor(hue: hue, saturation: 0.35, brightness: 0.92, alpha: 1) }
  private var clothes: UIColor { UIColor(hue: hue, saturation: 0.6, brightness: 0.5, alpha: 1) }
  private var skin: UIColor { UIColor(hue: 0.07, saturation: 0.4, brightness: 0.85, alpha: 1) }

  private func head(in square: CGRect) -> CGRect {
    square.insetBy(dx: square.width * 0.31, dy: square.height * 0.29)
      .offsetBy(dx: 0, dy: -square.height * 0.06)
  }

  private func shoulders(in square: CGRect) -> CGRect {
    square.insetBy(dx: square.width * 0.12, dy: 0).offsetBy(dx: 0, dy: square.height * 0.64)
  }
}

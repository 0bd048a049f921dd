import UIKit

/// A drawing of a product on a plain background.
struct ProductPicture: Hashable, Sendable {
  /// The product.
  enum Shape: Hashable, Sendable, CaseIterable {
    case chair, table, lamp, mug, vase, clock
  }

  let shape: Shape
  /// The hue of background and product, from 0 to 1 around the color circle.
  let hue: CGFloat

  /// Draws the product in a size in points.
  @MainActor func image(size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      ground.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      draw(in: square(inside: size))
    }
  }

  private var ground: UIColor { UIColor(hue: hue, saturation: 0.16, brightness: 0.95, alpha: 1) }
  private var fill: UIColor { UIColor(hue: hue, saturation: 0.55, brightness: 0.72, alpha: 1) }
  private var shade: UIColor { UIColor(hue: hue, saturation: 0.62, brightness: 0.5, alpha: 1) }

  /// Returns the centered square in which the product is drawn.
  private func square(inside size: CGSize) -> CGRect {
    let side = min(size.width, size.height) * 0.7
    return CGRect(
      x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side)
  }

  /// Fills the parts of the product back to front.
  @MainActor private func draw(in square: CGRect) {
    for part in ProductOutline(shape: shape).parts {
      (part.isShaded ? shade : fill).setFill()
      part.path(in: square).fill()
    }
  }
}

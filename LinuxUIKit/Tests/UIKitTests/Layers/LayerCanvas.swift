import TestSupport
import UIKit

/// A layer of 20 by 20 points without background, for tests of its sublayers.
@MainActor struct LayerCanvas {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))

  /// The pixels at a scale of 1.
  var pixels: PictureReader { root.picture() }

  /// Adds a layer with a background.
  @discardableResult func add<Layer: CALayer>(
    _ layer: Layer, frame: CGRect, color: UIColor? = nil
  ) -> Layer {
    layer.frame = frame
    layer.backgroundColor = color?.cgColor
    root.layer.addSublayer(layer)
    return layer
  }

  /// Returns an image of whose columns each has a color.
  static func stripes(_ colors: [UIColor], height: CGFloat = 1) -> CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: CGFloat(colors.count), height: height)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      for (x, color) in colors.enumerated() {
        color.setFill()
        context.fill(CGRect(x: CGFloat(x), y: 0, width: 1, height: height))
      }
    }.cgImage
  }
}

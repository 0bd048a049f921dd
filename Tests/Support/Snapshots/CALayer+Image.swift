import UIKit

extension CALayer {
  /// Returns a picture of the layer and its sublayers, without their animations, in pixels per point.
  public func image(scale: CGFloat = 1) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(bounds: bounds, format: format).image {
      render(in: $0.cgContext)
    }
  }
}

import Foundation

extension UIImage {
  /// Decodes a PNG or JPEG file; `nil` for other data.
  static func decoded(_ file: Data) -> (pixels: CGImage, orientation: Orientation)? {
    if let pixels = PNG.decode(file) { return (pixels, .up) }
    return JPEG.decode(file).map { ($0, ExifOrientation.orientation(of: file)) }
  }
}

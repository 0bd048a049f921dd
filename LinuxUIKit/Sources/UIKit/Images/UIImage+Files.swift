import Foundation

extension UIImage {
  /// Returns the image as JPEG data, upright; `nil` for an image without size.
  ///
  /// The quality is between 0 (most compressed) and 1 (best quality).
  // Unverified: transparent pixels become white; inferred from the JPEG format, which has no alpha
  // (uikit.md, 9.3, does not mention it).
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightPixels.flatMap { JPEG.encode($0, quality: compressionQuality) }
  }

  /// Returns the image as PNG data, upright; `nil` for an image without size.
  public func pngData() -> Data? {
    uprightPixels.flatMap(PNG.encode)
  }

  /// Decodes a PNG or JPEG file; `nil` for other data.
  static func decoded(_ file: Data) -> (pixels: CGImage, orientation: Orientation)? {
    if let pixels = PNG.decode(file) { return (pixels, .up) }
    return JPEG.decode(file).map { ($0, ExifOrientation.orientation(of: file)) }
  }
}

import Foundation

extension UIImage {
  /// The picture packed as a JPEG file, upright, on white where it is clear; nil if it has no size.
  ///
  /// The quality goes from 0, a small file, to 1, a file that is close to the picture. [guess 9.3]
  /// What is clear becomes white.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    uprightPixels.flatMap { JPEG.encode($0, quality: compressionQuality) }
  }

  /// The picture packed as a PNG file, upright; nil if it has no size.
  public func pngData() -> Data? {
    uprightPixels.flatMap(PNG.encode)
  }

  /// The pixels and how they lie, of a file of any kind that ours reads; nil for others.
  static func unpacked(_ file: Data) -> (pixels: CGImage, orientation: Orientation)? {
    if let pixels = PNG.decode(file) { return (pixels, .up) }
    return JPEG.decode(file).map { ($0, ExifOrientation.orientation(of: file)) }
  }
}

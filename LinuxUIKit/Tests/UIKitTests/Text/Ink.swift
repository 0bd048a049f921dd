import Testing
import TestSupport
import UIKit

/// The part of an image that isn't white, and whether it contains colors other than gray.
struct Ink {
  /// The bounding rectangle in points, or the null rectangle if the image is white.
  private(set) var bounds = CGRect.null
  private(set) var hasColor = false
  /// The sum of darkness over all pixels; a black pixel counts 255.
  private(set) var darkness = 0

  @MainActor
  init(_ image: UIImage) throws {
    let picture = try #require(image.cgImage)
    for (index, pixel) in picture.readPixels().enumerated() {
      let parts = [pixel >> 16, pixel >> 8, pixel].map { Int($0 & 255) }
      let (least, most) = (parts.min() ?? 255, parts.max() ?? 255)
      guard least < 250 else { continue }
      darkness += 255 - parts.reduce(0, +) / 3
      hasColor = hasColor || most - least > 40
      let (row, column) = index.quotientAndRemainder(dividingBy: picture.width)
      bounds = bounds.union(CGRect(x: column, y: row, width: 1, height: 1))
    }
    guard !bounds.isNull else { return }
    bounds = bounds.applying(CGAffineTransform(scaleX: 1 / image.scale, y: 1 / image.scale))
  }
}

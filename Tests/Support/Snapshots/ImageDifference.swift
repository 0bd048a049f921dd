import UIKit

/// The difference between an image and the expected one.
///
/// Fonts and rasterizers of different Debian releases differ slightly along the edges of glyphs. So
/// a pixel counts as different only if a component differs by more than `shade`, and two images
/// count as equal while fewer than `share` of their pixels are different.
struct ImageDifference {
  /// The largest invisible difference between two components, of 255.
  static let shade = 24
  /// The share of pixels that may differ by more than that.
  static let share = 0.0005

  let differing: [(x: Int, y: Int)]
  let total: Int

  /// Compares pixel by pixel; returns `nil` if the images differ in size.
  init?(_ actual: CGImage, _ expected: CGImage) {
    guard actual.width == expected.width, actual.height == expected.height else { return nil }
    let width = actual.width
    let pairs = zip(actual.readPixels(), expected.readPixels())
    differing = pairs.enumerated()
      .filter { Self.areDifferent($0.element.0, $0.element.1) }
      .map { ($0.offset % width, $0.offset / width) }
    total = width * actual.height
  }

  /// Whether the images are equal within the tolerance for fonts and rasterizers.
  var isNegligible: Bool {
    Double(differing.count) <= Double(total) * Self.share
  }

  /// Returns a black image with every differing pixel in red.
  @MainActor func image(size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.red.setFill()
      for (x, y) in differing { context.fill(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
  }

  private static func areDifferent(_ first: UInt32, _ second: UInt32) -> Bool {
    let shifts: [UInt32] = [0, 8, 16, 24]
    return shifts.contains { shift in
      let a = Int((first >> shift) & 255)
      let b = Int((second >> shift) & 255)
      return abs(a - b) > shade
    }
  }
}

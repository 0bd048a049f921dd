import UIKit

/// How far a picture is from the one that is expected.
///
/// Fonts and rasterisers of one Debian release differ by a shade along the edges of glyphs, so a
/// pixel counts as different only when a component is off by more than `shade`, and two pictures
/// count as equal while fewer than `share` of their pixels are different.
struct PictureDifference {
  /// The largest distance between two components, of 255, that is the same to the eye.
  static let shade = 24
  /// The share of pixels that may be further apart than that.
  static let share = 0.0005

  let differing: [(x: Int, y: Int)]
  let total: Int

  /// Compares pixel by pixel; nil when the pictures differ in size.
  init?(_ actual: CGImage, _ expected: CGImage) {
    guard actual.width == expected.width, actual.height == expected.height else { return nil }
    let width = actual.width
    let pairs = zip(actual.readPixels(), expected.readPixels())
    differing = pairs.enumerated()
      .filter { Self.areFarApart($0.element.0, $0.element.1) }
      .map { ($0.offset % width, $0.offset / width) }
    total = width * actual.height
  }

  /// Whether the pictures are the same but for what fonts and rasterisers may differ in.
  var isNegligible: Bool {
    Double(differing.count) <= Double(total) * Self.share
  }

  /// The expected size in black with every differing pixel in red.
  @MainActor func picture(size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.red.setFill()
      for (x, y) in differing { context.fill(CGRect(x: x, y: y, width: 1, height: 1)) }
    }
  }

  private static func areFarApart(_ first: UInt32, _ second: UInt32) -> Bool {
    let shifts: [UInt32] = [0, 8, 16, 24]
    return shifts.contains { shift in
      let a = Int((first >> shift) & 255)
      let b = Int((second >> shift) & 255)
      return abs(a - b) > shade
    }
  }
}

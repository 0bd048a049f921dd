import UIKit

/// The difference between the pixels of two images of the same size.
///
/// Fonts and rasterizers of different releases differ slightly along the edges of glyphs. So a pixel
/// counts as different only if a component differs by more than `shade`, and two images count as
/// equal while at most `share` of their pixels are different.
package struct PixelDifference {
  /// The largest invisible difference between two components, of 255.
  package static let shade = 24
  /// The share of pixels that may differ by more than that.
  package static let share = 0.0005

  /// The indexes of different pixels, row by row.
  package let indexes: [Int]
  /// The number of pixels of each image.
  package let total: Int

  /// Compares pixels, given as 0xAARRGGBB.
  package init(_ actual: [UInt32], _ expected: [UInt32]) {
    total = actual.count
    indexes = actual.indices.filter { Self.areDifferent(actual[$0], expected[$0]) }
  }

  /// Whether the images are equal within the tolerance for fonts and rasterizers.
  package var isNegligible: Bool { Double(indexes.count) <= Double(total) * Self.share }

  /// Returns a black image of a size in pixels, with every different pixel in red.
  @MainActor package func image(size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let width = Int(size.width)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor.black.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor.red.setFill()
      for index in indexes {
        context.fill(CGRect(x: index % width, y: index / width, width: 1, height: 1))
      }
    }
  }

  private static func areDifferent(_ first: UInt32, _ second: UInt32) -> Bool {
    guard first != second else { return false }
    let shifts: [UInt32] = [0, 8, 16, 24]
    return shifts.contains { shift in
      abs(Int((first >> shift) & 255) - Int((second >> shift) & 255)) > shade
    }
  }
}

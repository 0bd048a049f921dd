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
  /// The largest difference between two components, from 0 to 255.
  package let largest: Int

  /// Compares pixels, given as 0xAARRGGBB.
  package init(_ actual: [UInt32], _ expected: [UInt32]) {
    var (indexes, largest) = ([Int](), 0)
    for index in actual.indices where actual[index] != expected[index] {
      let difference = Self.difference(of: actual[index], from: expected[index])
      if difference > Self.shade { indexes.append(index) }
      largest = max(largest, difference)
    }
    (total, self.indexes, self.largest) = (actual.count, indexes, largest)
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

  /// Returns the largest difference between two components of a pixel.
  private static func difference(of first: UInt32, from second: UInt32) -> Int {
    let shifts: [UInt32] = [0, 8, 16, 24]
    return shifts.reduce(0) { largest, shift in
      max(largest, abs(Int((first >> shift) & 255) - Int((second >> shift) & 255)))
    }
  }
}

import UIKit

/// The difference between two pictures of the same content, whose glyphs are up to half a pixel
/// apart.
struct PictureDifference: CustomStringConvertible {
  /// The mean difference of a component, of 255.
  private let mean: Double
  /// The part of the pixels in which a component differs by more than 32.
  private let share: Double

  init(_ picture: CGImage, _ other: CGImage) {
    let count = min(picture.width * picture.height, other.width * other.height)
    let (first, second) = (picture.pixels.memory, other.pixels.memory)
    var (sum, different) = (0, 0)
    for index in 0..<count where first[index] != second[index] {
      var largest = 0
      for shift in stride(from: UInt32(0), to: 24, by: 8) {
        let distance = abs(Int(first[index] >> shift & 255) - Int(second[index] >> shift & 255))
        sum += distance
        largest = max(largest, distance)
      }
      if largest > 32 { different += 1 }
    }
    mean = Double(sum) / Double(3 * max(count, 1))
    share = Double(different) / Double(max(count, 1))
  }

  /// Whether all components are equal.
  var isNone: Bool { mean == 0 }

  /// Returns whether only the edges of glyphs differ: a missing text, image or background is more.
  func isWithin(_ tolerance: PictureTolerance) -> Bool {
    mean < tolerance.mean && share < tolerance.share
  }

  var description: String {
    let mean = (mean * 100).rounded() / 100
    let percent = (share * 10_000).rounded() / 100
    return "components differ by \(mean) of 255 on average, \(percent) % of the pixels visibly"
  }
}

/// The difference below which two pictures show the same.
struct PictureTolerance {
  /// The mean difference of a component, of 255.
  var mean = 1.0
  /// The part of the pixels in which a component differs visibly.
  var share = 0.02
}

import UIKit

/// The difference between two pictures of the same content.
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

  /// Whether only the coverage of some pixels at edges is rounded otherwise.
  ///
  /// A text in another weight, or half a pixel away, is more.
  var isRounding: Bool { mean < 0.05 && share < 0.000_5 }

  var description: String {
    let mean = (mean * 1_000).rounded() / 1_000
    let percent = (share * 100_000).rounded() / 1_000
    return "components differ by \(mean) of 255 on average, \(percent) % of the pixels visibly"
  }
}

import Foundation

/// Softens alpha as a Gaussian would, by three running means.
///
/// The widths are those of "Fast Almost-Gaussian Filtering" (P. Kovesi, 2010): three boxes whose
/// variances add up to the Gaussian's. Costs the same for every deviation.
struct BoxBlur {
  /// The widths of the three boxes in pixels, all odd.
  private let widths: [Int]

  /// - Parameter deviation: The Gaussian's standard deviation in pixels; 0 blurs nothing.
  init(deviation: CGFloat) {
    let deviation = deviation.isFinite ? min(max(deviation, 0), 1_000) : 0
    let ideal = (12 * deviation * deviation / 3 + 1).squareRoot()
    var narrow = Int(ideal)
    if narrow.isMultiple(of: 2) { narrow -= 1 }
    let n = CGFloat(narrow)
    let count = (12 * deviation * deviation - 3 * n * n - 12 * n - 9) / (-4 * n - 4)
    let narrowCount = Int(count.rounded())
    widths = (0..<3).map { $0 < narrowCount ? narrow : narrow + 2 }
  }

  /// How many pixels away a pixel is still felt.
  var reach: Int { widths.reduce(0) { $0 + $1 / 2 } }

  /// Blurs a surface of one byte a pixel in place.
  func apply(to surface: CairoSurface) {
    let (width, height, stride) = (surface.width, surface.height, surface.bytesPerRow)
    _ = surface.withBytes { bytes in
      for row in 0..<height { blur(bytes + row * stride, count: width, stride: 1) }
      for column in 0..<width { blur(bytes + column, count: height, stride: stride) }
    }
  }

  private func blur(_ bytes: UnsafeMutablePointer<UInt8>, count: Int, stride: Int) {
    var line = (0..<count).map { bytes[$0 * stride] }
    for width in widths where width > 1 { line = mean(of: line, width: width) }
    for index in 0..<count { bytes[index * stride] = line[index] }
  }

  /// The mean of the pixels around each one; those outside count as clear.
  private func mean(of line: [UInt8], width: Int) -> [UInt8] {
    let half = width / 2
    var sum = line.prefix(half).reduce(0) { $0 + Int($1) }
    return line.indices.map { index in
      if index + half < line.count { sum += Int(line[index + half]) }
      if index - half - 1 >= 0 { sum -= Int(line[index - half - 1]) }
      return UInt8((sum + half) / width)
    }
  }
}

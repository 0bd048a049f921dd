import Foundation

/// An approximation of a Gaussian blur of alpha, by three box blurs.
///
/// The widths are those of "Fast Almost-Gaussian Filtering" (P. Kovesi, 2010): three boxes whose
/// variances add up to the Gaussian's. Costs the same for every deviation.
struct BoxBlur {
  /// The widths of the three boxes in pixels, all odd.
  let widths: [Int]

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

  /// The distance in pixels over which a pixel has an effect.
  var reach: Int { widths.reduce(0) { $0 + $1 / 2 } }

  /// Blurs a surface of one byte per pixel in place.
  func apply(to surface: CairoSurface) {
    let plane = BytePlane(
      width: surface.width, height: surface.height, bytesPerRow: surface.bytesPerRow)
    _ = surface.withBytes { bytes in
      for width in widths where width > 1 {
        plane.averageRows(of: bytes, over: width)
        plane.averageColumns(of: bytes, over: width)
      }
    }
  }
}

/// Rows of bytes, with box blurs along rows and columns; bytes outside count as zero.
///
/// A mean is a sum times a fraction of 2^24, rounded. 255 times 2^24 fits 32 bits, so that the
/// compiler can vectorize over columns.
private struct BytePlane {
  let width: Int
  let height: Int
  let bytesPerRow: Int

  /// Replaces each byte by the mean of `count` bytes of its row, centered on it.
  func averageRows(of bytes: UnsafeMutablePointer<UInt8>, over count: Int) {
    let reach = count / 2
    let factor = UInt32(1 << 24) / UInt32(count)
    var padded = [UInt8](repeating: 0, count: width + count)
    padded.withUnsafeMutableBufferPointer { padded in
      for row in 0..<height {
        let line = bytes + row * bytesPerRow
        for x in 0..<width { padded[x + reach + 1] = line[x] }
        // The window of pixel x is padded[x + 1...x + count].
        var sum = (0..<count).reduce(UInt32(0)) { $0 &+ UInt32(padded[$1]) }
        for x in 0..<width {
          sum = sum &+ UInt32(padded[x + count]) &- UInt32(padded[x])
          line[x] = Self.mean(sum, factor)
        }
      }
    }
  }

  /// Replaces each byte by the mean of `count` bytes of its column, centered on it.
  func averageColumns(of bytes: UnsafeMutablePointer<UInt8>, over count: Int) {
    let reach = count / 2
    let factor = UInt32(1 << 24) / UInt32(count)
    let copy = Array(UnsafeBufferPointer(start: bytes, count: bytesPerRow * height))
    var sums = [UInt32](repeating: 0, count: width)
    copy.withUnsafeBufferPointer { old in
      sums.withUnsafeMutableBufferPointer { sums in
        for row in -reach..<height {
          let (entering, leaving) = (row + reach, row - reach - 1)
          if entering < height { add(old, row: entering, to: sums) }
          if leaving >= 0 { subtract(old, row: leaving, from: sums) }
          if row >= 0 { write(sums, times: factor, to: bytes + row * bytesPerRow) }
        }
      }
    }
  }

  private func add(
    _ bytes: UnsafeBufferPointer<UInt8>, row: Int, to sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    let start = row * bytesPerRow
    for x in 0..<width { sums[x] &+= UInt32(bytes[start + x]) }
  }

  private func subtract(
    _ bytes: UnsafeBufferPointer<UInt8>, row: Int, from sums: UnsafeMutableBufferPointer<UInt32>
  ) {
    let start = row * bytesPerRow
    for x in 0..<width { sums[x] &-= UInt32(bytes[start + x]) }
  }

  private func write(
    _ sums: UnsafeMutableBufferPointer<UInt32>, times factor: UInt32,
    to line: UnsafeMutablePointer<UInt8>
  ) {
    for x in 0..<width { line[x] = Self.mean(sums[x], factor) }
  }

  private static func mean(_ sum: UInt32, _ factor: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (sum &* factor &+ (1 << 23)) >> 24)
  }
}

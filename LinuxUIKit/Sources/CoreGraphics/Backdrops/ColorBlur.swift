import Foundation

/// An approximation of a Gaussian blur of colors, by three box blurs along rows and columns.
///
/// The boxes are those of `BoxBlur`. The outermost pixels are repeated outside the image, so that a
/// uniform image stays uniform. The time is linear in the number of pixels and does not depend on
/// the deviation.
struct ColorBlur {
  private let boxes: BoxBlur

  /// - Parameter deviation: The Gaussian's standard deviation in pixels; 0 blurs nothing.
  init(deviation: CGFloat) {
    boxes = BoxBlur(deviation: deviation)
  }

  /// The distance in pixels over which a pixel has an effect.
  var reach: Int { boxes.reach }

  /// Blurs the pixels in place, each of the four components on its own.
  func apply(to pixels: PixelBuffer) {
    let plane = ColorPlane(width: pixels.width, height: pixels.height)
    let count = pixels.bytesPerRow * pixels.height
    pixels.memory.withMemoryRebound(to: UInt8.self, capacity: count) { bytes in
      for width in boxes.widths where width > 1 {
        plane.averageRows(of: bytes, over: width)
        plane.averageColumns(of: bytes, over: width)
      }
    }
  }
}

/// Rows of pixels of four bytes, with box blurs along rows and columns.
///
/// A mean is a sum times a fraction of 2^24, rounded.
private struct ColorPlane {
  private static let components = 4
  let width: Int
  let height: Int

  private var bytesPerRow: Int { width * Self.components }

  /// Replaces each pixel by the mean of `count` pixels of its row, centered on it.
  func averageRows(of bytes: UnsafeMutablePointer<UInt8>, over count: Int) {
    let (reach, components, width) = (count / 2, Self.components, width)
    let factor = UInt32(1 << 24) / UInt32(count)
    var padded = [UInt8](repeating: 0, count: (width + count - 1) * components)
    padded.withUnsafeMutableBufferPointer { padded in
      for row in 0..<height {
        let line = bytes + row * bytesPerRow
        for x in 0..<(width + count - 1) {
          let source = min(max(x - reach, 0), width - 1) * components
          for component in 0..<components {
            padded[x * components + component] = line[source + component]
          }
        }
        // The window of pixel x begins at padded[x].
        for component in 0..<components {
          var sum: UInt32 = 0
          for x in 0..<(count - 1) { sum &+= UInt32(padded[x * components + component]) }
          for x in 0..<width {
            sum &+= UInt32(padded[(x + count - 1) * components + component])
            line[x * components + component] = Self.mean(sum, factor)
            sum &-= UInt32(padded[x * components + component])
          }
        }
      }
    }
  }

  /// Replaces each pixel by the mean of `count` pixels of its column, centered on it.
  func averageColumns(of bytes: UnsafeMutablePointer<UInt8>, over count: Int) {
    let (reach, bytesPerRow, height) = (count / 2, bytesPerRow, height)
    let factor = UInt32(1 << 24) / UInt32(count)
    let copy = Array(UnsafeBufferPointer(start: bytes, count: bytesPerRow * height))
    var sums = [UInt32](repeating: 0, count: bytesPerRow)
    copy.withUnsafeBufferPointer { old in
      sums.withUnsafeMutableBufferPointer { sums in
        func start(ofRow row: Int) -> Int { min(max(row, 0), height - 1) * bytesPerRow }
        for row in -reach..<reach {
          let entering = start(ofRow: row)
          for x in 0..<bytesPerRow { sums[x] &+= UInt32(old[entering + x]) }
        }
        for row in 0..<height {
          let (entering, leaving) = (start(ofRow: row + reach), start(ofRow: row - reach))
          let line = bytes + row * bytesPerRow
          for x in 0..<bytesPerRow {
            let sum = sums[x] &+ UInt32(old[entering + x])
            line[x] = Self.mean(sum, factor)
            sums[x] = sum &- UInt32(old[leaving + x])
          }
        }
      }
    }
  }

  private static func mean(_ sum: UInt32, _ factor: UInt32) -> UInt8 {
    UInt8(truncatingIfNeeded: (sum &* factor &+ (1 << 23)) >> 24)
  }
}

import Foundation

/// A block of pixels in Cairo's format: 0xAARRGGBB in the machine's byte order, premultiplied.
///
/// One owner writes to it, by Cairo or by a decoder; as part of a `CGImage` it is only read.
// `@unchecked`: the memory is written only until the buffer is handed to a `CGImage`, which happens
// after the last write. From then on it is constant.
package final class PixelBuffer: SizedValue, @unchecked Sendable {
  package let width: Int
  package let height: Int
  package let memory: UnsafeMutablePointer<UInt32>
  private static let sides = 1...32_767

  /// Creates a clear buffer; `nil` if a side is below 1 or above Cairo's limit of 32,767 pixels.
  package convenience init?(width: Int, height: Int) {
    guard Self.sides.contains(width), Self.sides.contains(height) else { return nil }
    self.init(clampedWidth: width, height: height)
  }

  /// Creates a clear buffer, whose sides are limited to those that are possible.
  package init(clampedWidth width: Int, height: Int) {
    self.width = min(max(width, Self.sides.lowerBound), Self.sides.upperBound)
    self.height = min(max(height, Self.sides.lowerBound), Self.sides.upperBound)
    memory = .allocate(capacity: self.width * self.height)
    memory.initialize(repeating: 0, count: self.width * self.height)
  }

  private init(copying source: PixelBuffer, left: Int, top: Int, width: Int, height: Int) {
    self.width = width
    self.height = height
    memory = .allocate(capacity: width * height)
    for row in 0..<height {
      let from = source.memory + (top + row) * source.width + left
      (memory + row * width).initialize(from: from, count: width)
    }
  }

  deinit {
    memory.deallocate()
  }

  package var bytesPerRow: Int { width * MemoryLayout<UInt32>.stride }
  package var byteCount: Int { bytesPerRow * height }

  subscript(x: Int, y: Int) -> UInt32 { memory[y * width + x] }

  /// Returns a copy of the pixels in `rect`, which must be whole and inside the buffer.
  package func copy(of rect: CGRect) -> PixelBuffer {
    PixelBuffer(
      copying: self, left: Int(rect.minX), top: Int(rect.minY), width: Int(rect.width),
      height: Int(rect.height))
  }
}

// MARK: Changes of rectangles

// The rectangles must be whole and inside the buffer.
extension PixelBuffer {
  /// Sets the pixels of a rectangle to clear.
  package func clear(_ rect: CGRect) {
    for row in Int(rect.minY)..<Int(rect.maxY) {
      (memory + row * width + Int(rect.minX)).update(repeating: 0, count: Int(rect.width))
    }
  }

  /// Moves the pixels of a rectangle, as far as they stay in it.
  ///
  /// The other pixels of the rectangle keep their values.
  package func move(_ rect: CGRect, x: Int, y: Int) {
    let (columns, rows) = (Int(rect.width) - abs(x), Int(rect.height) - abs(y))
    guard columns > 0, rows > 0 else { return }
    let corner = memory + Int(rect.minY) * width + Int(rect.minX)
    let from = corner + max(0, -y) * width + max(0, -x)
    let to = corner + max(0, y) * width + max(0, x)
    // Rows are moved from the side to which they move, so that none is overwritten before.
    for step in 0..<rows {
      let row = (y > 0 ? rows - 1 - step : step) * width
      memmove(to + row, from + row, columns * MemoryLayout<UInt32>.stride)
    }
  }
}

import Foundation

/// The memory of a bitmap context in the format that its creator asked for.
///
/// The context draws on pixels of Cairo's format. Where the memory can be seen, the pixels of each
/// drawing operation are converted, which takes time proportional to the pixels of the clip.
final class BitmapMemory {
  let format: BitmapFormat
  let bytesPerRow: Int
  private let (width, height): (Int, Int)
  private let given: UnsafeMutableRawPointer?
  private var allocated: UnsafeMutableRawPointer?

  /// Describes memory; `nil` for rows that are too short for their pixels, or too long to be counted.
  ///
  /// - Parameters:
  ///   - data: The caller's memory; `nil` for memory that is allocated when it is asked for.
  ///   - format: The format of the pixels.
  ///   - width: The number of pixels in a row.
  ///   - height: The number of rows.
  ///   - bytesPerRow: The distance from one row to the next; 0 for that of the pixels.
  init?(
    _ data: UnsafeMutableRawPointer?, format: BitmapFormat, width: Int, height: Int,
    bytesPerRow: Int
  ) {
    let shortest = width * format.bytesPerPixel
    let distance = bytesPerRow == 0 ? shortest : bytesPerRow
    guard distance >= shortest, !distance.multipliedReportingOverflow(by: height).overflow else {
      return nil
    }
    (given, self.format, self.bytesPerRow) = (data, format, distance)
    (self.width, self.height) = (width, height)
  }

  deinit {
    free(allocated)
  }

  /// The bytes that a caller may know; `nil` if there are none yet.
  var visibleBytes: UnsafeMutableRawPointer? { given ?? allocated }

  /// Allocates the bytes; `nil` if there is not enough memory.
  func allocate() -> UnsafeMutableRawPointer? {
    allocated = calloc(height, bytesPerRow)
    return allocated
  }

  /// The rectangle of all pixels.
  var bounds: CGRect { CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height)) }

  /// Sets Cairo's pixels of a whole rectangle from the memory.
  func load(_ rect: CGRect, into pixels: PixelBuffer) {
    forEachRow(of: rect) { stored, start, count in
      let row = pixels.memory + start
      if format.bytesPerPixel == 1 {
        for index in 0..<count { row[index] = format.native(UInt32(stored.byte(index))) }
      } else {
        for index in 0..<count { row[index] = format.native(stored.word(index)) }
      }
    }
  }

  /// Sets the memory of a whole rectangle from Cairo's pixels.
  func store(_ rect: CGRect, from pixels: PixelBuffer) {
    forEachRow(of: rect) { stored, start, count in
      let row = pixels.memory + start
      if format.bytesPerPixel == 1 {
        for index in 0..<count { stored.setByte(index, to: UInt8(format.stored(row[index]))) }
      } else {
        for index in 0..<count { stored.setWord(index, to: format.stored(row[index])) }
      }
    }
  }

  /// Calls `body` for the rows of a rectangle, with the memory of the first pixel, its index among
  /// Cairo's pixels, and the number of pixels.
  private func forEachRow(
    of rect: CGRect, _ body: (UnsafeMutableRawPointer, _ start: Int, _ count: Int) -> Void
  ) {
    let part = rect.intersection(bounds)
    guard let bytes = visibleBytes, !part.isEmpty else { return }
    let left = Int(part.minX)
    for row in Int(part.minY)..<Int(part.maxY) {
      let first = bytes + row * bytesPerRow + left * format.bytesPerPixel
      body(first, row * width + left, Int(part.width))
    }
  }
}

/// Pixels of one or four bytes; those of four begin at any address.
extension UnsafeMutableRawPointer {
  fileprivate func byte(_ index: Int) -> UInt8 { load(fromByteOffset: index, as: UInt8.self) }

  fileprivate func setByte(_ index: Int, to byte: UInt8) {
    storeBytes(of: byte, toByteOffset: index, as: UInt8.self)
  }

  fileprivate func word(_ index: Int) -> UInt32 {
    UInt32(littleEndian: loadUnaligned(fromByteOffset: index * 4, as: UInt32.self))
  }

  fileprivate func setWord(_ index: Int, to word: UInt32) {
    storeBytes(of: word.littleEndian, toByteOffset: index * 4, as: UInt32.self)
  }
}

extension PixelBuffer {
  /// Rounds the pixels to those that a format can have: opaque ones, or shades of gray.
  func round(to format: BitmapFormat) {
    for index in 0..<width * height { memory[index] = format.native(format.stored(memory[index])) }
  }
}

/// The lengths of the common beginning and end of two memory regions.
///
/// It reads 64 bytes at a step, which is limited by the speed of memory.
enum SameBytes {
  private static let word = MemoryLayout<UInt64>.size
  private static let step = 8 * word

  /// Returns the number of bytes before the first difference, within the length of the shorter
  /// region.
  ///
  /// At a difference the result may be up to 7 bytes less.
  static func atStart(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
    let count = min(first.count, second.count)
    guard let first = first.baseAddress, let second = second.baseAddress else { return 0 }
    var length = 0
    while length + step <= count, isSame(first + length, second + length) { length += step }
    while length + word <= count, difference(first + length, second + length) == 0 {
      length += word
    }
    guard count - length < word else { return length }
    while length < count, isSameByte(first + length, second + length) { length += 1 }
    return length
  }

  /// Returns the number of bytes after the last difference, within the length of the shorter
  /// region.
  ///
  /// At a difference the result may be up to 7 bytes less.
  static func atEnd(_ first: UnsafeRawBufferPointer, _ second: UnsafeRawBufferPointer) -> Int {
    let count = min(first.count, second.count)
    guard let firstStart = first.baseAddress, let secondStart = second.baseAddress else { return 0 }
    let (first, second) = (firstStart + first.count, secondStart + second.count)
    var length = 0
    while length + step <= count, isSame(first - length - step, second - length - step) {
      length += step
    }
    while length + word <= count,
      difference(first - length - word, second - length - word) == 0
    {
      length += word
    }
    guard count - length < word else { return length }
    while length < count, isSameByte(first - length - 1, second - length - 1) { length += 1 }
    return length
  }

  @inline(__always)
  private static func isSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    var bits: UInt64 = 0
    for index in 0..<8 { bits |= difference(first + index * word, second + index * word) }
    return bits == 0
  }

  @inline(__always)
  private static func difference(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> UInt64 {
    first.loadUnaligned(as: UInt64.self) ^ second.loadUnaligned(as: UInt64.self)
  }

  @inline(__always)
  private static func isSameByte(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    first.load(as: UInt8.self) == second.load(as: UInt8.self)
  }
}

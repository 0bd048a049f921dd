import Foundation

/// The bits of elements, each as a row of whole words.
///
/// Elements of the same bits are equal, since `==` holds for a value and itself. So most elements can
/// be paired without asking for `==` or a hash, and without generic code.
struct ElementBits {
  /// The number of elements.
  let count: Int
  /// The number of words for each.
  let width: Int
  /// The words of one element after the other.
  private let words: UnsafeRawBufferPointer

  /// A view of `count` elements whose words are `words`.
  private init(_ words: UnsafeRawBufferPointer, count: Int, width: Int) {
    (self.words, self.count, self.width) = (words, count, width)
  }

  /// One of an element's words.
  @inline(__always)
  func word(_ place: Int, of element: Int) -> UInt64 {
    words.loadUnaligned(
      fromByteOffset: (element * width + place) * MemoryLayout<UInt64>.size, as: UInt64.self)
  }

  /// Looks at the bits of elements where they are, or at a copy where they are not whole words.
  static func with<Element, Result>(
    _ elements: ArraySlice<Element>, _ body: (ElementBits) -> Result
  ) -> Result {
    let (size, stride) = (MemoryLayout<Element>.size, MemoryLayout<Element>.stride)
    let width = (size + 7) / 8
    return elements.withUnsafeBytes { bytes in
      guard size != 8 * width || stride != 8 * width else {
        return body(ElementBits(bytes, count: elements.count, width: width))
      }
      let rows = rows(of: bytes, size: size, stride: stride, count: elements.count)
      return rows.withUnsafeBytes { body(ElementBits($0, count: elements.count, width: width)) }
    }
  }

  // What an element leaves of its last word is zero.
  private static func rows(
    of bytes: UnsafeRawBufferPointer, size: Int, stride: Int, count: Int
  ) -> [UInt64] {
    let width = (size + 7) / 8
    var rows = [UInt64](repeating: 0, count: width * count)
    rows.withUnsafeMutableBytes { rows in
      for number in 0..<count {
        UnsafeMutableRawBufferPointer(rebasing: rows[(number * width * 8)...])
          .copyMemory(
            from: UnsafeRawBufferPointer(rebasing: bytes[number * stride..<number * stride + size])
          )
      }
    }
    return rows
  }

  /// Whether values of a type that are equal always have the same bits, so that bits tell all.
  static func tellAll<Element>(about type: Element.Type) -> Bool {
    type == UUID.self || type == Int.self || type == UInt.self || type == Int64.self
      || type == UInt64.self || type == Int32.self || type == UInt32.self
  }
}

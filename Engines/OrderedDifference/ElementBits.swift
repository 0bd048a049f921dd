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

  /// Whether an element has the same bits as one of `other`, both being of that width.
  @inline(__always)
  func isSame(_ element: Int, in other: ElementBits, _ otherElement: Int, width: Int) -> Bool {
    var difference: UInt64 = 0
    for place in 0..<width {
      difference |= word(element &* width &+ place) ^ other.word(otherElement &* width &+ place)
    }
    return difference == 0
  }

  /// A hash of an element, which is of that width.
  ///
  /// It multiplies each word with what came before and folds the product, as wyhash does.
  @inline(__always)
  func hash(of element: Int, width: Int, seed: UInt64) -> UInt64 {
    var hash = seed
    for place in 0..<width {
      let product = (word(element &* width &+ place) ^ hash)
        .multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low
    }
    return hash
  }

  @inline(__always)
  private func word(_ place: Int) -> UInt64 {
    words.loadUnaligned(
      fromByteOffset: place &* MemoryLayout<UInt64>.size, as: UInt64.self)
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

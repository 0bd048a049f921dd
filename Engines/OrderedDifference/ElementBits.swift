import Foundation

/// The bits of elements, each as a row of whole words.
///
/// Elements with equal bits are equal, since `==` is reflexive. So most elements can be paired
/// without calling `==` or `hash(into:)`, and without generic code.
struct ElementBits {
  /// The number of elements.
  let count: Int
  /// The number of words of each element.
  let width: Int
  /// The words of all elements, in order.
  private let words: UnsafeRawBufferPointer

  /// Creates a view of `count` elements whose words are `words`.
  private init(_ words: UnsafeRawBufferPointer, count: Int, width: Int) {
    (self.words, self.count, self.width) = (words, count, width)
  }

  /// Returns whether an element has the same bits as one of `other`; both have the given width.
  @inline(__always)
  func isSame(_ element: Int, in other: ElementBits, _ otherElement: Int, width: Int) -> Bool {
    var difference: UInt64 = 0
    for index in 0..<width {
      difference |= word(element &* width &+ index) ^ other.word(otherElement &* width &+ index)
    }
    return difference == 0
  }

  /// Returns the hash of an element of the given width.
  ///
  /// It multiplies each word with the previous result and folds the product, as wyhash does.
  @inline(__always)
  func hash(of element: Int, width: Int, seed: UInt64) -> UInt64 {
    var hash = seed
    for index in 0..<width {
      let product = (word(element &* width &+ index) ^ hash)
        .multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
      hash = product.high ^ product.low
    }
    return hash
  }

  @inline(__always)
  private func word(_ index: Int) -> UInt64 {
    words.loadUnaligned(
      fromByteOffset: index &* MemoryLayout<UInt64>.size, as: UInt64.self)
  }

  /// Calls `body` with the bits of elements in place, or with a copy if they aren't whole words.
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

  // The unused bytes of an element's last word are zero.
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

  /// Returns whether equal values of a type always have equal bits.
  static func areCanonical<Element>(for type: Element.Type) -> Bool {
    type == UUID.self || type == Int.self || type == UInt.self || type == Int64.self
      || type == UInt64.self || type == Int32.self || type == UInt32.self
  }
}

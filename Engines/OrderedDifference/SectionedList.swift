/// A list of sections, each with its items, as input of the ordered difference.
///
/// It contains identifiers only: the content of an identifier may change while the identifier
/// counts as equal.
///
/// ```swift
/// let before = SectionedList(sections: ["fruit"], items: [["apple", "pear"]])
/// let after = SectionedList(sections: ["fruit"], items: [["pear", "apple", "plum"]])
/// let difference = OrderedDifferenceSolver(from: before, to: after).solve()
/// ```
package struct SectionedList<Section: Hashable & Sendable, Item: Hashable & Sendable>: Hashable,
  Sendable
{
  /// The identifiers of the sections, in order.
  package var sections: [Section]
  /// The identifiers of each section's items, in order: one array for each element of `sections`.
  package var items: [[Item]]

  /// Creates a list of sections and their items.
  ///
  /// Missing arrays of items count as empty, and arrays without a section are ignored.
  package init(sections: [Section], items: [[Item]]) {
    self.sections = sections
    guard items.count != sections.count else {
      self.items = items
      return
    }
    let missing = Array(repeating: [Item](), count: max(0, sections.count - items.count))
    self.items = Array(items.prefix(sections.count)) + missing
  }

  /// Returns whether both lists are copies of one, which is known without a comparison.
  func sharesStorage(with other: SectionedList) -> Bool {
    sections.storageAddress == other.sections.storageAddress
      && items.storageAddress == other.items.storageAddress
  }
}

/// The addresses at which arrays store their elements.
///
/// Arrays with the same address are equal without a comparison of their elements.
struct StorageAddresses {
  private let addresses: [UInt]

  /// Reads the addresses of arrays, each of which is a reference to its storage.
  init<Element>(of arrays: [[Element]]) {
    addresses = arrays.withUnsafeBytes { bytes in
      (0..<arrays.count).map {
        bytes.load(fromByteOffset: $0 * MemoryLayout<[Element]>.stride, as: UInt.self)
      }
    }
  }

  /// Returns the address of an array.
  subscript(array: Int) -> UInt { addresses[array] }
}

extension Array {
  /// The address at which the array stores its elements.
  fileprivate var storageAddress: UInt {
    Swift.withUnsafeBytes(of: self) { $0.load(as: UInt.self) }
  }
}

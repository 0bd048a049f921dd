/// The layout of a section.
///
/// A value of a protocol type that is passed in a structure keeps its bits: the compiler creates no
/// variants of functions that take its concrete type, which would copy it.
@MainActor struct LayoutReference {
  let layout: any SectionLayout

  init(_ layout: any SectionLayout) {
    self.layout = layout
  }
}

/// A comparison of the layouts of sections, which often have one in common.
@MainActor struct LayoutComparison {
  // The layouts that were compared last, which keep the objects alive to which the bits refer.
  private var last: (old: LayoutReference, new: LayoutReference)?
  private var bits: (old: LayoutBits, new: LayoutBits)?
  private var areLastEqual = false

  /// Returns whether two layouts are known to be equal.
  mutating func areEqual(_ old: LayoutReference, _ new: LayoutReference) -> Bool {
    let compared = (old: LayoutBits(old), new: LayoutBits(new))
    if let bits, bits.old.areEqual(compared.old, of: old),
      bits.new.areEqual(compared.new, of: new)
    {
      return areLastEqual
    }
    (last, bits, areLastEqual) = ((old, new), compared, old.layout.isEqual(to: new.layout))
    return areLastEqual
  }
}

/// The bits of a layout with its type: layouts with the same bits are the same value.
///
/// Large layouts are in a box that their copies share.
@MainActor private struct LayoutBits {
  // A value of a protocol type has three words, its type, and its conformance. If the type is larger
  // than the three words, the first one refers to a box, and the two others can be anything.
  private typealias Words = (
    first: UInt, second: UInt, third: UInt, type: UInt, conformance: UInt
  )
  private let words: Words

  init(_ layout: LayoutReference) {
    words = unsafeBitCast(layout, to: Words.self)
  }

  /// Returns whether these bits and `other`, those of a layout, are of the same value.
  func areEqual(_ other: Self, of layout: LayoutReference) -> Bool {
    guard words.first == other.words.first, words.type == other.words.type else { return false }
    return words.second == other.words.second && words.third == other.words.third
      || Self.isBoxed(layout.layout)
  }

  private static func isBoxed<Layout: SectionLayout>(_ layout: Layout) -> Bool {
    MemoryLayout<Layout>.size > MemoryLayout<(UInt, UInt, UInt)>.size
  }
}

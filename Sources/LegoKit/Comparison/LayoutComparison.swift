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
    if let bits, bits.old == compared.old, bits.new == compared.new { return areLastEqual }
    (last, bits, areLastEqual) = ((old, new), compared, old.layout.isEqual(to: new.layout))
    return areLastEqual
  }
}

/// The bits of a layout with its type: layouts with the same bits are the same value.
///
/// Large layouts are in a box that their copies share.
@MainActor private struct LayoutBits {
  // A value of a protocol type has three words, its type, and its conformance.
  private typealias Words = (UInt, UInt, UInt, UInt, UInt)
  private let words: Words

  init(_ layout: LayoutReference) {
    words = unsafeBitCast(layout, to: Words.self)
  }

  static func == (one: Self, other: Self) -> Bool { one.words == other.words }
}

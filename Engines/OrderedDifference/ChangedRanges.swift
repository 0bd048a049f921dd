/// The parts of two lists between their common beginning and their common end.
///
/// The parts are found without hashing. Elements with equal bytes are equal, since `==` is
/// reflexive; `==` is called only if bytes differ. So numbers, and texts that both lists share, are
/// compared at the speed of memory, in generic code too. Arrays that share their storage are equal
/// without a comparison.
struct ChangedRanges: Hashable, Sendable {
  /// The changed part of the old list.
  let source: Range<Int>
  /// The changed part of the new list.
  let target: Range<Int>

  /// Compares the lists from both ends toward the center.
  init<Element: Equatable>(from source: [Element], to target: [Element]) {
    let shorter = min(source.count, target.count)
    let prefix =
      Self.shareStorage(source, target)
      ? shorter : Self.commonPrefix(source, target, limit: shorter)
    let suffix = Self.commonSuffix(source, target, limit: shorter - prefix)
    self.source = prefix..<source.count - suffix
    self.target = prefix..<target.count - suffix
  }

  private static func shareStorage<Element>(_ source: [Element], _ target: [Element]) -> Bool {
    guard source.count == target.count else { return false }
    return source.withUnsafeBufferPointer { first in
      target.withUnsafeBufferPointer { second in first.baseAddress == second.baseAddress }
    }
  }

  @_specialize(where Element == String)
  private static func commonPrefix<Element: Equatable>(
    _ source: [Element], _ target: [Element], limit: Int
  ) -> Int {
    source.withUnsafeBufferPointer { source in
      target.withUnsafeBufferPointer { target in
        var length = 0
        while length < limit {
          length += sameElements(source[length..<limit], target[length..<limit], SameBytes.atStart)
          // Equal elements with different bytes occur in runs, such as texts that were decoded
          // again.
          let start = length
          while length < limit, source[length] == target[length] { length += 1 }
          if length == start { break }
        }
        return length
      }
    }
  }

  @_specialize(where Element == String)
  private static func commonSuffix<Element: Equatable>(
    _ source: [Element], _ target: [Element], limit: Int
  ) -> Int {
    source.withUnsafeBufferPointer { source in
      target.withUnsafeBufferPointer { target in
        let (sourceStart, targetStart) = (source.count - limit, target.count - limit)
        var (sourceEnd, targetEnd) = (source.count, target.count)
        while sourceEnd > sourceStart {
          let same = sameElements(
            source[sourceStart..<sourceEnd], target[targetStart..<targetEnd], SameBytes.atEnd)
          (sourceEnd, targetEnd) = (sourceEnd - same, targetEnd - same)
          let end = sourceEnd
          while sourceEnd > sourceStart, source[sourceEnd - 1] == target[targetEnd - 1] {
            (sourceEnd, targetEnd) = (sourceEnd - 1, targetEnd - 1)
          }
          if sourceEnd == end { break }
        }
        return source.count - sourceEnd
      }
    }
  }

  private static func sameElements<Element>(
    _ source: Slice<UnsafeBufferPointer<Element>>, _ target: Slice<UnsafeBufferPointer<Element>>,
    _ sameBytes: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Int
  ) -> Int {
    sameBytes(
      UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: source)),
      UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: target)))
      / MemoryLayout<Element>.stride
  }
}

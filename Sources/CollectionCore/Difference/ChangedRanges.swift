/// The parts of two lists that lie between their common beginning and their common end.
///
/// Found by `==` alone, without hashing. Two arrays that share their storage are equal at once.
struct ChangedRanges: Hashable, Sendable {
  /// The changed part of the list before.
  let source: Range<Int>
  /// The changed part of the list after.
  let target: Range<Int>

  /// Compares the lists from both ends towards the middle.
  init<Element: Equatable>(from source: [Element], to target: [Element]) {
    let shared = Self.shareStorage(source, target)
    let shorter = min(source.count, target.count)
    let prefix = shared ? shorter : Self.commonPrefix(source, target, limit: shorter)
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

  private static func commonPrefix<Element: Equatable>(
    _ source: [Element], _ target: [Element], limit: Int
  ) -> Int {
    var length = 0
    while length < limit, source[length] == target[length] { length += 1 }
    return length
  }

  private static func commonSuffix<Element: Equatable>(
    _ source: [Element], _ target: [Element], limit: Int
  ) -> Int {
    var length = 0
    while length < limit, source[source.count - 1 - length] == target[target.count - 1 - length] {
      length += 1
    }
    return length
  }
}

import Foundation

/// The memory that this process holds.
enum ProcessMemory {
  /// The bytes in memory, in whole pages; nil where the system does not tell.
  static var resident: Int? {
    #if os(Linux)
      let words = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        .split(separator: " ")
      return words.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 * pageSize }
    #else
      return nil
    #endif
  }

  /// The bytes that one value of each maker takes together with what it holds.
  ///
  /// Pages are too coarse for one value, so many are made. A first lot of each fills the holes that
  /// earlier work left behind; the second ones are counted, and nothing is given back before the end.
  static func bytes<Value>(perValueOf makers: [() -> Value]) -> [Double] {
    let count = 4_000
    var kept: [Value] = []
    kept.reserveCapacity(2 * count * makers.count)
    for make in makers { for _ in 0..<count { kept.append(make()) } }
    let bytes = makers.compactMap { make -> Double? in
      guard let before = resident else { return nil }
      for _ in 0..<count { kept.append(make()) }
      return resident.map { Double($0 - before) / Double(count) }
    }
    return withExtendedLifetime(kept) { bytes }
  }

  #if os(Linux)
    private static let pageSize = Int(getpagesize())
  #endif
}

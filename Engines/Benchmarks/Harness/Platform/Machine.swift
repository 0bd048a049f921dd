import Foundation

/// The machine that runs the benchmarks.
enum Machine {
  /// The number of processors, and their model where the system reports it.
  static var processor: String {
    "\(ProcessInfo.processInfo.activeProcessorCount) x \(model ?? "unknown processor")"
  }

  private static var model: String? {
    #if os(Linux)
      let lines = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
        .split(separator: "\n")
      let line = lines?.first { $0.hasPrefix("model name") }
      return line?.split(separator: ":").last?.trimmingCharacters(in: .whitespaces)
    #else
      return nil
    #endif
  }
}

/// The memory of this process.
package enum ProcessMemory {
  /// The resident size in bytes, in whole pages; `nil` where the system doesn't report it.
  package static var resident: Int? {
    #if os(Linux)
      let fields = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
        .split(separator: " ")
      return fields.flatMap { $0.count > 1 ? Int($0[1]) : nil }.map { $0 * pageSize }
    #else
      return nil
    #endif
  }

  /// Returns freed memory to the system, so that `resident` doesn't count it.
  ///
  /// Does nothing where the C library has no such function.
  package static func trim() {
    #if os(Linux)
      guard let symbol = dlsym(nil, "malloc_trim") else { return }
      let trim = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)
      _ = trim(0)
    #endif
  }

  /// Returns the number of bytes of one value of each function, with everything that it retains.
  ///
  /// Pages are too coarse for one value, so thousands are created. The first ones of each function
  /// fill the gaps that earlier work left in the heap; only the second ones are counted, and none
  /// is released before the end.
  package static func bytes<Value>(perValueOf makers: [() -> Value]) -> [Double] {
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

import Foundation

/// How much memory the process has over time, to see whether it grows.
///
/// One case may need much and give it back, so the lowest figure of each stretch of time counts.
struct MemoryRecord {
  private var stretches: [Int] = []
  private var lowest = Int.max

  /// Nothing measured.
  init() {}

  /// The resident size in bytes; 0 where the system does not tell.
  var now: Int { Self.residentSize() ?? 0 }

  /// Measures once.
  mutating func sample() {
    lowest = min(lowest, now)
  }

  /// Ends a stretch of time.
  mutating func closeStretch() {
    guard lowest < .max else { return }
    stretches.append(lowest)
    lowest = .max
  }

  /// What grew from after the warm-up to the end; nil in too short a run.
  var growth: Growth? {
    guard stretches.count >= 8 else { return nil }
    let part = stretches.count / 4
    guard let early = stretches[part..<(2 * part)].min(), let late = stretches.suffix(part).min()
    else { return nil }
    return Growth(early: early, late: late)
  }

  /// The lowest resident sizes, in bytes, in the second and in the last quarter of the time.
  struct Growth: CustomStringConvertible {
    let early: Int
    let late: Int

    /// Ours: what the system's allocator keeps in pieces between cases of different sizes.
    private static let limit = 48_000_000

    /// Whether that is not more than the allocator's noise.
    var isWithinLimit: Bool { late - early <= Self.limit }

    var description: String {
      "\(early / 1_000_000) MB after the warm-up, \(late / 1_000_000) MB at the end "
        + "(limit: \(Self.limit / 1_000_000) MB more)"
    }
  }

  private static func residentSize() -> Int? {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return nil
    }
    let fields = text.split(separator: " ")
    guard fields.count > 1, let pages = Int(fields[1]) else { return nil }
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}

import Foundation

/// The memory of the process over time, to detect growth.
///
/// A single case may need much memory temporarily, so the minimum of each period counts.
struct MemoryRecord {
  private var periods: [Period] = []
  private var lowest = Int.max
  private let keptPerCase: Int

  private struct Period {
    let lowest: Int
    let cases: Int
  }

  /// Creates an empty record of cases, each of which leaves some bytes that nobody can free.
  init(keptPerCase: Int = 0) {
    self.keptPerCase = keptPerCase
  }

  /// The resident size in bytes; 0 where the system doesn't report it.
  var now: Int { Self.residentSize() ?? 0 }

  /// Takes a sample.
  mutating func sample() {
    lowest = min(lowest, now)
  }

  /// Ends a period after a number of cases, with a sample of what is in use: pages that the heap keeps although nothing is in them,
  /// which grow with the number of cases of different sizes, are returned to the system.
  mutating func endPeriod(cases: Int) {
    guard lowest < .max else { return }
    FreePages.returnToSystem()
    sample()
    periods.append(Period(lowest: lowest, cases: cases))
    lowest = .max
  }

  /// The growth from the end of the warm-up to the end; `nil` after too short a run.
  var growth: Growth? {
    guard periods.count >= 8 else { return nil }
    let part = periods.count / 4
    let early = periods[(2 * part)..<(3 * part)].min { $0.lowest < $1.lowest }
    let late = periods.suffix(part).min { $0.lowest < $1.lowest }
    guard let early, let late else { return nil }
    return Growth(
      early: early.lowest, late: late.lowest, kept: keptPerCase * (late.cases - early.cases))
  }

  /// The minimum resident sizes, in bytes, in the third and in the last quarter of the time.
  ///
  /// In the first half, caches are filled.
  struct Growth: CustomStringConvertible {
    let early: Int
    let late: Int
    /// What the cases between them leave that nobody can free.
    let kept: Int

    /// The growth that fragmentation of the heap can explain, between cases of different sizes.
    private static let fragmentation = 24_000_000

    /// Whether the growth is within the limit.
    var isWithinLimit: Bool { late - early <= limit }

    private var limit: Int { Self.fragmentation + kept }

    var description: String {
      "\(early / 1_000_000) MB after the warm-up, \(late / 1_000_000) MB at the end "
        + "(limit: \(limit / 1_000_000) MB more)"
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

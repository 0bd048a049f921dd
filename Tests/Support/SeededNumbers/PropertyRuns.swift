import Foundation

/// The number of random cases that a property test checks.
///
/// A property test checks a statement on random inputs. `swift test` checks a small part of them,
/// `make properties` sets the environment variable `PROPERTIES=full` and checks all. The small part
/// consists of the first seeds, so a seed stands for the same case in both, and finds 179 of the 181 faults
/// that all cases find (`make prepared-faults`); the tests that find the other two have a larger part.
///
/// ```swift
/// @Test("A width is never negative") func widths() {
///   for seed in PropertyRuns.seeds(full: 2_000) {
///     var random = SeededGenerator(seed: seed)
///     #expect(solve(.random(in: 0...400, using: &random)) >= 0, "seed \(seed)")
///   }
/// }
/// ```
public enum PropertyRuns {
  /// Whether all cases are checked.
  public static let isFull = ProcessInfo.processInfo.environment["PROPERTIES"] == "full"

  /// The part of the cases that is checked by default: one of this many.
  public static let smallPart = 20
  /// The number of cases below which nothing is left out.
  private static let minimum = 30

  /// Returns the number of cases to check out of `full`: all, or a part of them, but at least 30.
  ///
  /// `make prepared-faults` says which tests find faults with all cases only. They are given a larger
  /// part, with `part` 1 all cases.
  public static func count(full: Int, part: Int = smallPart) -> Int {
    isFull ? full : min(full, max(minimum, full / part))
  }

  /// Returns the seeds of the cases to check, from `first` on.
  public static func seeds(
    full: Int, from first: UInt64 = 0, part: Int = smallPart
  ) -> Range<UInt64> {
    first..<first + UInt64(count(full: full, part: part))
  }

  /// Returns the seeds in blocks of equal size, as arguments of a test whose cases run in parallel.
  public static func blocks(
    full: Int, from first: UInt64 = 0, part: Int = smallPart
  ) -> [Range<UInt64>] {
    let blockCount = isFull ? 20 : 4
    let size = UInt64(max(1, count(full: full, part: part) / blockCount))
    return (0..<UInt64(blockCount)).map { first + $0 * size..<first + ($0 + 1) * size }
  }
}

/// Work that is timed and whose result is checked.
///
/// ```swift
/// extension Benchmark {
///   static let sum = Benchmark("sum", about: "Adding 1,000 numbers") { run in
///     let numbers = Array(1...1_000)
///     run.measure([Work("a loop") { numbers.reduce(0, +) }])
///     run.expect(numbers.reduce(0, +) == 500_500, "1 + 2 + … + 1,000 is 1,000 · 1,001 / 2")
///   }
/// }
/// ```
///
/// The body generates its input before it calls `measure`, and compares the result with arithmetic
/// that is written out beside it.
package struct Benchmark: Sendable {
  /// The name that `make bench ONLY=name` selects.
  package let name: String
  /// A sentence for the report that describes the work.
  let about: String
  /// The closure that generates the input, measures the work, and checks the results.
  let body: @MainActor @Sendable (BenchmarkRun) throws -> Void

  /// Creates a benchmark with the given name.
  package init(
    _ name: String, about: String,
    body: @escaping @MainActor @Sendable (BenchmarkRun) throws -> Void
  ) {
    (self.name, self.about, self.body) = (name, about, body)
  }
}

/// One function that is called repeatedly while it is timed.
@MainActor package struct Work {
  /// The name in the table.
  let name: String
  /// The time limit; `nil` for none.
  let target: Target?
  /// The closure that performs the work once, and returns a number that depends on the result, so
  /// that the optimizer can't remove any of it.
  let body: () -> Int

  /// Creates work with the given name.
  package init(_ name: String, target: Target? = nil, body: @escaping () -> Int) {
    (self.name, self.target, self.body) = (name, target, body)
  }
}

/// A time limit.
package enum Target: Sendable {
  /// A limit for the median, in microseconds.
  case microseconds(Double)
  /// A limit for the 99th percentile, in microseconds.
  case microsecondsOfMost(Double)
  /// A limit for the median, as a multiple of the median of the floor in the same run.
  case floors(Double)

  /// Returns whether the times are within the limit; `nil` if there is no floor to compare with.
  func isMet(by timing: Timing, floor: Double?) -> Bool? {
    switch self {
    case .microseconds(let most): timing.median <= most * 1_000
    case .microsecondsOfMost(let most): timing.p99 <= most * 1_000
    case .floors(let most): floor.map { timing.median <= most * $0 }
    }
  }
}

extension Target: CustomStringConvertible {
  package var description: String {
    switch self {
    case .microseconds(let most): FormattedNumber.time(most * 1_000)
    case .microsecondsOfMost(let most): "p99 \(FormattedNumber.time(most * 1_000))"
    case .floors(let most): "\(FormattedNumber.ratio(most)) x"
    }
  }
}

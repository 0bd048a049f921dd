/// A stopwatch for several pieces of work side by side.
///
/// The speed of a shared machine varies over time. So the samples are taken in turns, one of each
/// piece of work after the other. A sample repeats its work until it is long enough for the clock.
@MainActor struct Stopwatch {
  /// The shortest length of a sample, in nanoseconds.
  private static let sampleLength = 200_000.0
  /// The longest time for all samples of one call, in nanoseconds.
  private static let totalLength = 2_500_000_000.0
  /// The number of samples of short work.
  private static let mostSamples = 201
  /// The number of samples of long work.
  private static let fewestSamples = 7

  private let clock = ContinuousClock()
  /// The sum of the numbers that all work returned.
  private(set) var checksum = 0

  /// Returns the times of each piece of work, in the given order.
  mutating func times(of works: [Work]) -> [Timing] {
    // 1. Warm up, and find the number of calls for a sample.
    let calls = works.map { callsForSample(of: $0) }
    // 2. Take samples in turns.
    let turn = zip(works, calls).reduce(0) { $0 + sample($1.0, calls: $1.1) * Double($1.1) }
    let count = min(Self.mostSamples, max(Self.fewestSamples, Int(Self.totalLength / turn)))
    var samples = [[Double]](repeating: [], count: works.count)
    for _ in 0..<count {
      for position in works.indices {
        samples[position].append(sample(works[position], calls: calls[position]))
      }
    }
    return samples.map(Timing.init)
  }

  private mutating func callsForSample(of work: Work) -> Int {
    var calls = 1
    while case let length = sample(work, calls: calls) * Double(calls), length < Self.sampleLength {
      calls = max(calls * 2, min(calls * 10, Int(Double(calls) * Self.sampleLength / length)))
    }
    return calls
  }

  /// Returns the time of one call, in nanoseconds.
  private mutating func sample(_ work: Work, calls: Int) -> Double {
    let start = clock.now
    for _ in 0..<calls { checksum &+= work.body() }
    return max(1, (clock.now - start).nanoseconds) / Double(calls)
  }
}

/// The times of one piece of work, in nanoseconds a call.
package struct Timing: Sendable {
  private let sorted: [Double]

  /// Creates a timing from samples in any order.
  init(_ samples: [Double]) { sorted = samples.sorted() }

  /// The median.
  package var median: Double { percentile(0.5) }
  /// The shortest time.
  var minimum: Double { sorted.first ?? 0 }
  /// The longest time.
  var maximum: Double { sorted.last ?? 0 }
  /// The 99th percentile.
  var p99: Double { percentile(0.99) }

  private func percentile(_ fraction: Double) -> Double {
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * fraction))]
  }
}

extension Duration {
  /// The length in nanoseconds.
  package var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}

/// Takes the times of several pieces of work side by side.
///
/// A shared machine is slower at one moment than at the next. So the samples are taken in turns, one
/// of each piece of work after the other, and compare like with like. A sample does its work as often
/// as it takes for the clock to be exact.
@MainActor struct Stopwatch {
  /// What a sample takes at least, in nanoseconds.
  private static let sampleLength = 200_000.0
  /// What all samples of a turn take together at most, in nanoseconds.
  private static let patience = 2_500_000_000.0
  /// How many samples are taken of work that is short enough.
  private static let mostSamples = 201
  /// How many samples are taken however long they are.
  private static let fewestSamples = 7

  private let clock = ContinuousClock()
  /// The sum of what all work returned.
  private(set) var checksum = 0

  /// The times of each piece of work, in the order given.
  mutating func times(of works: [Work]) -> [Timing] {
    // 1. Warm up, and find how often each fits into a sample.
    let calls = works.map { callsForSample(of: $0) }
    // 2. Take samples in turns.
    let turn = zip(works, calls).reduce(0) { $0 + sample($1.0, calls: $1.1) * Double($1.1) }
    let count = min(Self.mostSamples, max(Self.fewestSamples, Int(Self.patience / turn)))
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

  /// What one call takes, in nanoseconds.
  private mutating func sample(_ work: Work, calls: Int) -> Double {
    let start = clock.now
    for _ in 0..<calls { checksum &+= work.body() }
    return max(1, (clock.now - start).nanoseconds) / Double(calls)
  }
}

extension Duration {
  /// The length in nanoseconds.
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}

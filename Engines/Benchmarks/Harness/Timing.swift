/// What a clock said about one piece of work, in nanoseconds for each time it was done.
struct Timing: Sendable {
  private let sorted: [Double]

  /// The samples in any order.
  init(_ samples: [Double]) { sorted = samples.sorted() }

  /// The middle sample.
  var median: Double { part(0.5) }
  /// The shortest.
  var minimum: Double { sorted.first ?? 0 }
  /// The longest.
  var maximum: Double { sorted.last ?? 0 }
  /// What 99 of 100 samples are within.
  var p99: Double { part(0.99) }

  /// The sample below which that part of all lies.
  private func part(_ part: Double) -> Double {
    guard !sorted.isEmpty else { return 0 }
    return sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
  }
}

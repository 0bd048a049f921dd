import BenchmarkHarness

extension Benchmark {
  /// Differences of lists with changes throughout.
  package static let manyChanges = Benchmark(
    "many-changes", about: "The difference of lists with changes from one end to the other."
  ) { run in
    for one in manyChangesCases { one.measure(in: run) }
  }

  private static let manyChangesCases = [
    DifferenceCase(
      name: "readme5k", count: 5_000, change: .readme(removed: 2_000..<3_000, shuffled: 200),
      target: .floors(0.5), lookedUp: (0..<5_000, 0..<5_000)),
    DifferenceCase(
      name: "readme100k", count: 100_000,
      change: .readme(removed: 20_000..<30_000, shuffled: 2_000), target: .floors(0.5),
      lookedUp: (0..<100_000, 0..<100_000)),
    // Before 25,000 and after 75,000 both lists are equal.
    DifferenceCase(
      name: "move1_100k", count: 100_000, change: .move, target: .floors(1),
      lookedUp: (25_000..<75_001, 25_000..<75_001)),
    DifferenceCase(
      name: "shuffle_100k", count: 100_000, change: .shuffle, target: .floors(1),
      lookedUp: (0..<100_000, 0..<100_000)),
    DifferenceCase(
      name: "allnew_100k", count: 100_000, change: .replacementOfAll, target: .floors(0.7),
      lookedUp: (0..<100_000, 0..<100_000)),
  ]
}

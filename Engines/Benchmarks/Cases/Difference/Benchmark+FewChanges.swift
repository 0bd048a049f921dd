import BenchmarkHarness

extension Benchmark {
  /// Differences of lists that are equal at both ends.
  package static let fewChanges = Benchmark(
    "few-changes", about: "The difference of lists with much in common at both ends."
  ) { run in
    for (count, size) in [(100_000, "100k"), (1_000_000, "1M")] {
      let changes: [(String, ListChange)] = [
        ("replace1", .replacement), ("append100", .appending(100)),
        ("prepend100", .prepending(100)), ("same", .none),
      ]
      for (name, change) in changes {
        DifferenceCase(name: "\(name)_\(size)", count: count, change: change, target: .floors(4))
          .measure(in: run)
      }
    }
  }
}

import BenchmarkHarness

/// The benchmarks that need no UIKit.
package enum EngineBenchmarks {
  /// The benchmarks, in the order in which they run.
  package static let all: [Benchmark] = [
    .screenMemory, .screenOfFrames, .estimatedRows, .manySections, .nestedGroup, .fewChanges,
    .manyChanges, .constraints, .boxes,
  ]
}

import BenchmarkHarness
import EngineBenchmarkCases

/// Runs all benchmarks, those of the engines included: `make bench`.
@main @MainActor enum BenchmarksCommand {
  /// The benchmarks, in the order of the reports in `Engines/Benchmarks/Results`.
  private static let all: [Benchmark] = [
    .screenMemory, .screenOfFrames, .screenOfAttributes, .estimatedRows, .jumpToEnd, .flexibleRows,
    .manySections, .nestedGroup, .continuousScrolling, .listScrolling, .tableScrolling,
    .cellScrolling, .fewChanges, .manyChanges, .snapshots, .apply, .listUpdates, .constraints,
    .boxes,
    .viewRemoval, .textMeasuring, .typicalCell, .cells, .legoDescriptions, .legoChanges,
    .legoStatedHeights, .legoTyping,
    .legoDashboard, .legoSizes, .scrollEffects, .viewBindings, .dragging, .blur, .drawing,
    .scrollingMinute, .imageFeed,
  ]

  static func main() throws { try BenchmarkCommand.run(all) }
}

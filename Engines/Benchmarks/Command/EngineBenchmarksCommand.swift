import BenchmarkHarness
import EngineBenchmarkCases

/// Runs the benchmarks of the engines alone, on every platform:
/// `swift run -c release EngineBenchmarks`.
@main @MainActor enum EngineBenchmarksCommand {
  static func main() throws { try BenchmarkCommand.run(EngineBenchmarks.all) }
}

import Foundation

/// Runs the benchmarks and prints what they found.
///
/// Ends with 1 where an answer is wrong and with 2 where no benchmark has the name; never because of
/// a time. `make bench` builds and runs it, see `Benchmarks/README.md`.
@main @MainActor enum BenchmarkCommand {
  /// Every benchmark, in the order in which they run.
  private static let all: [Benchmark] = [
    .screenMemory, .screenOfFrames, .screenOfAttributes, .estimatedRows, .jumpToEnd, .manySections,
    .nestedGroup, .continuousScrolling, .listScrolling, .fewChanges, .manyChanges, .snapshots,
    .apply, .constraints, .textMeasuring, .typicalCell,
  ]

  static func main() throws {
    guard let arguments = BenchmarkArguments(Array(CommandLine.arguments.dropFirst()), all: all)
    else {
      print("There is no such benchmark. There are: \(all.map(\.name).joined(separator: ", ")).")
      exit(2)
    }
    let report = try run(arguments.benchmarks)
    let text = "\(heading(of: arguments))\n\n\(report.text)"
    print(text)
    if let file = arguments.file { try text.write(toFile: file, atomically: true, encoding: .utf8) }
    guard report.faults.isEmpty else {
      print("WRONG ANSWERS:\n\(report.faults.joined(separator: "\n"))")
      exit(1)
    }
  }

  private static func run(_ benchmarks: [Benchmark]) throws -> BenchmarkReport {
    var report = BenchmarkReport()
    for (position, benchmark) in benchmarks.enumerated() {
      print("\(position + 1) of \(benchmarks.count): \(benchmark.name) …")
      let run = BenchmarkRun()
      try benchmark.body(run)
      report.add(run, of: benchmark)
    }
    return report
  }

  private static func heading(of arguments: BenchmarkArguments) -> String {
    "# \(Machine.processor), commit \(arguments.commit)"
  }
}

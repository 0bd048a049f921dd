import Foundation

/// The command line of an executable that runs benchmarks.
///
/// The process exits with 1 if a result is wrong and with 2 if no benchmark matches a given name or
/// there is no such option, but not because of a time that misses its target. A limit that a
/// benchmark checks by `BenchmarkRun.expect`, such as the processor time of a frame, is a result.
@MainActor package enum BenchmarkCommand {
  /// Runs the benchmarks that the command line selects from `benchmarks`, and prints the report.
  package static func run(_ benchmarks: [Benchmark]) throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let options = BenchmarkOptions(arguments, all: benchmarks) else {
      print(
        """
        Usage: [NAME …] [--record FILE] [--commit TEXT]
        Runs the benchmarks whose names contain one of the given ones, or all. There are:
        \(benchmarks.map(\.name).joined(separator: ", ")).
        """)
      exit(2)
    }
    let report = try report(on: options.benchmarks)
    let text = "# \(Machine.processor), commit \(options.commit)\n\n\(report.text)"
    print(text)
    if let file = options.file { try text.write(toFile: file, atomically: true, encoding: .utf8) }
    guard report.faults.isEmpty else {
      print("WRONG ANSWERS:\n\(report.faults.joined(separator: "\n"))")
      exit(1)
    }
  }

  private static func report(on benchmarks: [Benchmark]) throws -> BenchmarkReport {
    var report = BenchmarkReport()
    for (position, benchmark) in benchmarks.enumerated() {
      print("\(position + 1) of \(benchmarks.count): \(benchmark.name) …")
      let run = BenchmarkRun()
      try benchmark.body(run)
      report.append(run, of: benchmark)
    }
    return report
  }
}

/// The options of the command line.
struct BenchmarkOptions: Sendable {
  /// The benchmarks to run.
  var benchmarks: [Benchmark]
  /// The file to write the report to; `nil` to print it only.
  var file: String?
  /// The version of the sources, as the report states it.
  var commit: String

  /// Parses `[name …] [--record FILE] [--commit TEXT]`; returns `nil` if no benchmark matches, for
  /// another option, and for one without a value.
  ///
  /// A name selects all benchmarks whose names contain it.
  init?(_ arguments: [String], all: [Benchmark]) {
    var (names, options): ([String], [String: String]) = ([], [:])
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument.hasPrefix("-") {
        guard ["--record", "--commit"].contains(argument), let value = rest.popFirst() else {
          return nil
        }
        options[argument] = value
      } else {
        names.append(argument)
      }
    }
    benchmarks = all.filter { benchmark in
      names.isEmpty || names.contains { benchmark.name.contains($0) }
    }
    file = options["--record"]
    commit = options["--commit"] ?? "unknown"
    guard !benchmarks.isEmpty else { return nil }
  }
}

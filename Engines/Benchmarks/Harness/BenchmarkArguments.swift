/// What the command was asked for.
struct BenchmarkArguments: Sendable {
  /// The benchmarks to run.
  var benchmarks: [Benchmark]
  /// The file to keep the tables in; nil to print them only.
  var file: String?
  /// The version of the sources, as the file names it.
  var commit: String

  /// Reads `[name] [--record FILE] [--commit TEXT]`; nil where a name fits no benchmark.
  ///
  /// A part of a name stands for all benchmarks whose name contains it.
  init?(_ words: [String], all: [Benchmark]) {
    var (names, options): ([String], [String: String]) = ([], [:])
    var rest = words[...]
    while let word = rest.popFirst() {
      if word.hasPrefix("--") { options[word] = rest.popFirst() ?? "" } else { names.append(word) }
    }
    benchmarks = all.filter { benchmark in
      names.isEmpty || names.contains { benchmark.name.contains($0) }
    }
    file = options["--record"]
    commit = options["--commit"] ?? "unknown"
    guard !benchmarks.isEmpty else { return nil }
  }
}

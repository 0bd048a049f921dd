/// Work whose time is taken, and whose answer is checked.
///
/// ```swift
/// extension Benchmark {
///   static let sum = Benchmark("sum", about: "Adding 1,000 numbers") { run in
///     let numbers = Array(1...1_000)
///     run.measure([Work("a loop") { numbers.reduce(0, +) }])
///     run.expect(numbers.reduce(0, +) == 500_500, "1 + 2 + … + 1,000 is 1,000 · 1,001 / 2")
///   }
/// }
/// ```
///
/// Its input is made before the clock runs, and the answer is compared with arithmetic that is
/// written out beside it.
struct Benchmark: Sendable {
  /// What `make bench ONLY=name` knows it by.
  let name: String
  /// What is done, in a sentence for the table.
  let about: String
  /// Makes the input, takes the times and checks the answers.
  let body: @MainActor @Sendable (BenchmarkRun) throws -> Void

  /// A benchmark of this name.
  init(
    _ name: String, about: String,
    body: @escaping @MainActor @Sendable (BenchmarkRun) throws -> Void
  ) {
    (self.name, self.about, self.body) = (name, about, body)
  }
}

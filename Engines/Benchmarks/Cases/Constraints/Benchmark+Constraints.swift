import BenchmarkHarness

extension Benchmark {
  /// Constraint systems of typical screens, and changes of a constant in them.
  package static let constraints = Benchmark(
    "constraints", about: "Views under constraints: 6 a view in lists, 33 a cell of five views."
  ) { run in
    let targets: [Int: Target] = [
      5: .microseconds(25), 200: .microseconds(1_500), 1_000: .microseconds(8_000),
    ]
    for kind in [ConstraintCase.Kind.list, .cells] {
      for count in [5, 10, 50, 200, 1_000] {
        try ConstraintCase(kind: kind, count: count, target: targets[count]).measure(in: run)
      }
    }
  }
}

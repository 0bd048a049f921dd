/// One run of a benchmark: its times, and the wrong results it found.
@MainActor package final class BenchmarkRun {
  // Read by the report.
  /// The lines of the table.
  private(set) var rows: [BenchmarkRow] = []
  /// Sentences below the table.
  private(set) var notes: [String] = []
  /// The results that are wrong.
  private(set) var faults: [String] = []
  private var stopwatch = Stopwatch()

  /// A number that depends on all results.
  var checksum: Int { stopwatch.checksum }

  /// Measures the time of each work, and of the floor that none of them can be faster than.
  @discardableResult
  package func measure(_ works: [Work], floor: Work? = nil) -> [Timing] {
    let times = stopwatch.times(of: works + (floor.map { [$0] } ?? []))
    let lowest = floor.flatMap { _ in times.last?.median }
    for (work, timing) in zip(works, times) {
      rows.append(
        BenchmarkRow(name: work.name, timing: timing, floor: lowest, target: work.target))
    }
    return Array(times.prefix(works.count))
  }

  /// Records the times of the steps of one long piece of work, in nanoseconds.
  package func record(_ name: String, steps: [Double], target: Target? = nil) {
    rows.append(
      BenchmarkRow(name: name, timing: Timing(steps), isOfSteps: true, target: target))
  }

  /// Appends a sentence below the table.
  package func note(_ text: String) { notes.append(text) }

  /// Records a wrong result unless `holds`.
  package func expect(_ holds: Bool, _ text: @autoclosure () -> String) {
    if !holds { faults.append(text()) }
  }

  /// Records a wrong result unless two lengths are equal within the rounding error of sums.
  package func expect(
    _ length: Double, equals expected: Double, _ name: @autoclosure () -> String
  ) {
    expect(
      abs(length - expected) <= 1e-9 * max(1, abs(expected)),
      "\(name()) is \(length), not \(expected)")
  }

  /// Notes by how much amounts that should be equal differ, and whether that is within 20 %.
  package func compare(_ amounts: [Double], _ name: String) {
    guard let least = amounts.min(), let most = amounts.max(), least > 0 else { return }
    let spread = String(Int(((most / least - 1) * 100).rounded()))
    let relation = most <= least * 1.2 ? "within" : "not within"
    note("\(name): the largest is \(spread) % above the smallest, \(relation) 20 %")
  }
}

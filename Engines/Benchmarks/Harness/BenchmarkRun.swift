/// One run of a benchmark: what it measured and what it found wrong.
@MainActor final class BenchmarkRun {
  /// The lines for the table.
  private(set) var rows: [BenchmarkRow] = []
  /// What else it has to tell.
  private(set) var notes: [String] = []
  /// The answers that are wrong.
  private(set) var faults: [String] = []
  private var stopwatch = Stopwatch()

  /// A number that all answers have a part in.
  var checksum: Int { stopwatch.checksum }

  /// Takes the times of each work, and of what none of them can be faster than.
  @discardableResult
  func measure(_ works: [Work], floor: Work? = nil) -> [Timing] {
    let times = stopwatch.times(of: works + (floor.map { [$0] } ?? []))
    let lowest = floor.flatMap { _ in times.last?.median }
    for (work, timing) in zip(works, times) {
      rows.append(
        BenchmarkRow(name: work.name, timing: timing, floor: lowest, target: work.target))
    }
    return Array(times.prefix(works.count))
  }

  /// Notes the times of the steps of one long piece of work, in nanoseconds.
  func record(_ name: String, steps: [Double], target: Target? = nil) {
    rows.append(
      BenchmarkRow(name: name, timing: Timing(steps), isOfSteps: true, target: target))
  }

  /// Tells something that is not a time.
  func note(_ text: String) { notes.append(text) }

  /// Notes a wrong answer unless `holds`.
  func expect(_ holds: Bool, _ text: @autoclosure () -> String) {
    if !holds { faults.append(text()) }
  }

  /// Notes a wrong answer unless two lengths are equal but for the rounding of sums.
  func expect(_ length: Double, equals expected: Double, _ name: @autoclosure () -> String) {
    expect(
      abs(length - expected) <= 1e-9 * max(1, abs(expected)),
      "\(name()) is \(length), not \(expected)")
  }

  /// Tells by how much equal work differs, and whether that is within a fifth.
  func compare(_ amounts: [Double], _ name: String) {
    guard let least = amounts.min(), let most = amounts.max(), least > 0 else { return }
    let spread = String(Int(((most / least - 1) * 100).rounded()))
    let verdict = most <= least * 1.2 ? "within" : "not within"
    note("\(name): the largest is \(spread) % above the smallest, \(verdict) 20 %")
  }
}

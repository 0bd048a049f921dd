/// One line of the table.
struct BenchmarkRow: Sendable {
  /// What was done.
  var name: String
  /// How long it took.
  var timing: Timing
  /// Whether single steps were timed, so that the longest of 100 tells something.
  var isOfSteps = false
  /// The floor's median in the same run, in nanoseconds.
  var floor: Double?
  /// How long it may take.
  var target: Target?

  /// Whether it took no longer than it may; nil where nothing is aimed at.
  var isMet: Bool? { target?.isMet(by: timing, floor: floor) }

  /// The texts under `titles`.
  var cells: [String] {
    [
      name, Length.text(timing.median), Length.text(timing.minimum), Length.text(timing.maximum),
      isOfSteps ? Length.text(timing.p99) : "", floor.map(Length.text) ?? "",
      floor.map { "\(Length.ratio(timing.median / $0)) x" } ?? "", target?.description ?? "",
      isMet.map { $0 ? "yes" : "no" } ?? "",
    ]
  }

  /// The titles of the columns.
  static let titles = [
    "work", "median", "minimum", "maximum", "p99", "floor", "ratio", "target", "met",
  ]
}

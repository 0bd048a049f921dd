/// How long something may take.
enum Target: Sendable {
  /// So many microseconds.
  case microseconds(Double)
  /// So many microseconds, for 99 of 100 steps.
  case microsecondsOfMost(Double)
  /// So many times what its floor takes in the same run.
  case floors(Double)

  /// Whether times are within it; nil where there is no floor to compare with.
  func isMet(by timing: Timing, floor: Double?) -> Bool? {
    switch self {
    case .microseconds(let most): timing.median <= most * 1_000
    case .microsecondsOfMost(let most): timing.p99 <= most * 1_000
    case .floors(let most): floor.map { timing.median <= most * $0 }
    }
  }
}

extension Target: CustomStringConvertible {
  var description: String {
    switch self {
    case .microseconds(let most): Length.text(most * 1_000)
    case .microsecondsOfMost(let most): "p99 \(Length.text(most * 1_000))"
    case .floors(let most): "\(Length.ratio(most)) x"
    }
  }
}

/// How long something may take.
enum Target: Sendable {
  /// So many microseconds.
  case microseconds(Double)
  /// So many times what its floor takes in the same run.
  case floors(Double)

  /// Whether a median in nanoseconds is within it; nil where there is no floor to compare with.
  func isMet(by median: Double, floor: Double?) -> Bool? {
    switch self {
    case .microseconds(let most): median <= most * 1_000
    case .floors(let most): floor.map { median <= most * $0 }
    }
  }
}

extension Target: CustomStringConvertible {
  var description: String {
    switch self {
    case .microseconds(let most): Length.text(most * 1_000)
    case .floors(let most): "\(Length.ratio(most)) x"
    }
  }
}

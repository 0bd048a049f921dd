import UIKit

/// A timer of the parts of an update.
///
/// It measures the time of `CACurrentMediaTime()`, which tests can stop.
@MainActor struct UpdateTimer {
  /// The parts of an update.
  enum Part {
    case comparison
    case measuring
    case display

    /// The name of the interval in Instruments.
    fileprivate var name: StaticString {
      switch self {
      case .comparison: "Comparison"
      case .measuring: "Measuring"
      case .display: "Display"
      }
    }
  }

  private(set) var durations = UpdateReport.Durations()

  /// Runs a part of the update and adds its time.
  mutating func measure<Result>(_ part: Part, _ body: () -> Result) -> Result {
    let start = CACurrentMediaTime()
    let result = UpdateIntervals.measure(part.name, body)
    durations.add(.seconds(CACurrentMediaTime() - start), to: part)
    return result
  }
}

extension UpdateReport.Durations {
  fileprivate mutating func add(_ time: Duration, to part: UpdateTimer.Part) {
    switch part {
    case .comparison: comparison += time
    case .measuring: measuring += time
    case .display: display += time
    }
  }
}

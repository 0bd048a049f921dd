import UIKit

#if canImport(Darwin)
  import os
#endif

/// A timer of the parts of an update.
///
/// It measures the time of `CACurrentMediaTime()`, which tests can stop, and on Apple's platforms
/// marks each part as an interval for Instruments: subsystem “LegoKit”, category “Updates”.
@MainActor struct UpdateTimer {
  /// The parts of an update.
  enum Part {
    case comparison
    case measuring
    case display
  }

  #if canImport(Darwin)
    private static let signposter = OSSignposter(subsystem: "LegoKit", category: "Updates")
  #endif

  private(set) var durations = UpdateReport.Durations()

  /// Runs a part of the update and adds its time.
  mutating func measure<Result>(_ part: Part, _ body: () -> Result) -> Result {
    #if canImport(Darwin)
      let interval = Self.signposter.beginInterval(part.name)
      defer { Self.signposter.endInterval(part.name, interval) }
    #endif
    let start = CACurrentMediaTime()
    let result = body()
    durations.add(.seconds(CACurrentMediaTime() - start), to: part)
    return result
  }
}

#if canImport(Darwin)
  extension UpdateTimer.Part {
    /// The name of the interval in Instruments.
    fileprivate var name: StaticString {
      switch self {
      case .comparison: "Comparison"
      case .measuring: "Measuring"
      case .display: "Display"
      }
    }
  }
#endif

extension UpdateReport.Durations {
  fileprivate mutating func add(_ time: Duration, to part: UpdateTimer.Part) {
    switch part {
    case .comparison: comparison += time
    case .measuring: measuring += time
    case .display: display += time
    }
  }
}

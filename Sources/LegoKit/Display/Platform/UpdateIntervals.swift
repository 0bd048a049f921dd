#if canImport(Darwin)
  import os
#endif

/// The intervals that Instruments displays: subsystem “LegoKit”, category “Updates”.
///
/// On other platforms there are none.
@MainActor enum UpdateIntervals {
  #if canImport(Darwin)
    private static let signposter = OSSignposter(subsystem: "LegoKit", category: "Updates")
  #endif

  /// Returns the result of a function, which runs in an interval.
  static func measure<Result>(_ name: StaticString, _ body: () -> Result) -> Result {
    #if canImport(Darwin)
      let interval = signposter.beginInterval(name)
      defer { signposter.endInterval(name, interval) }
    #endif
    return body()
  }
}

/// A mistake in a description that was found before the description is displayed.
///
/// Everything in the description is displayed nevertheless. The mistake describes the correction.
public protocol LegoMistake: Error, CustomStringConvertible {}

/// An object that reports each mistake once, by printing it and calling a handler.
@MainActor final class MistakeReporter {
  /// The handler that is called with each mistake after it has been printed.
  var handler: ((any LegoMistake) -> Void)?
  private var reported: Set<String> = []

  /// Reports mistakes that have not been reported before.
  func report(_ mistakes: [any LegoMistake]) {
    for mistake in mistakes where reported.insert(mistake.description).inserted {
      print("LegoKit: \(mistake)")
      handler?(mistake)
    }
  }
}

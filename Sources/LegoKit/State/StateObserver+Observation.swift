import Observation

extension StateObserver {
  /// Runs `body` so that a change of what it reads of `@Observable` models raises `flag` and
  /// wakes this reader.
  ///
  /// The observation of Swift calls back once, just *before* the change, on the thread of the
  /// write. The reader only notes it there; it evaluates again in a later turn of the main
  /// actor, when the new value is in place, and that evaluation observes anew with another flag.
  func observing<Result>(with flag: ObservationFlag, _ body: () -> Result) -> Result {
    guard #available(iOS 17.0, macCatalyst 17.0, tvOS 17.0, *) else { return body() }
    return withObservationTracking(body) { [weak self] in
      flag.raise()
      Task { @MainActor in self?.runIfWoken() }
    }
  }
}

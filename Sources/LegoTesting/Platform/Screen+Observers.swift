import LegoKit

extension Screen {
  /// Runs the observers of state that would run in the next turn, and returns whether there were
  /// any.
  static func runPendingObservers() -> Bool {
    let isPending = !PendingObservers.isEmpty
    PendingObservers.run()
    return isPending
  }
}

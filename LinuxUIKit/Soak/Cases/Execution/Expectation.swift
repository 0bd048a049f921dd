/// The state that an event must preserve.
struct Expectation {
  /// The items that are displayed by another cell.
  var replacedItems: Set<Int> = []
  /// Whether the other visible items keep their cells.
  var keepsCells = true
  /// Whether the other items keep their selection.
  var keepsSelection = true

  /// The items that existed throughout; nil if the models before and after determine them.
  var survivors: Set<Int>?

  /// Nothing is preserved by a reload.
  static let nothing = Expectation(keepsCells: false, keepsSelection: false, isReload: true)

  /// Whether everything was reloaded, which clears the selection.
  var isReload = false
}

/// The numbers of completion handlers that were passed and called.
@MainActor final class CompletionCount {
  private(set) var handlerCount = 0
  private(set) var callCount = 0
  /// The number of updates that were reported as unfinished.
  private(set) var unfinished = 0

  /// Records that a completion handler was passed.
  func willCall() { handlerCount += 1 }

  /// Records that a completion handler was called.
  func call(_ isFinished: Bool) {
    callCount += 1
    if !isFinished { unfinished += 1 }
  }
}

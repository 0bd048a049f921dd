/// What an event must leave as it is.
struct Expectation {
  /// The items that are shown by another cell.
  var replacedItems: Set<Int> = []
  /// Whether the other items that are visible before and after keep their cells.
  var keepsCells = true
  /// Whether the other items stay as selected as they are.
  var keepsSelection = true

  /// The items that were there all the time; nil where the arrays before and after tell.
  var survivors: Set<Int>?

  /// Nothing is kept: all is loaded anew.
  static let nothing = Expectation(keepsCells: false, keepsSelection: false, isReload: true)

  /// Whether everything was loaded anew, so that nothing is selected.
  var isReload = false
}

/// How many completions were handed over, and how many were callCount.
@MainActor final class CompletionCount {
  private(set) var handlerCount = 0
  private(set) var callCount = 0
  /// How many were told that their update was not finished.
  private(set) var unfinished = 0

  /// One is handed over.
  func willCall() { handlerCount += 1 }

  /// One is callCount.
  func call(_ isFinished: Bool) {
    callCount += 1
    if !isFinished { unfinished += 1 }
  }
}

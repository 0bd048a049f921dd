/// The layout passes and updates in progress, which may be nested.
///
/// Completion handlers run only while no pass is in progress, and one pass over the elements at
/// most is current: beginning another, or replacing the elements, ends it.
@MainActor final class LayoutPasses {
  private var depth = 0
  private var elementPassNumber = 0
  private var isMeasuring = false
  private var isLoopReported = false
  private var completions: [@MainActor () -> Void] = []

  /// Whether a pass or an update is in progress.
  var isInProgress: Bool { depth > 0 }

  /// Performs work as a pass.
  func perform(_ work: () -> Void) {
    depth += 1
    work()
    depth -= 1
  }

  /// Runs a closure when no pass is in progress any more.
  func addCompletion(_ completion: @escaping @MainActor () -> Void) {
    completions.append(completion)
  }

  /// Runs the completion handlers if no pass is in progress.
  func runCompletions() {
    guard depth == 0 else { return }
    let completions = completions
    self.completions = []
    for completion in completions { completion() }
  }

  // MARK: Passes over elements

  /// The pass over the elements that is current now.
  var elementPass: ElementPass { ElementPass(number: elementPassNumber, passes: self) }

  /// Begins a pass over the elements; the one before it is no longer current.
  func beginElementPass() -> ElementPass {
    elementPassNumber += 1
    return elementPass
  }

  /// Ends the current pass over the elements, because they have been replaced.
  func endElementPass() { elementPassNumber += 1 }

  fileprivate func isCurrent(_ number: Int) -> Bool { number == elementPassNumber }

  // MARK: Measuring

  /// Measures views; does nothing while that is in progress.
  func measure(_ body: () -> Void) {
    // A pass that is caused by measuring leaves measuring to the outer one.
    guard !isMeasuring else { return }
    isMeasuring = true
    body()
    isMeasuring = false
  }

  /// Returns whether an endless measuring loop is to be reported, which is true once.
  func shouldReportLoop() -> Bool {
    defer { isLoopReported = true }
    return !isLoopReported
  }
}

/// A pass over the displayed elements.
///
/// Calls to the data source, the delegate and views may cause another pass or replace the elements.
/// The pass is no longer current then, and must not go on.
@MainActor struct ElementPass {
  fileprivate let number: Int
  fileprivate let passes: LayoutPasses

  /// Whether no other pass has begun since, and the elements are those that it began with.
  var isCurrent: Bool { passes.isCurrent(number) }
}

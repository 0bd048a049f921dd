/// The layout passes and updates in progress, which may be nested.
///
/// Completion handlers run only while no pass is in progress. At most one pass over the elements is
/// current: beginning another one, or replacing the elements, ends it.
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

  /// Runs a closure when no pass is in progress.
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

  /// Begins a pass over the elements, and ends the current one.
  func beginElementPass() -> ElementPass {
    elementPassNumber += 1
    return elementPass
  }

  /// Ends the current pass over the elements, because they have been replaced.
  func endElementPass() { elementPassNumber += 1 }

  fileprivate func isCurrent(_ number: Int) -> Bool { number == elementPassNumber }

  // MARK: Measuring

  /// Measures views; does nothing if measuring is in progress.
  func measure(_ body: () -> Void) {
    // A pass that is caused by measuring leaves further measuring to the outer one.
    guard !isMeasuring else { return }
    isMeasuring = true
    body()
    isMeasuring = false
  }

  /// Returns whether to report an endless measuring loop; returns `true` only once.
  func shouldReportLoop() -> Bool {
    defer { isLoopReported = true }
    return !isLoopReported
  }
}

/// A pass over the displayed elements.
///
/// Calls to the data source, the delegate and views may cause another pass or replace the elements.
/// The pass is no longer current then, and must end.
@MainActor struct ElementPass {
  fileprivate let number: Int
  fileprivate let passes: LayoutPasses

  /// Whether no other pass has begun, and the elements have not been replaced.
  var isCurrent: Bool { passes.isCurrent(number) }
}

/// A batch update whose changes are being collected.
@MainActor final class BatchUpdate {
  /// The counts before the update.
  let before: SectionCounts
  /// The animation of the update; `nil` if it is not animated.
  let animation: UpdateAnimation?
  /// The current steps, in the order of the calls.
  private(set) var steps: [UpdateStep] = []
  /// The items to reconfigure, by their index paths after the update.
  private(set) var reconfigured: [IndexPath] = []
  /// The layout that replaces the current one with the update; `nil` to keep the current one.
  private(set) var layout: UICollectionViewLayout?
  /// Whether the data stays the same unless there are steps, so that the counts are not queried.
  private(set) var keepsData = false
  /// The completion handlers.
  private(set) var completions: [(Bool) -> Void] = []

  init(before: SectionCounts, animation: UpdateAnimation?) {
    self.before = before
    self.animation = animation
  }

  /// Adds steps.
  func add(_ steps: [UpdateStep]) {
    // Those of a difference, which may be many, are not copied.
    if self.steps.isEmpty { self.steps = steps } else { self.steps += steps }
  }

  /// Adds items to reconfigure, by their index paths after the update.
  func addReconfigured(_ indexPaths: [IndexPath]) { reconfigured += indexPaths }

  /// Replaces the layout with the update.
  func setLayout(_ layout: UICollectionViewLayout) { self.layout = layout }

  /// Declares that the data stays the same unless there are steps.
  func setKeepsData() { keepsData = true }

  /// Whether the update does nothing but configure displayed cells again.
  var onlyReconfigures: Bool { keepsData && steps.isEmpty && layout == nil }

  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping (Bool) -> Void) { completions.append(completion) }
}

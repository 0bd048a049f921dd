/// A batch update whose changes are being collected.
@MainActor struct BatchUpdate {
  /// The counts before the update.
  let before: SectionCounts
  /// The animation of the update; `nil` if it is not animated.
  let animation: UpdateAnimation?
  /// The current steps, in the order of the calls.
  var steps: [UpdateStep] = []
  /// The items to reconfigure, by their index paths after the update.
  var reconfigured: [IndexPath] = []
  /// The layout that replaces the current one with the update; `nil` to keep the current one.
  var layout: UICollectionViewLayout?
  /// The completion handlers.
  var completions: [(Bool) -> Void] = []

  init(before: SectionCounts, animation: UpdateAnimation?) {
    self.before = before
    self.animation = animation
  }
}

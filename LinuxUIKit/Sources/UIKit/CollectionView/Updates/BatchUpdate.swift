/// A batch update whose changes are being collected.
@MainActor struct BatchUpdate {
  /// The counts before the update.
  let before: SectionCounts
  /// The animation that shows the update; `nil` for one that is not animated.
  let animation: UpdateAnimation?
  /// The steps so far, in the order of the calls.
  var steps: [UpdateStep] = []
  /// The items to reconfigure, by their index paths after the update.
  var reconfigured: [IndexPath] = []
  /// The layout that replaces the current one with the update; `nil` if it stays.
  var layout: UICollectionViewLayout?
  /// The completion handlers.
  var completions: [(Bool) -> Void] = []

  init(before: SectionCounts, animation: UpdateAnimation?) {
    self.before = before
    self.animation = animation
  }
}

/// An update that is being collected.
@MainActor struct BatchUpdate {
  /// The counts that the steps start from.
  let before: SectionCounts
  /// The steps so far, in the order of the calls.
  var steps: [UpdateStep] = []
  /// The items to fill anew, counted as after the update.
  var reconfigured: [IndexPath] = []
  /// What to call at the end.
  var completions: [(Bool) -> Void] = []
  /// What the update is shown from as a movement; nil when it is shown at once.
  let stage: UpdateAnimation?

  init(before: SectionCounts, stage: UpdateAnimation?) {
    self.before = before
    self.stage = stage
  }
}

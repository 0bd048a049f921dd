/// One thing that is done again and again while the clock runs.
@MainActor struct Work {
  /// What the table calls it.
  let name: String
  /// How long it may take; nil where nothing is aimed at.
  let target: Target?
  /// Does it once and returns a number that depends on the answer, so that nothing is left out.
  let body: () -> Int

  /// Work of this name.
  init(_ name: String, target: Target? = nil, body: @escaping () -> Int) {
    (self.name, self.target, self.body) = (name, target, body)
  }
}

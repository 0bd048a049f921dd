/// How a view on the screen was measured.
struct ElementMeasuring {
  /// The size that it had when it was asked.
  let offered: CGSize
  /// The size that it asked for.
  let preferred: CGSize

  /// Whether the answer still holds for a view of this size.
  ///
  /// A view is not asked again about its own answer, so that one that always wants more ends too.
  func covers(_ size: CGSize) -> Bool {
    size == offered || size == preferred
  }
}

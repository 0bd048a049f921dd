/// The part of one axis that is visible.
struct VisibleSpan {
  let start: CGFloat
  let length: CGFloat

  /// How far to move so that what lies from `low` to `high` is visible (uikit.md 5.3).
  func distance(toShow low: CGFloat, _ high: CGFloat) -> CGFloat {
    let toLow = low - start
    let toHigh = high - (start + length)
    if toLow >= 0, toHigh <= 0 { return 0 }
    if high - low > length { return abs(toLow) <= abs(toHigh) ? toLow : toHigh }
    return toLow < 0 ? toLow : toHigh
  }
}

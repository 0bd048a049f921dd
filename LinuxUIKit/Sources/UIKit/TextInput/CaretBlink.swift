/// Whether a caret that blinks is seen at a time.
struct CaretBlink {
  /// When the caret last moved: it is seen from then on.
  var start: TimeInterval = 0

  /// [guess 3.5] Half a second seen, half a second not, in hard changes.
  func isSeen(at time: TimeInterval) -> Bool {
    let passed = max(0, time - start) + Self.noise
    return passed.truncatingRemainder(dividingBy: Self.period) < Self.period / 2
  }

  private static let period: TimeInterval = 1
  /// Sums of frames may miss a time by so much.
  private static let noise: TimeInterval = 1e-6
}

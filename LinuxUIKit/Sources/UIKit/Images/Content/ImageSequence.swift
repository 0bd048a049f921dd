/// The timing of an image view's animation images.
struct ImageSequence {
  private static let tolerance = 1e-9
  /// The number of images.
  let count: Int
  /// The duration of all images together, in seconds.
  let duration: TimeInterval
  /// The number of repetitions; 0 repeats indefinitely.
  let repeatCount: Int
  /// The start time of the first image.
  let begin: TimeInterval

  /// Creates a sequence; a duration of 0 is a thirtieth of a second for each image.
  init(count: Int, duration: TimeInterval, repeatCount: Int, begin: TimeInterval) {
    self.count = count
    self.duration = duration > 0 ? duration : TimeInterval(count) / 30
    self.repeatCount = repeatCount
    self.begin = begin
  }

  /// Returns the index of the image at a time; `nil` after the end.
  func index(at time: TimeInterval) -> Int? {
    guard count > 0, duration > 0, duration.isFinite else { return nil }
    // With the tolerance, the start of an image belongs to it despite rounding.
    let rounds = max(0, time - begin) / duration + Self.tolerance
    guard repeatCount <= 0 || rounds < Double(repeatCount) else { return nil }
    return min(count - 1, Int(rounds.truncatingRemainder(dividingBy: 1) * Double(count)))
  }
}

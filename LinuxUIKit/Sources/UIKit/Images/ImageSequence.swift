/// Pictures that follow each other in a view, and which of them is seen when.
struct ImageSequence {
  /// How many pictures there are.
  let count: Int
  /// How long all of them take together, in seconds.
  let duration: TimeInterval
  /// How often all of them are seen; 0 is for ever.
  let repeatCount: Int
  /// When the first one began.
  let begin: TimeInterval

  /// Pictures from a time on; a duration of 0 is a thirtieth of a second for each.
  init(count: Int, duration: TimeInterval, repeatCount: Int, begin: TimeInterval) {
    self.count = count
    self.duration = duration > 0 ? duration : TimeInterval(count) / 30
    self.repeatCount = repeatCount
    self.begin = begin
  }

  /// The picture that is seen at a time; nil when the last one is over.
  func index(at time: TimeInterval) -> Int? {
    guard count > 0, duration > 0, duration.isFinite else { return nil }
    // A hair more, so that a picture's first moment is its own in spite of rounding.
    let rounds = max(0, time - begin) / duration + 1e-9
    guard repeatCount <= 0 || rounds < Double(repeatCount) else { return nil }
    return min(count - 1, Int(rounds.truncatingRemainder(dividingBy: 1) * Double(count)))
  }
}

import ScrollMotion

/// Content that is moved to an offset in code, step by step (uikit.md 5.3).
struct ScrollTween {
  /// Where it ends.
  var end: CGPoint
  /// What the delegate is told at the end.
  let ending: Ending
  /// What it follows, where the end is a thing and not a place.
  let target: ScrollTarget?
  /// The offset that was last displayedOffset.
  var displayedOffset: CGPoint
  private var start: CGPoint
  private let startTime: TimeInterval

  /// A way from where the content is at `time`.
  init(
    from start: CGPoint, to end: CGPoint, at time: TimeInterval, _ ending: Ending,
    target: ScrollTarget? = nil
  ) {
    (self.start, self.end, self.ending, self.target) = (start, end, ending, target)
    displayedOffset = start
    startTime = time
  }

  /// What the delegate is told.
  enum Ending {
    /// Nothing.
    case silent
    /// That an animation has ended.
    case animation
    /// That the content is at its top.
    case toTop
  }

  /// Where the content is then.
  func offset(at time: TimeInterval) -> CGPoint {
    let share = CGFloat(CubicCurve.easeInOut.value(at: (time - startTime) / Self.duration))
    return CGPoint(
      x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
  }

  /// Whether it is there.
  func isOver(at time: TimeInterval) -> Bool { time >= startTime + Self.duration - 1e-6 }

  /// Takes in that somebody else moved the content to `offset` meanwhile.
  mutating func adjust(to offset: CGPoint) {
    let shift = CGPoint(x: offset.x - displayedOffset.x, y: offset.y - displayedOffset.y)
    guard shift != .zero else { return }
    start = CGPoint(x: start.x + shift.x, y: start.y + shift.y)
    end = CGPoint(x: end.x + shift.x, y: end.y + shift.y)
    displayedOffset = offset
  }

  /// [guess 5.3] How long it takes, however far it is; the sheet says 0.25 to 0.3 seconds.
  private static let duration: TimeInterval = 0.3
}

/// What content is moved to in code while its place may become known on the way only.
struct ScrollTarget {
  /// The offset that shows it, as far as is known now; nil when it is gone.
  let offset: @MainActor () -> CGPoint?
  /// Called once the content has come there: moves it as far as was learned last.
  let settle: @MainActor () -> Void
}

/// What time it is for everything that moves, and when the next picture is due.
///
/// Who moves something follows the clock until it has arrived:
///
/// ```swift
/// FrameClock.shared.follow { time in
///   view.alpha = min(1, time - start)
///   return time < start + 1
/// }
/// ```
///
/// A frame is one call of every follower, then the layout of the windows that are due. Frames come
/// 60 times a second while somebody follows, and none otherwise. A clock that is held stands still
/// until `advance(by:framesPerSecond:)`, so that a test sees every frame in no time:
///
/// ```swift
/// FrameClock.shared.hold()
/// FrameClock.shared.advance(by: 0.3)
/// FrameClock.shared.release()
/// ```
///
/// Time never goes back: what a held clock was ahead, it stays ahead after its release.
@MainActor package final class FrameClock {
  /// The clock of all views and layers.
  package static let shared = FrameClock()

  private let timer = FrameTimer()
  private var followers: [@MainActor (TimeInterval) -> Bool] = []
  private var onlookers: [@MainActor (TimeInterval) -> Bool] = []
  private var isInFrame = false

  private init() {}

  /// The time in seconds: what `CACurrentMediaTime()` answers.
  package var now: TimeInterval { FrameTime.now }

  /// Whether nobody follows, so that no frame comes.
  package var isIdle: Bool { followers.isEmpty && !isInFrame }

  /// Whether only `advance(by:framesPerSecond:)` moves the time.
  package var isHeld: Bool { FrameTime.held != nil }

  /// Calls `step` at each frame, from the next one on, with the time until it answers false.
  package func follow(_ step: @escaping @MainActor (TimeInterval) -> Bool) {
    followers.append(step)
    updateTimer()
  }

  /// Calls `step` after the followers at each frame that comes for their sake, until it answers
  /// false; asks for none itself.
  package func watch(_ step: @escaping @MainActor (TimeInterval) -> Bool) {
    onlookers.append(step)
  }

  /// Stops the time; does nothing to a clock that is held.
  package func hold() {
    FrameTime.held = now
    updateTimer()
  }

  /// Lets a held clock go on, frame by frame; the last frame is exactly at the end.
  ///
  /// Zero seconds are one frame at the present time. Does nothing to a clock that isn't held, and
  /// in the middle of a frame.
  package func advance(by seconds: TimeInterval, framesPerSecond: Double = 60) {
    guard let start = FrameTime.held, !isInFrame, seconds >= 0, framesPerSecond > 0 else { return }
    // A hair less, so that 0.3 s are 18 frames in spite of rounding.
    let frames = max(1, (seconds * framesPerSecond - 1e-6).rounded(.up))
    for frame in stride(from: 1, through: frames, by: 1) {
      guard isHeld else { return }
      FrameTime.held = frame == frames ? start + seconds : start + frame / framesPerSecond
      showFrame()
    }
  }

  /// Lets real time go on.
  package func release() {
    FrameTime.held = nil
    updateTimer()
  }

  private func updateTimer() {
    guard !isHeld, !followers.isEmpty else { return timer.stop() }
    timer.start { [unowned self] in showFrame() }
  }

  /// One frame; who begins to follow in it is called in the next one.
  private func showFrame() {
    guard !isInFrame else { return }
    isInFrame = true
    let (time, steps) = (now, followers)
    followers = []
    let remaining = steps.filter { $0(time) }
    followers = remaining + followers
    let watching = onlookers
    onlookers = []
    onlookers = watching.filter { $0(time) } + onlookers
    UIWindow.layOutPendingWindows()
    isInFrame = false
    updateTimer()
  }
}

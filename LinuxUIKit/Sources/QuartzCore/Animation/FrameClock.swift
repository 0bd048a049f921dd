/// The time of everything that is animated, and the source of frames.
///
/// A client receives each frame until its animation has ended:
///
/// ```swift
/// FrameClock.shared.onEachFrame { time in
///   view.alpha = min(1, time - start)
///   return time < start + 1
/// }
/// ```
///
/// A frame is one call of every client, then the layout of windows that need it. There are frames while
/// there is a client, and none otherwise: 60 per second, or as many as the display shows, which then
/// calls `displayWillShowFrame()`. A paused clock advances only by `advance(by:framesPerSecond:)`, so
/// that a test sees every frame without waiting:
///
/// ```swift
/// FrameClock.shared.pause()
/// FrameClock.shared.advance(by: 0.3)
/// FrameClock.shared.resume()
/// ```
///
/// Time never goes back: a paused clock that is ahead of real time stays ahead when it resumes.
@MainActor package final class FrameClock {
  /// The clock of all views and layers.
  package static let shared = FrameClock()

  /// A client of frames; returns whether it receives the next one.
  package typealias FrameHandler = @MainActor (TimeInterval) -> Bool

  /// The tolerance in frames, by which 0.3 s are 18 frames despite rounding.
  private static let frameTolerance = 1e-6
  private let timer = FrameTimer()
  private var clients: [FrameHandler] = []
  private var observers: [FrameHandler] = []
  private var layoutHandler: (@MainActor () -> Void)?
  private var isInFrame = false
  private var isDrivenByDisplay = false

  private init() {}

  /// The time in seconds: that of `CACurrentMediaTime()`.
  package var now: TimeInterval { FrameTime.now }

  /// Whether there is no client, so that there are no frames.
  package var isIdle: Bool { clients.isEmpty && !isInFrame }

  /// Whether time advances by `advance(by:framesPerSecond:)` only.
  package var isPaused: Bool { FrameTime.pausedTime != nil }

  /// The seconds that pass while one second of the machine's time passes.
  ///
  /// 1 is real time and the default, 0.1 slow motion.
  ///
  /// The time continues without a jump when the speed changes, and frames stay as frequent as they
  /// are. A paused clock isn't affected until it resumes. Zero, negative and infinite speeds are
  /// ignored.
  package var speed: Double {
    get { FrameTime.speed }
    set { FrameTime.speed = newValue }
  }

  /// Calls `handler` with the time of each frame, from the next one on, until it returns false.
  package func onEachFrame(_ handler: @escaping FrameHandler) {
    clients.append(handler)
    updateTimer()
  }

  /// Calls `handler` after the clients at each frame that they need, until it returns false; does
  /// not cause frames itself.
  package func observe(_ handler: @escaping FrameHandler) {
    observers.append(handler)
  }

  /// Sets the handler that lays out windows at the end of each frame.
  package func setLayoutHandler(_ handler: @escaping @MainActor () -> Void) {
    layoutHandler = handler
  }

  /// Makes a display run the frames instead of a timer, or the timer again.
  package func setDrivenByDisplay(_ isDriven: Bool) {
    isDrivenByDisplay = isDriven
    updateTimer()
  }

  /// Runs a frame that a display is about to show, if there is a client; returns whether there was one.
  ///
  /// Does nothing to a clock that is paused or runs by a timer.
  @discardableResult
  package func displayWillShowFrame() -> Bool {
    guard isDrivenByDisplay, !isPaused, !clients.isEmpty else { return false }
    runFrame()
    return true
  }

  /// Stops the time; does nothing if the clock is paused.
  package func pause() {
    FrameTime.pausedTime = now
    updateTimer()
  }

  /// Advances a paused clock frame by frame; the last frame is exactly at the end.
  ///
  /// Zero seconds are one frame at the current time. Does nothing to a clock that is not paused,
  /// and during a frame.
  package func advance(by seconds: TimeInterval, framesPerSecond: Double = 60) {
    guard let start = FrameTime.pausedTime, !isInFrame, seconds >= 0, framesPerSecond > 0 else {
      return
    }
    let frames = max(1, (seconds * framesPerSecond - Self.frameTolerance).rounded(.up))
    for frame in stride(from: 1, through: frames, by: 1) {
      guard isPaused else { return }
      FrameTime.pausedTime = frame == frames ? start + seconds : start + frame / framesPerSecond
      runFrame()
    }
  }

  /// Resumes real time.
  package func resume() {
    FrameTime.pausedTime = nil
    updateTimer()
  }

  private func updateTimer() {
    guard !isPaused, !isDrivenByDisplay, !clients.isEmpty else { return timer.stop() }
    timer.start { [unowned self] in runFrame() }
  }

  /// Runs one frame; clients that are added in it are called in the next one.
  private func runFrame() {
    guard !isInFrame else { return }
    isInFrame = true
    let (time, called) = (now, clients)
    clients = []
    let remaining = called.filter { $0(time) }
    clients = remaining + clients
    let observing = observers
    observers = []
    observers = observing.filter { $0(time) } + observers
    layoutHandler?()
    isInFrame = false
    updateTimer()
  }
}

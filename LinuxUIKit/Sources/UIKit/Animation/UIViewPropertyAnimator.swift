import ScrollMotion

/// The states of an animation that can be controlled.
public enum UIViewAnimatingState: Int, Sendable {
  /// It has not begun, or has ended.
  case inactive
  /// It runs or is paused.
  case active
  /// It was stopped and can be finished.
  case stopped
}

/// An animation that can be started, paused, scrubbed, reversed and stopped.
@preconcurrency @MainActor public protocol UIViewAnimating: NSObjectProtocol {
  /// The state of the animation.
  var state: UIViewAnimatingState { get }
  /// Whether it runs, rather than being paused.
  var isRunning: Bool { get }
  /// Whether it runs to the start.
  var isReversed: Bool { get set }
  /// The fraction that is complete, from 0 to 1.
  var fractionComplete: CGFloat { get set }
  /// Starts or resumes the animation.
  func startAnimation()
  /// Starts the animation after a delay, in seconds.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Pauses the animation.
  func pauseAnimation()
  /// Stops the animation at the values that are presented.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Finishes a stopped animation at a position.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// An animation to which changes can be added.
@preconcurrency @MainActor public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Adds changes that begin at a fraction of the remaining duration.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)
  /// Adds changes.
  func addAnimations(_ animation: @escaping () -> Void)
  /// Adds a completion handler.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
  /// Continues a paused animation with another timing and a fraction of its duration.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// An object that animates changes of views and can be paused, scrubbed and reversed.
///
/// ```swift
/// let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) {
///   card.center.y = 80
/// }
/// animator.pauseAnimation()
/// animator.fractionComplete = 0.3  // Follows a finger.
/// animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
/// ```
///
/// It animates what `UIView.animate(withDuration:animations:)` animates. An animator that has not
/// begun does nothing; one that ends or that is stopped is inactive again.
@preconcurrency @MainActor open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// The timing of the animation.
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  /// The duration of the animation, in seconds.
  open private(set) var duration: TimeInterval
  /// The delay of the start, in seconds.
  open private(set) var delay: TimeInterval = 0
  /// Whether the animation can be paused and scrubbed.
  ///
  /// The default is `true`.
  open var isInterruptible = true
  /// Whether views receive touches during the animation.
  ///
  /// The default is `true`.
  open var isUserInteractionEnabled = true
  /// Whether hit testing is left to the app.
  ///
  /// - Note: Not implemented: the effect.
  open var isManualHitTestingEnabled = false
  /// Whether a paused animation is scrubbed linearly rather than by its curve.
  ///
  /// The default is `true`.
  open var scrubsLinearly = true
  /// Whether the animation stays active, paused at its end.
  ///
  /// The default is `false`.
  open var pausesOnCompletion = false

  /// The state of the animation.
  open private(set) var state = UIViewAnimatingState.inactive
  private var timeline: AnimatorTimeline
  private var reversed = false
  private var changes = AnimatorChanges()
  private var observesFrames = false

  /// Creates an animator with a timing.
  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    let duration = parameters.springTimingParameters?.ownDuration ?? max(duration, 0)
    self.duration = duration
    timingParameters = parameters
    timeline = AnimatorTimeline(
      duration: duration, pace: parameters.pace(duration: duration))
  }

  /// Creates an animator with one of UIKit's curves.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a cubic Bézier curve.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration,
      timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator with a spring that settles in the duration.
  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator and starts it.
  ///
  /// - Note: Not implemented: animators of subclasses; Apple's returns `Self`.
  @discardableResult open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UIView.AnimationCurve(rawValue: Int((options.rawValue >> 16) & 3)) ?? .easeInOut
    let animator = UIViewPropertyAnimator(duration: duration, curve: curve, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  // MARK: Animations

  /// Adds changes; in an active animator they begin now and end with it.
  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  /// Adds changes that begin at a fraction of the remaining duration, and end with the animator.
  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let delay = min(max(Double(delayFactor), 0), 1)
    guard state == .active else { return changes.add(animation, delay: delay) }
    let now = timeline.fraction(at: FrameClock.shared.now)
    begin(animation, at: now + (1 - now) * delay)
  }

  /// Adds a handler that is called once when the animation has ended.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    changes.completions.append(completion)
  }

  private func begin(_ animation: @escaping () -> Void, at start: Double) {
    let options: AnimationSettings.Options = isUserInteractionEnabled ? .allowUserInteraction : []
    let settings = AnimationSettings(
      duration: duration, delay: 0, pace: .cubic(.linear), options: options)
    let group = AnimationGroup(settings) { [weak self] time in
      self?.progress(at: time, since: start) ?? 1
    }
    AnimationBlock.record(in: group, animation)
    changes.groups.append(group)
  }

  private func progress(at time: TimeInterval, since start: Double) -> Double {
    timeline.progress(at: time, since: start, scrubsLinearly: scrubsLinearly)
  }

  // MARK: Control

  /// Whether the animation runs, rather than being paused.
  open var isRunning: Bool { state == .active && timeline.isRunning }

  /// Whether the animation runs to its start.
  open var isReversed: Bool {
    get { reversed }
    set { setReversed(newValue) }
  }

  // Unverified: in a reversed animation the fraction counts from the end (inferred from samples of
  // interruptible animations).
  /// The fraction that is complete in the current direction, from 0 to 1; setting it pauses.
  open var fractionComplete: CGFloat {
    get {
      let fraction = timeline.fraction(at: FrameClock.shared.now)
      return reversed ? 1 - fraction : fraction
    }
    set {
      pauseAnimation()
      guard state == .active else { return }
      timeline.setFraction(reversed ? 1 - Double(newValue) : Double(newValue))
    }
  }

  /// Starts the animation, or resumes it.
  open func startAnimation() {
    startAnimation(afterDelay: 0)
  }

  /// Starts the animation after a delay, in seconds.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    self.delay = max(0, delay)
    activate()
    run(length: nil, pace: nil, delay: self.delay)
    if changes.groups.allSatisfy(\.isEmpty) { complete(at: reversed ? .start : .end) }
  }

  /// Pauses the animation; one that has not begun is prepared for scrubbing.
  open func pauseAnimation() {
    guard state != .stopped, isInterruptible else { return }
    activate()
    timeline.pause(at: FrameClock.shared.now, scrubsLinearly: scrubsLinearly)
  }

  /// Continues a paused animation to the end of its direction.
  ///
  /// - Parameters:
  ///   - parameters: The timing of the rest; `nil` continues on the animator's own curve.
  ///   - durationFactor: The fraction of the duration that the rest takes; 0 for what remains of it.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !timeline.isRunning else { return }
    let length = durationFactor > 0 ? duration * Double(durationFactor) : nil
    run(length: length, pace: parameters?.pace(duration: length ?? duration), delay: 0)
  }

  /// Stops the animation: views keep the values that are presented.
  ///
  /// - Parameter withoutFinishing: Whether it ends without calling completion handlers; otherwise
  ///   call `finishAnimation(at:)`.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    let time = FrameClock.shared.now
    changes.keepForFinish()
    for (group, progress) in changes.groups.reversed().map({ ($0, $0.currentProgress(at: time)) }) {
      group.finish(at: progress)
    }
    changes.groups = []
    timeline.pause(at: time, scrubsLinearly: scrubsLinearly)
    state = .stopped
    if withoutFinishing { reset() }
  }

  /// Finishes a stopped animation: views get the values of a position, and completion handlers are
  /// called.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    precondition(
      state == .stopped,
      "NSInternalInconsistencyException: finishAnimationAtPosition: should only be called on a "
        + "stopped animator!")
    changes.applyStopped(finalPosition)
    complete(at: finalPosition)
  }

  private func setReversed(_ isReversed: Bool) {
    guard isReversed != reversed else { return }
    let wasRunning = isRunning
    reversed = isReversed
    if wasRunning { run(length: nil, pace: nil, delay: 0) }
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    timeline.setFraction(0)
    changes.endHandler = AnimationBlock.beginTransactionAnimation()
    for change in changes.removePending() { begin(change.animation, at: change.delay) }
  }

  private func run(length: TimeInterval?, pace: Pace?, delay: TimeInterval) {
    timeline.run(
      at: FrameClock.shared.now + delay, isReversed: reversed, length: length, pace: pace,
      scrubsLinearly: scrubsLinearly)
    guard !observesFrames else { return }
    observesFrames = true
    FrameClock.shared.onEachFrame { [self] in advance(to: $0) }
  }

  private func advance(to time: TimeInterval) -> Bool {
    for group in changes.groups { group.cancelOffscreenLayers() }
    if isRunning, timeline.isOver(at: time) {
      if pausesOnCompletion {
        timeline.setFraction(reversed ? 0 : 1)
      } else {
        complete(at: reversed ? .start : .end)
      }
    }
    observesFrames = isRunning
    return observesFrames
  }

  /// Ends the animation with the values of a position.
  private func complete(at position: UIViewAnimatingPosition) {
    for group in changes.groups.reversed() {
      position == .start ? group.finish(at: 0) : group.finish()
    }
    let completions = changes.completions
    let endHandler = changes.endHandler
    reset()
    for completion in completions { completion(position) }
    endHandler?()
  }

  private func reset() {
    state = .inactive
    changes = AnimatorChanges()
    timeline.setFraction(0)
    reversed = false
  }
}

/// The changes of an animator before and after its start, and its completion handlers.
@MainActor private struct AnimatorChanges {
  private var pending: [(animation: () -> Void, delay: Double)] = []
  /// The changes that are presented.
  var groups: [AnimationGroup] = []
  var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Called at the end, for transactions.
  var endHandler: (() -> Void)?
  /// The values at the end and at the start of an animation that was stopped.
  private var ends: [AnimationGroup.LayerState] = []
  private var starts: [AnimationGroup.LayerState] = []

  mutating func add(_ animation: @escaping () -> Void, delay: Double) {
    pending.append((animation, delay))
  }

  mutating func removePending() -> [(animation: () -> Void, delay: Double)] {
    defer { pending = [] }
    return pending
  }

  /// Keeps the values at both ends, before the animation is stopped in between.
  mutating func keepForFinish() {
    ends = groups.flatMap { $0.states(at: 1) }
    // Later changes are reverted first; then the layers have the values before all of them.
    for group in groups.reversed() {
      for state in group.states(at: 0) { state.apply() }
    }
    starts = groups.flatMap { $0.states(at: 1) }
    for state in ends { state.apply() }
  }

  /// Sets the values of a position after a stop.
  func applyStopped(_ position: UIViewAnimatingPosition) {
    switch position {
    case .start: for state in starts { state.apply() }
    case .end: for state in ends { state.apply() }
    case .current: break
    }
  }
}

import QuartzCore

/// The progress of a transition: interactive, running to its end, or running back to its start.
///
/// The transition and its coordinator share it. It is notified of the interaction by the context of
/// the transition.
@MainActor final class TransitionInteraction {
  /// Whether an interaction controls the transition.
  private(set) var isInteractive = false
  /// Whether the transition began interactively.
  private(set) var beganInteractively = false
  /// Whether the transition was canceled.
  private(set) var isCancelled = false
  /// The progress of the interaction, from 0 to 1.
  private(set) var percentComplete: CGFloat = 0
  /// The time of the animations; `nil` for transitions without an interaction.
  private var timeline: Timeline?
  private var changeHandlers: [() -> Void] = []

  /// The time of the animations of an interactive transition.
  private struct Timeline {
    let clock: AnimationClock
    /// The duration of the whole, in seconds.
    let duration: TimeInterval
    /// The interaction, which determines the speed and the curve after its end.
    let controller: any UIViewControllerInteractiveTransitioning
    /// The animator that is scrubbed in place of the clock.
    var animator: (any UIViewImplicitlyAnimating)?
  }

  /// Begins a transition that an interaction controls.
  func begin(by controller: any UIViewControllerInteractiveTransitioning, duration: TimeInterval) {
    isInteractive = controller.wantsInteractiveStart
    beganInteractively = isInteractive
    timeline = Timeline(
      clock: AnimationClock(isRunning: !isInteractive), duration: duration, controller: controller)
  }

  /// Runs a block whose animations the interaction controls.
  func record(_ animations: () -> Void) {
    guard let timeline else { return animations() }
    timeline.clock.record(animations)
  }

  /// Scrubs an animator along with the animations.
  func control(_ animator: any UIViewImplicitlyAnimating) {
    timeline?.animator = animator
    isInteractive ? animator.pauseAnimation() : animator.startAnimation()
  }

  /// Calls a handler when the transition becomes interactive or ceases to be.
  func onChange(_ handler: @escaping () -> Void) {
    changeHandlers.append(handler)
  }

  /// The speed after the interaction, relative to the normal one.
  var completionVelocity: CGFloat { timeline?.controller.completionSpeed ?? 1 }
  /// The curve after the interaction.
  var completionCurve: UIView.AnimationCurve { timeline?.controller.completionCurve ?? .easeInOut }

  /// Displays the progress of the interaction.
  func update(_ percent: CGFloat) {
    guard isInteractive else { return }
    percentComplete = min(max(percent, 0), 1)
    guard let timeline else { return }
    timeline.clock.pause(at: Double(percentComplete) * timeline.duration)
    timeline.animator?.fractionComplete = percentComplete
  }

  /// Pauses the running transition, which is interactive from then on.
  func pause() {
    guard !isInteractive, let timeline else { return }
    let elapsed = timeline.clock.elapsed
    timeline.clock.pause(at: elapsed)
    timeline.animator?.pauseAnimation()
    timeline.animator?.isReversed = false
    (isInteractive, isCancelled) = (true, false)
    percentComplete = timeline.duration > 0 ? CGFloat(elapsed / timeline.duration) : 1
    notify()
  }

  /// Runs the transition from the current progress to its end.
  func finish() {
    end(speed: completionVelocity)
  }

  /// Runs the transition from the current progress back to its start.
  func cancel() {
    guard isInteractive else { return }
    isCancelled = true
    end(speed: -completionVelocity)
  }

  /// Marks the transition as canceled when it ends without having been canceled by the interaction.
  func markAsCancelled() {
    isCancelled = true
  }

  // Unverified: the rest of a transition runs at a constant speed; the curve applies to animators.
  private func end(speed: CGFloat) {
    guard isInteractive else { return }
    isInteractive = false
    notify()
    guard let timeline else { return }
    timeline.clock.run(speed: Double(speed))
    guard let animator = timeline.animator else { return }
    animator.isReversed = speed < 0
    animator.continueAnimation(
      withTimingParameters: UICubicTimingParameters(animationCurve: completionCurve),
      durationFactor: 0)
  }

  private func notify() {
    for handler in changeHandlers { handler() }
  }
}

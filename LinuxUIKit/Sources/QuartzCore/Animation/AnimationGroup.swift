import ScrollMotion

/// The changes of one animation block, which are presented and end together.
package final class AnimationGroup {
  package let settings: AnimationSettings
  /// The time span in which it is presented.
  private let span: AnimationSpan
  /// The clock that controls the animation; `nil` for the time of frames.
  private let clock: AnimationClock?
  private var layers = AnimatedLayers()
  private var ending: Ending
  /// The parts with a timing of their own, the keyframes, which end with the whole.
  private var parts: [AnimationGroup] = []
  /// Returns the progress at a time, for an animation that doesn't follow its time span.
  private var customProgress: ((TimeInterval) -> Double)?

  /// Creates an animation whose block is run at `startTime`.
  init(
    _ settings: AnimationSettings, startTime: TimeInterval, clock: AnimationClock? = nil,
    _ completion: ((Bool) -> Void)?
  ) {
    self.settings = settings
    self.clock = clock
    span = settings.span(from: startTime)
    ending = Ending(completion: completion)
  }

  /// Creates an animation whose progress is calculated by a function.
  ///
  /// It is not presented and ended by the animation controller: the caller ends it by `finish()`.
  package init(_ settings: AnimationSettings, progress: @escaping (TimeInterval) -> Double) {
    self.settings = settings
    clock = nil
    span = settings.span(from: FrameTime.now)
    ending = Ending(completion: nil)
    customProgress = progress
  }

  /// Runs a block whose changes are presented in a part of the animation's progress.
  ///
  /// - Parameters:
  ///   - start: The progress at which they begin.
  ///   - length: The progress that they take; 0 makes them in one step.
  ///   - changes: The changes.
  package func recordPart(from start: Double, length: Double, _ changes: () -> Void) {
    let part = AnimationGroup(settings) { [weak self] time in
      let passed = (self?.progress(at: time) ?? 1) - start
      return length > 0 ? min(max(passed / length, 0), 1) : passed >= 0 ? 1 : 0
    }
    parts.append(part)
    AnimationBlock.record(in: part, changes)
  }

  /// Whether changes of properties that aren't additive leave earlier animations of them in place.
  var keepsEarlierAnimations: Bool { customProgress != nil }

  /// Returns the progress at a time: 0 at the start, 1 at the end.
  func progress(at time: TimeInterval) -> Double {
    customProgress?(time) ?? span.progress(at: clock?.animationTime(at: time) ?? time)
  }

  /// Whether the end of the animation is reached, or its start by a clock that runs backward.
  func isOver(at time: TimeInterval) -> Bool {
    guard let clock else { return span.isOver(at: time) }
    return clock.isBack(at: time)
      || (clock.runsForward && span.isOver(at: clock.animationTime(at: time)))
  }

  /// Whether the clock of the animation has run back to its start.
  func isBack(at time: TimeInterval) -> Bool {
    clock?.isBack(at: time) ?? false
  }

  /// The end of the animation in its own time, in seconds.
  var end: TimeInterval { span.end }

  /// Whether no layer is animated, or no longer.
  package var isEmpty: Bool { layers.isEmpty && parts.allSatisfy(\.isEmpty) }

  /// Whether views receive touches during the animation.
  package var allowsUserInteraction: Bool { settings.contains(.allowUserInteraction) }

  /// Whether replaced animations continue from their presented values.
  var beginsFromCurrentState: Bool { settings.contains(.beginFromCurrentState) }

  /// Adds a layer of which a property is animated.
  package func include(_ layer: CALayer) {
    layers.insert(layer)
  }

  /// Removes a layer whose animations were canceled.
  func remove(_ layer: CALayer) {
    ending.isFinished = false
    layers.remove(layer)
  }

  /// Ends the animation with the layers at their own values.
  package func finish() {
    for part in parts { part.finish() }
    for layer in layers.removeAll() { layer.removeAnimations(of: self) }
  }

  // Unverified: the completion handlers of a reverted animation are assumed to get `false`.
  /// Ends the animation with the values before it.
  func revert() {
    ending.isFinished = false
    for part in parts.reversed() { part.finish(at: 0) }
    finish(at: 0)
  }

  /// Cancels the animations of layers that are no longer on screen.
  package func cancelOffscreenLayers() {
    for part in parts { part.cancelOffscreenLayers() }
    for layer in layers.all where !layer.canAnimate {
      layer.removeAllAnimations()
      remove(layer)
    }
  }

  /// Sets the layers to the values that are presented at a progress, and ends the animation.
  ///
  /// At the progress 0 these are the values before the animation.
  package func finish(at progress: Double) {
    let animated = layers.removeAll()
    for layer in animated { layer.applyAnimations(of: self, progress: progress) }
    for layer in animated { layer.removeAnimations(of: self) }
  }

  /// The values of a layer at one end of an animation.
  package struct LayerState {
    private let layer: CALayer
    private let values: LayerValues
    private let setsBackground: Bool

    fileprivate init(_ layer: CALayer, _ values: LayerValues, setsBackground: Bool) {
      (self.layer, self.values, self.setsBackground) = (layer, values, setsBackground)
    }

    /// Sets the values, without animation.
    package func apply() {
      layer.apply(values, setsBackground: setsBackground)
    }
  }

  /// Returns the values of the layers at a progress.
  package func states(at progress: Double) -> [LayerState] {
    layers.all.map { layer in
      let (values, setsBackground) = layer.values(of: self, progress: progress)
      return LayerState(layer, values, setsBackground: setsBackground)
    }
  }

  /// Returns the progress at a time.
  package func currentProgress(at time: TimeInterval) -> Double { progress(at: time) }

  /// Cancels the animation: layers have their own values immediately, and the completion handler is
  /// called in the next frame.
  package func cancel() {
    ending.isFinished = false
    finish()
  }

  /// Sets the handler to call once after the completion handler.
  func setEndHandler(_ handler: @escaping () -> Void) {
    ending.handler = handler
  }

  /// Calls the completion handler at the first call.
  func complete() {
    let completion = ending.completion
    ending.completion = nil
    completion?(ending.isFinished)
    let handler = ending.handler
    ending.handler = nil
    handler?()
  }
}

extension AnimationGroup {
  /// The layers of an animation, which are kept alive until it ends.
  private struct AnimatedLayers {
    private var layers: [ObjectIdentifier: CALayer] = [:]

    var isEmpty: Bool { layers.isEmpty }
    var all: [CALayer] { Array(layers.values) }

    mutating func insert(_ layer: CALayer) {
      layers[ObjectIdentifier(layer)] = layer
    }

    mutating func remove(_ layer: CALayer) {
      layers[ObjectIdentifier(layer)] = nil
    }

    /// Removes all layers and returns them.
    mutating func removeAll() -> [CALayer] {
      defer { layers = [:] }
      return all
    }
  }

  /// The handlers to call at the end, at most once.
  private struct Ending {
    /// Whether no part of the animation was canceled.
    var isFinished = true
    var completion: ((Bool) -> Void)?
    /// Called after the completion handler, for the transactions that the animation began in.
    var handler: (() -> Void)?
  }
}

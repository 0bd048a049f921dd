import Foundation

/// The animation objects that were added to a layer, its own timing and its actions.
final class LayerAnimationState {
  /// The layer, which owns the state.
  private(set) weak var layer: CALayer?
  private var entries: [Entry] = [] {
    didSet { layer?.recordChange() }
  }
  private var isObservingFrames = false
  /// The layer's own timing; its duration is infinite.
  var timing = MediaTiming() {
    didSet { layer?.recordChange() }
  }
  /// The actions for changes of properties.
  var actions: [String: any CAAction]?

  /// An animation that was added to the layer.
  private struct Entry {
    let key: String
    let animation: CAAnimation
    /// The content of a transition at its start.
    let image: CGImage?
    let endHandler: () -> Void
    var hasStarted = false
    var hasEnded = false
  }

  init(of layer: CALayer) {
    self.layer = layer
  }

  /// The keys of the animations, in the order in which they were added.
  var keys: [String] { entries.map(\.key) }

  /// Whether the presented values may change with time.
  var isAnimating: Bool { entries.contains { !$0.hasEnded } }

  /// Returns the animation of a key.
  func animation(forKey key: String) -> CAAnimation? {
    entries.first { $0.key == key }?.animation
  }

  /// Adds an animation, which replaces that of the same key.
  func add(_ animation: CAAnimation, forKey key: String?, image: CGImage?) {
    guard let layer else { return }
    animation.resolveDuration(LayerTransaction.animationDuration)
    if animation.timing.beginTime == 0 {
      animation.timing.beginTime = layer.ownTime(at: FrameTime.now)
    }
    let key = key ?? "\(ObjectIdentifier(animation))"
    remove(forKey: key)
    entries.append(
      Entry(
        key: key, animation: animation, image: image,
        endHandler: LayerTransaction.beginAnimation()))
    observeFrames()
  }

  /// Removes the animation of a key, before its end if it has not ended.
  func remove(forKey key: String) {
    removeEntries { $0.key == key }
  }

  /// Removes all animations.
  func removeAll() {
    removeEntries { _ in true }
  }

  private func removeEntries(where condition: (Entry) -> Bool) {
    let removed = entries.filter(condition)
    entries.removeAll(where: condition)
    if entries.isEmpty { LayerContext.current.animatedLayers.remove(self) }
    for entry in removed where !entry.hasEnded { end(entry, finished: false) }
  }

  private func end(_ entry: Entry, finished: Bool) {
    entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
    entry.endHandler()
  }

  /// Receives frames until all animations have ended; called after a change of timing as well.
  ///
  /// Animations that are added off the main actor, where there are no frames, are advanced once a
  /// display draws the layer.
  func observeFrames() {
    guard entries.contains(where: { !$0.hasEnded }) else { return }
    MainQueue.ifCurrent(self) { state in
      LayerContext.current.animatedLayers.insert(state)
      guard !state.isObservingFrames else { return }
      state.isObservingFrames = true
      FrameClock.shared.onEachFrame { state.advance(to: $0) }
    }
  }

  private func advance(to time: TimeInterval) -> Bool {
    guard let layer else {
      removeAll()
      return false
    }
    let own = layer.ownTime(at: time)
    // 1. Report those that begin.
    for index in entries.indices
    where !entries[index].hasStarted && entries[index].animation.timing.beginTime <= own {
      entries[index].hasStarted = true
      entries[index].animation.delegate?.animationDidStart(entries[index].animation)
      guard entries.indices.contains(index) else { break }
    }
    // 2. End those whose time is over.
    let over = entries.filter { !$0.hasEnded && $0.animation.timing.isOver(at: own) }
    for entry in over {
      if entry.animation.isRemovedOnCompletion {
        entries.removeAll { $0.animation === entry.animation }
      } else if let index = entries.firstIndex(where: { $0.animation === entry.animation }) {
        entries[index].hasEnded = true
      }
    }
    if entries.isEmpty { LayerContext.current.animatedLayers.remove(self) }
    for entry in over { end(entry, finished: true) }
    isObservingFrames = entries.contains { !$0.hasEnded }
    return isObservingFrames
  }
}

// MARK: Presentation

extension LayerAnimationState {
  /// Sets the values that the animations present at a time of the layer.
  func present(on target: CALayer, at time: CFTimeInterval) {
    for entry in entries { entry.animation.present(at: time, on: target) }
  }

  /// Whether a transition is presented now.
  func isInTransition(of layer: CALayer) -> Bool {
    entries.contains { $0.image != nil }
      && transition(at: layer.ownTime(at: FrameTime.now)) != nil
  }

  /// The transition that is presented at a time of the layer, with the content before it.
  func transition(at time: CFTimeInterval) -> (CATransition, progress: Double, CGImage)? {
    for entry in entries.reversed() {
      if let transition = entry.animation as? CATransition, let image = entry.image,
        let progress = transition.transitionProgress(at: time)
      {
        return (transition, progress, image)
      }
    }
    return nil
  }
}

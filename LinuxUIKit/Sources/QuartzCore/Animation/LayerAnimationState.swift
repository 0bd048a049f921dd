import Foundation

/// The animation objects that were added to a layer, its own timing and its actions.
@MainActor final class LayerAnimationState {
  /// The states with animations, in no particular order; their layers own them.
  private static var active: [ObjectIdentifier: WeakState] = [:]
  /// The functions that restore the own values of the layers whose presented values are set.
  private static var restorations: [ObjectIdentifier: () -> Void] = [:]

  private weak var layer: CALayer?
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

  private struct WeakState {
    weak var state: LayerAnimationState?
  }

  /// An animation that was added to the layer.
  private struct Entry {
    let key: String
    let animation: CAAnimation
    /// What a transition shows at its start.
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
      animation.timing.beginTime = layer.ownTime(at: FrameClock.shared.now)
    }
    let key = key ?? "\(ObjectIdentifier(animation))"
    remove(forKey: key)
    entries.append(
      Entry(
        key: key, animation: animation, image: image,
        endHandler: LayerTransaction.beginAnimation()))
    Self.active[ObjectIdentifier(self)] = WeakState(state: self)
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
    if entries.isEmpty { Self.active[ObjectIdentifier(self)] = nil }
    for entry in removed where !entry.hasEnded { end(entry, finished: false) }
  }

  private func end(_ entry: Entry, finished: Bool) {
    entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
    entry.endHandler()
  }

  /// Receives frames until all animations have ended; called after a change of timing as well.
  func observeFrames() {
    guard !isObservingFrames, entries.contains(where: { !$0.hasEnded }) else { return }
    isObservingFrames = true
    FrameClock.shared.onEachFrame { [self] in advance(to: $0) }
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
    if entries.isEmpty { Self.active[ObjectIdentifier(self)] = nil }
    for entry in over { end(entry, finished: true) }
    isObservingFrames = entries.contains { !$0.hasEnded }
    return isObservingFrames
  }
}

// MARK: Presentation

extension LayerAnimationState {
  /// Calls `body` while the layers have the values that their animation objects present now.
  static func withPresentedValues(_ body: () -> Void) {
    guard !active.isEmpty else { return body() }
    active = active.filter { $0.value.state != nil }
    let states = active.values.compactMap(\.state)
    var restore: [() -> Void] = []
    ImplicitActions.withoutActions {
      for state in states {
        guard let layer = state.layer else { continue }
        let restoration = layer.saveAnimatedValues()
        restore.append(restoration)
        restorations[ObjectIdentifier(layer)] = restoration
        state.present(on: layer, at: layer.ownTime(at: FrameClock.shared.now))
      }
    }
    body()
    restorations = [:]
    ImplicitActions.withoutActions { for restore in restore.reversed() { restore() } }
  }

  /// Draws with the values that the animations in a layer's sublayers had some time ago.
  ///
  /// Without presented values, does nothing but draw.
  static func delaying(
    animationsIn layer: CALayer, by delay: CFTimeInterval, _ body: () -> Void
  ) {
    guard delay != 0, !restorations.isEmpty else { return body() }
    var undo: [() -> Void] = []
    ImplicitActions.withoutActions {
      for state in active.values.compactMap(\.state) {
        guard let target = state.layer, target.isInside(layer),
          let restore = restorations[ObjectIdentifier(target)]
        else { continue }
        undo.append(target.saveAnimatedValues())
        restore()
        state.present(on: target, at: target.ownTime(at: FrameClock.shared.now - delay))
      }
    }
    body()
    ImplicitActions.withoutActions { for undo in undo.reversed() { undo() } }
  }

  /// Sets the values that the animations present at a time of the layer.
  func present(on target: CALayer, at time: CFTimeInterval) {
    for entry in entries { entry.animation.present(at: time, on: target) }
  }

  /// Whether a transition is presented now.
  func isInTransition(of layer: CALayer) -> Bool {
    entries.contains { $0.image != nil }
      && transition(at: layer.ownTime(at: FrameClock.shared.now)) != nil
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

/// The animations that layers without a view begin when their properties change.
@MainActor enum ImplicitActions {
  private static var suspensions = 0

  /// Whether changes begin animations.
  static var isEnabled: Bool {
    suspensions == 0 && AnimationBlock.isEnabled && !LayerTransaction.disablesActions
  }

  /// Runs a block whose changes begin no animations of any kind.
  static func withoutActions(_ body: () -> Void) {
    suspensions += 1
    AnimationBlock.withoutAnimation(body)
    suspensions -= 1
  }
}

extension CALayer {
  /// Returns whether the layer is below another one in its tree.
  fileprivate func isInside(_ other: CALayer) -> Bool {
    sequence(first: self, next: \.superlayer).dropFirst().contains { $0 === other }
  }
}

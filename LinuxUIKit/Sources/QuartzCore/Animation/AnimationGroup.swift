import ScrollMotion

/// The changes of one animation block, which are presented and end together.
@MainActor package final class AnimationGroup {
  package let settings: AnimationSettings
  /// The time span in which it is presented.
  let span: AnimationSpan
  private var layers = AnimatedLayers()
  private var ending: Ending

  /// Creates an animation whose block is run at `startTime`.
  init(
    _ settings: AnimationSettings, startTime: TimeInterval, _ completion: ((Bool) -> Void)?
  ) {
    self.settings = settings
    span = settings.span(from: startTime)
    ending = Ending(completion: completion)
  }

  /// Whether no layer is animated, or no longer.
  package var isEmpty: Bool { layers.isEmpty }

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
  func finish() {
    for layer in layers.removeAll() { layer.removeAnimations(of: self) }
  }

  /// Cancels the animations of layers that are no longer on screen.
  func cancelOffscreenLayers() {
    for layer in layers.all where !layer.canAnimate {
      layer.removeAllAnimations()
      remove(layer)
    }
  }

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

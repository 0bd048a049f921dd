import ScrollMotion

/// The changes of one animation block, which are shown together and end together.
@MainActor final class AnimationGroup {
  /// What the animation was asked to be like.
  let settings: AnimationSettings
  /// When it is shown.
  let span: AnimationSpan
  /// The layers that are shown on the way; they live until it is over.
  private(set) var layers: [ObjectIdentifier: CALayer] = [:]
  /// Whether nothing of it was broken off.
  private var isWhole = true
  private var completion: ((Bool) -> Void)?
  /// Called once after the completion, for the transactions that it began in.
  var onEnd: (() -> Void)?

  /// An animation whose block is run at `time`.
  init(
    _ settings: AnimationSettings, begun time: TimeInterval, _ completion: ((Bool) -> Void)?
  ) {
    self.settings = settings
    span = settings.span(from: time)
    self.completion = completion
  }

  /// Whether nothing moves, or nothing any more.
  var isEmpty: Bool { layers.isEmpty }

  /// Whether views take touches while they move.
  var allowsTouches: Bool { settings.options.contains(.allowUserInteraction) }

  /// Takes a layer in that one of its changes is a change of.
  func include(_ layer: CALayer) {
    layers[ObjectIdentifier(layer)] = layer
  }

  /// Lets a layer go whose changes of this group were broken off.
  func exclude(_ layer: CALayer) {
    isWhole = false
    layers[ObjectIdentifier(layer)] = nil
  }

  /// Shows what the changes lead to.
  func arrive() {
    for layer in layers.values { layer.animations.removeAll { $0.group === self } }
    layers = [:]
  }

  /// Breaks off what isn't on a screen any more.
  func breakOffUnseen() {
    for layer in layers.values where !layer.canAnimate {
      layer.removeAllAnimations()
      exclude(layer)
    }
  }

  /// Breaks all of it off; what the changes lead to shows at once, the completion follows in the
  /// next frame.
  func breakOff() {
    isWhole = false
    arrive()
  }

  /// Calls the completion, the first time.
  func complete() {
    let completion = completion
    self.completion = nil
    completion?(isWhole)
    let onEnd = onEnd
    self.onEnd = nil
    onEnd?()
  }
}

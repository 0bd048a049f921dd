/// The kinds of effects, of which a symbol has one each.
enum SymbolEffectKind: String, CaseIterable {
  case bounce, pulse, variableColor, wiggle, breathe, rotate
  case scale, visibility

  /// The kind of an effect; `nil` for content transitions.
  init?(_ motion: SymbolEffectConfiguration.Motion) {
    switch motion {
    case .bounce: self = .bounce
    case .pulse: self = .pulse
    case .variableColor: self = .variableColor
    case .wiggle: self = .wiggle
    case .breathe: self = .breathe
    case .rotate: self = .rotate
    case .scale: self = .scale
    case .appear, .disappear: self = .visibility
    case .automatic, .replace: return nil
    }
  }

  /// Whether effects of the kind change the values of the symbol at rest.
  var isAtRest: Bool { self == .scale || self == .visibility }
}

extension SymbolEffectConfiguration.Motion {
  /// Returns whether another effect is of the same type, whatever its direction.
  func isSameType(as other: Self) -> Bool {
    switch (self, other) {
    case (.appear, .appear), (.disappear, .disappear): true
    case (.appear, _), (.disappear, _): false
    default: SymbolEffectKind(self) == SymbolEffectKind(other)
    }
  }
}

/// An effect that moves a symbol, until it ends or is removed.
@MainActor final class MovingEffect {
  let options: SymbolEffectOptions
  private let motion: SymbolEffectConfiguration.Motion
  private var completions: [@MainActor (Bool) -> Void]
  private var listener: SymbolAnimationListener?

  init(
    _ motion: SymbolEffectConfiguration.Motion, _ options: SymbolEffectOptions,
    _ completion: @escaping @MainActor (Bool) -> Void
  ) {
    (self.motion, self.options, completions) = (motion, options, [completion])
  }

  /// Whether an animation presents the effect.
  var isPlaying: Bool { listener != nil }

  /// Whether the effect lasts until it is removed.
  var isEndless: Bool {
    switch options.repetition {
    case .runs(let count, _): count == nil
    case nil: SymbolMotion(motion, size: .zero, isMirrored: false)?.repeatsByDefault ?? false
    }
  }

  /// Returns the movement in a view.
  func symbolMotion(for view: UIImageView) -> SymbolMotion? {
    SymbolMotion(
      motion, size: view.symbolFrame.size,
      isMirrored: view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  /// Returns a delegate for an animation of the effect, which calls `handler` at its end.
  func listen(_ handler: @escaping @MainActor (Bool) -> Void) -> SymbolAnimationListener {
    let listener = SymbolAnimationListener(handler)
    self.listener = listener
    return listener
  }

  /// Ignores the end of the animation that presents the effect.
  func stopListening() {
    listener?.cancel()
    listener = nil
  }

  /// Calls another handler at the end.
  func addCompletion(_ completion: @escaping @MainActor (Bool) -> Void) {
    completions.append(completion)
  }

  /// Calls the completion handlers.
  func end(isFinished: Bool) {
    listener = nil
    for completion in completions { completion(isFinished) }
  }
}

/// A delegate of animations that reports their end once.
@MainActor final class SymbolAnimationListener: NSObject, CAAnimationDelegate {
  private var handler: (@MainActor (Bool) -> Void)?

  init(_ handler: @escaping @MainActor (Bool) -> Void) {
    self.handler = handler
  }

  /// Reports no end.
  func cancel() {
    handler = nil
  }

  nonisolated func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    MainActor.assumeIsolated {
      let handler = self.handler
      self.handler = nil
      handler?(flag)
    }
  }
}

extension SymbolContentLayer {
  /// Sets the values at rest.
  func apply(_ rest: SymbolRest) {
    transform = CATransform3DMakeScale(rest.scale, rest.scale, 1)
    opacity = Float(rest.opacity)
  }

  /// Animates from other values to those at rest, or away from them to values that are kept.
  ///
  /// Changes are added to those that are running, so that none begins with a jump.
  @MainActor func animate(
    from start: SymbolRest, to end: SymbolRest, duration: Double, delay: Double = 0, isKept: Bool,
    _ completion: @escaping @MainActor (Bool) -> Void
  ) {
    let group = CAAnimationGroup()
    group.animations = [
      difference("transform.scale", start.scale, end.scale, isKept: isKept),
      difference("opacity", start.opacity, end.opacity, isKept: isKept),
    ]
    group.duration = duration
    group.beginTime = convertTime(CACurrentMediaTime(), from: nil) + delay
    group.fillMode = .both
    group.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
    group.delegate = SymbolAnimationListener(completion)
    add(group, forKey: nil)
  }

  /// Returns the animation of the difference to the value at the end, or to that at the start.
  private func difference(
    _ keyPath: String, _ start: Double, _ end: Double, isKept: Bool
  ) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.isAdditive = true
    animation.fromValue = isKept ? 0 : start - end
    animation.toValue = isKept ? end - start : 0
    animation.fillMode = .both
    return animation
  }
}

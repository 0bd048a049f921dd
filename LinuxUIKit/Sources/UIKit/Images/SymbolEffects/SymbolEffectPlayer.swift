/// The player of an image view's symbol effects, by animations of a layer that draws the symbol.
///
/// Effects of one kind replace each other; those of different kinds are combined. While no effect
/// moves or changes the symbol, there is no layer, and the view draws the symbol itself.
@MainActor final class SymbolEffectPlayer {
  // Weak because handlers may find the player while another thread releases the view.
  private weak var view: UIImageView?
  private let layer = SymbolContentLayer()
  /// The effects that move the symbol, in the order in which they were added.
  private var moving: [SymbolEffectKind: MovingEffect] = [:]
  /// The effects of the size and the visibility, which determine the values at rest.
  private var resting: [SymbolEffectKind: SymbolEffectConfiguration.Motion] = [:]
  /// The number of running changes of the values at rest.
  private var changes = 0
  private var preference: ReduceMotionObservation?

  init(of view: UIImageView) {
    self.view = view
    preference = ReduceMotionObservation { [weak self] in self?.conditionsDidChange() }
  }

  /// Whether the layer draws the symbol in place of the view.
  var drawsSymbol: Bool { layer.superlayer != nil && view?.symbolContent != nil }

  /// Whether effects are animated: in a window, unless the user prefers less motion.
  private var canPlay: Bool {
    view?.canAnimate == true && AnimationBlock.animatesChanges && !MotionPreference.isReduced
  }

  // MARK: Adding and removing

  func add(
    _ motion: SymbolEffectConfiguration.Motion, options: SymbolEffectOptions, animated: Bool,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    guard let kind = SymbolEffectKind(motion) else { return completion(true) }
    if kind.isAtRest {
      changeRest(of: kind, to: motion, speed: animated ? options.rate : nil, completion)
    } else {
      removeMoving(kind)
      startMoving(MovingEffect(motion, options, completion), kind)
    }
  }

  func remove(
    _ motion: SymbolEffectConfiguration.Motion, options: SymbolEffectOptions, animated: Bool,
    completion: @escaping @MainActor (Bool) -> Void
  ) {
    guard let kind = SymbolEffectKind(motion) else { return completion(true) }
    remove(kind, ofType: motion, options: options, animated: animated, completion: completion)
  }

  func removeAll(options: SymbolEffectOptions, animated: Bool) {
    for kind in SymbolEffectKind.allCases {
      remove(kind, ofType: nil, options: options, animated: animated) { _ in }
    }
  }

  private func remove(
    _ kind: SymbolEffectKind, ofType motion: SymbolEffectConfiguration.Motion?,
    options: SymbolEffectOptions, animated: Bool, completion: @escaping @MainActor (Bool) -> Void
  ) {
    guard kind.isAtRest else { return finishMoving(kind, animated: animated, completion) }
    guard let own = resting[kind], motion.map({ $0.isSameType(as: own) }) ?? true else {
      return completion(true)
    }
    changeRest(of: kind, to: nil, speed: animated ? options.rate : nil, completion)
  }

  // MARK: Surroundings

  /// Draws the symbol as the view has it now.
  func contentDidChange() {
    guard let view, layer.superlayer != nil else { return }
    layer.show(view.symbolContent, in: view.symbolFrame)
  }

  /// Starts or stops effects after the view entered or left a window, or the user's preference changed.
  func conditionsDidChange() {
    for (kind, effect) in moving where effect.isPlaying != canPlay {
      if canPlay {
        play(effect, kind)
      } else if effect.isEndless {
        pause(effect, kind)
      } else {
        removeMoving(kind)
      }
    }
    if !canPlay { layer.removeAllAnimations() }
    removeLayerIfIdle()
  }

  // MARK: Movements

  private func startMoving(_ effect: MovingEffect, _ kind: SymbolEffectKind) {
    guard canPlay || effect.isEndless else { return effect.end(isFinished: true) }
    moving[kind] = effect
    if canPlay { play(effect, kind) }
  }

  private func play(_ effect: MovingEffect, _ kind: SymbolEffectKind) {
    guard let view, let motion = effect.symbolMotion(for: view) else { return }
    showLayer()
    let animation = motion.animation(effect.options)
    animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil)
    run(animation, of: effect, kind)
  }

  private func run(_ animation: CAAnimationGroup, of effect: MovingEffect, _ kind: SymbolEffectKind)
  {
    effect.stopListening()
    animation.delegate = effect.listen { [weak self, weak effect] isFinished in
      guard let self, let effect, moving[kind] === effect else { return }
      moving[kind] = nil
      effect.end(isFinished: isFinished)
      removeLayerIfIdle()
    }
    layer.add(animation, forKey: kind.rawValue)
  }

  /// Ends a movement with its current run, or at once.
  private func finishMoving(
    _ kind: SymbolEffectKind, animated: Bool, _ completion: @escaping @MainActor (Bool) -> Void
  ) {
    guard let effect = moving[kind] else { return completion(true) }
    let running = layer.animation(forKey: kind.rawValue) as? CAAnimationGroup
    guard animated, effect.isPlaying, let running, running.duration > 0 else {
      removeMoving(kind)
      return completion(true)
    }
    effect.addCompletion(completion)
    let elapsed = layer.convertTime(CACurrentMediaTime(), from: nil) - running.beginTime
    let last = CAAnimationGroup()
    (last.animations, last.duration) = (running.animations, running.duration)
    last.beginTime = running.beginTime
    last.repeatCount = Float(max(1, (elapsed / running.duration - 1e-6).rounded(.up)))
    if last.repeatCount < running.repeatCount { run(last, of: effect, kind) }
  }

  /// Ends a movement at once.
  private func removeMoving(_ kind: SymbolEffectKind) {
    guard let effect = moving.removeValue(forKey: kind) else { return }
    pause(effect, kind)
    effect.end(isFinished: false)
    removeLayerIfIdle()
  }

  private func pause(_ effect: MovingEffect, _ kind: SymbolEffectKind) {
    effect.stopListening()
    layer.removeAnimation(forKey: kind.rawValue)
  }

  // MARK: Values at rest

  /// The values of the size and the visibility together.
  private var rest: SymbolRest { rest(of: .scale) * rest(of: .visibility) }

  private func rest(of kind: SymbolEffectKind) -> SymbolRest {
    resting[kind].flatMap(SymbolRest.init) ?? SymbolRest()
  }

  /// Changes the effect of the size or the visibility, animated at a speed unless that is `nil`.
  private func changeRest(
    of kind: SymbolEffectKind, to motion: SymbolEffectConfiguration.Motion?, speed: Double?,
    _ completion: @escaping @MainActor (Bool) -> Void
  ) {
    var start = rest
    resting[kind] = motion
    if start.opacity == 0 {
      if motion == .appear(.down) { start = rest(of: .scale) * .hiddenLarge }
      if motion == .appear(.up) { start = rest(of: .scale) * .hiddenSmall }
    }
    showLayer()
    layer.apply(rest)
    guard let speed, canPlay, start != rest else {
      removeLayerIfIdle()
      return completion(true)
    }
    let duration = kind == .scale ? SymbolRest.Duration.scale : SymbolRest.Duration.visibility
    layer.animate(
      from: start, to: rest, duration: duration / speed, isKept: false, ending(completion))
  }

  /// Returns a handler of the end of a change.
  private func ending(
    _ completion: @escaping @MainActor (Bool) -> Void
  ) -> @MainActor (Bool) -> Void {
    changes += 1
    return { [weak self] isFinished in
      self?.changes -= 1
      completion(isFinished)
      self?.removeLayerIfIdle()
    }
  }

  // MARK: Layer

  private func showLayer() {
    guard let view, layer.superlayer == nil else { return }
    view.layer.insertSublayer(layer, at: 0)
    layer.show(view.symbolContent, in: view.symbolFrame)
    view.symbolLayerDidChange()
  }

  private func removeLayerIfIdle() {
    guard layer.superlayer != nil, moving.isEmpty, changes == 0, rest == SymbolRest() else {
      return
    }
    layer.removeFromSuperlayer()
    view?.symbolLayerDidChange()
  }
}

extension SymbolEffectPlayer {
  /// Replaces the symbol by another one, which `change` sets.
  func replace(
    _ replacement: SymbolEffectConfiguration.Replacement, options: SymbolEffectOptions,
    change: () -> Void, completion: @escaping @MainActor (Bool) -> Void
  ) {
    guard let view, canPlay, view.symbolContent != nil else {
      change()
      return completion(true)
    }
    showLayer()
    let old = layer.copyOfContent()
    change()
    guard view.symbolContent != nil else {
      removeLayerIfIdle()
      return completion(true)
    }
    let duration = SymbolRest.Duration.replacement / options.rate
    if replacement != .offUp {
      view.layer.insertSublayer(old, at: 0)
      let end: SymbolRest = replacement == .upUp ? .hiddenLarge : .hiddenSmall
      old.animate(from: SymbolRest(), to: end, duration: duration, isKept: true) { _ in
        old.removeFromSuperlayer()
      }
    }
    layer.animate(
      from: rest * .hiddenSmall, to: rest, duration: duration,
      delay: replacement == .offUp ? 0 : duration / 2, isKept: false, ending(completion))
  }
}

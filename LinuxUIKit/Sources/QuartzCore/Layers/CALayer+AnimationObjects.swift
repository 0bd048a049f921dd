import Foundation

extension CALayer {
  /// Adds a copy of an animation, and begins it; it replaces that of the same key.
  ///
  /// The layer keeps its own values, to which it returns at the end. Animations are drawn by
  /// `drawHierarchy(in:afterScreenUpdates:)`. A transition has the key `transition`.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.makeCopy()
    guard copy is CATransition else {
      return requireAnimationState().add(copy, forKey: key, image: nil)
    }
    requireAnimationState().add(copy, forKey: "transition", image: presentedImage())
  }

  /// Removes the animation of a key, whose delegate is called with `false`.
  public func removeAnimation(forKey key: String) {
    animationState?.remove(forKey: key)
  }

  /// The keys of the animation objects; `nil` if there are none.
  public func animationKeys() -> [String]? {
    guard let keys = animationState?.keys, !keys.isEmpty else { return nil }
    return keys
  }

  /// Returns the animation of a key, which must not be changed.
  public func animation(forKey key: String) -> CAAnimation? {
    animationState?.animation(forKey: key)
  }

  /// Returns the image of the layer as it is presented now, at the scale of a display.
  private func presentedImage() -> CGImage? {
    // Unverified: two pixels for each point, as no display is known here.
    let scale: CGFloat = 2
    let bounds = presentedBounds
    guard bounds.width > 0, bounds.height > 0,
      let context = CGContext(
        pixelWidth: Int((bounds.width * scale).rounded(.up)),
        pixelHeight: Int((bounds.height * scale).rounded(.up)), scale: scale)
    else { return nil }
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    renderPresentation(in: context)
    return context.makeFinalImage()
  }
}

// MARK: Values by key path

extension CALayer {
  /// Returns the value of a property that can be animated; `nil` for an unknown key path.
  ///
  /// Numbers are `NSNumber` objects, as on Apple's platforms.
  public func value(forKeyPath keyPath: String) -> Any? {
    switch LayerProperty.named(keyPath, of: self)?.value(of: self) {
    case .number(let number): NSNumber(value: number)
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .transform(let transform): transform
    case .color(let color): color
    case .colors(let colors): colors
    case .numbers(let numbers): numbers.map { NSNumber(value: $0) }
    case .path(let path): path
    case .discrete(let value): value
    case nil: nil
    }
  }

  /// Sets the value of a property that can be animated; an unknown key path changes nothing.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let value, let property = LayerProperty.named(keyPath, of: self),
      let current = property.value(of: self), let new = AnimationValue(value, like: current)
    else { return }
    property.set(new, on: self)
  }
}

// MARK: Actions

extension CALayer {
  /// The actions for changes of properties, by their names.
  ///
  /// `NSNull()` disables the animation of a property.
  public var actions: [String: any CAAction]? {
    get { animationState?.actions }
    set { requireAnimationState().actions = newValue }
  }

  /// Animates a change of a layer without a view, by the action of the property.
  ///
  /// A layer is animated once it has been drawn in a window; before, nothing could be seen to change.
  func performAction(forKey key: String, from oldValue: @autoclosure () -> Any?) {
    guard layerOwner == nil, wasDrawn, LayerContext.current.allowsActions, isPresentable else {
      return
    }
    guard let action = action(forKey: key) else { return }
    if let animation = action as? CABasicAnimation, animation.fromValue == nil,
      animation.toValue == nil, animation.byValue == nil
    {
      let copy = animation.makeCopy()
      (copy as? CABasicAnimation)?.fromValue = presentedValue(forKey: key) ?? oldValue()
      copy.run(forKey: key, object: self, arguments: nil)
    } else {
      action.run(forKey: key, object: self, arguments: nil)
    }
  }

  private func presentedValue(forKey key: String) -> Any? {
    guard animation(forKey: key) != nil else { return nil }
    return presentation()?.value(forKeyPath: key)
  }

  /// The animation of a property without an action of its own.
  static func implicitAnimation(forKey key: String) -> CABasicAnimation {
    let animation = CABasicAnimation(keyPath: key)
    animation.duration = LayerTransaction.animationDuration
    animation.timingFunction =
      LayerTransaction.timingFunction ?? CAMediaTimingFunction(name: .default)
    return animation
  }
}

// MARK: Time

extension CALayer: CAMediaTiming {
  /// The begin time in the time of the parent, in seconds.
  public var beginTime: CFTimeInterval {
    get { animationState?.timing.beginTime ?? 0 }
    set { changeTiming { $0.beginTime = newValue } }
  }
  /// The duration of one run forward, in seconds.
  public var duration: CFTimeInterval {
    get { animationState.map(\.timing.duration) ?? 0 }
    set { changeTiming { $0.duration = newValue } }
  }
  /// The rate of the receiver's time.
  public var speed: Float {
    get { animationState?.timing.speed ?? 1 }
    set { changeTiming { $0.speed = newValue } }
  }
  /// An offset in the receiver's own time, in seconds.
  public var timeOffset: CFTimeInterval {
    get { animationState?.timing.timeOffset ?? 0 }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  /// The number of runs.
  public var repeatCount: Float {
    get { animationState?.timing.repeatCount ?? 0 }
    set { changeTiming { $0.repeatCount = newValue } }
  }
  /// The duration of all runs together, in seconds.
  public var repeatDuration: CFTimeInterval {
    get { animationState?.timing.repeatDuration ?? 0 }
    set { changeTiming { $0.repeatDuration = newValue } }
  }
  /// Whether each run forward is followed by one backward.
  public var autoreverses: Bool {
    get { animationState?.timing.autoreverses ?? false }
    set { changeTiming { $0.autoreverses = newValue } }
  }
  /// The effect outside the active duration.
  public var fillMode: CAMediaTimingFillMode {
    get { animationState?.timing.fillMode ?? .removed }
    set { changeTiming { $0.fillMode = newValue } }
  }

  private func changeTiming(_ change: (inout MediaTiming) -> Void) {
    change(&requireAnimationState().timing)
  }

  /// Converts a time of the clock to the layer's own time.
  func ownTime(at time: CFTimeInterval) -> CFTimeInterval {
    let time = superlayer?.ownTime(at: time) ?? time
    return animationState?.timing.ownTime(at: time) ?? time
  }

  /// Converts the layer's own time to that of the clock; a layer whose time stands still has one.
  private func clockTime(at time: CFTimeInterval) -> CFTimeInterval {
    let timing = animationState?.timing ?? MediaTiming()
    let speed = Double(timing.speed)
    let parent = timing.beginTime + (speed == 0 ? 0 : (time - timing.timeOffset) / speed)
    return superlayer?.clockTime(at: parent) ?? parent
  }

  /// Converts a time of another layer to this layer's; `nil` is the time of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    ownTime(at: l?.clockTime(at: t) ?? t)
  }

  /// Converts a time of this layer to another's; `nil` is the time of `CACurrentMediaTime()`.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = clockTime(at: t)
    return l?.ownTime(at: time) ?? time
  }
}

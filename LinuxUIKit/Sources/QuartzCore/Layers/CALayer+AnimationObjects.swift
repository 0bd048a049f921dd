import Foundation

extension CALayer {
  func attach(_ anim: CAAnimation, forKey key: String?) {
    let copy = anim.makeCopy()
    guard copy is CATransition else {
      return requireAnimationState().add(copy, forKey: key, image: nil)
    }
    requireAnimationState().add(copy, forKey: "transition", image: presentedImage())
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
  func animatableValue(forKeyPath keyPath: String) -> Any? {
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

  func setAnimatableValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let value, let property = LayerProperty.named(keyPath, of: self),
      let current = property.value(of: self), let new = AnimationValue(value, like: current)
    else { return }
    property.set(new, on: self)
  }
}

// MARK: Actions

extension CALayer {
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
  func changeTiming(_ change: (inout MediaTiming) -> Void) {
    change(&requireAnimationState().timing)
  }

  /// Converts a time of the clock to the layer's own time.
  func ownTime(at time: CFTimeInterval) -> CFTimeInterval {
    let time = superlayer?.ownTime(at: time) ?? time
    return animationState?.timing.ownTime(at: time) ?? time
  }

  /// Converts the layer's own time to that of the clock; a layer whose time stands still has one.
  func clockTime(at time: CFTimeInterval) -> CFTimeInterval {
    let timing = animationState?.timing ?? MediaTiming()
    let speed = Double(timing.speed)
    let parent = timing.beginTime + (speed == 0 ? 0 : (time - timing.timeOffset) / speed)
    return superlayer?.clockTime(at: parent) ?? parent
  }
}

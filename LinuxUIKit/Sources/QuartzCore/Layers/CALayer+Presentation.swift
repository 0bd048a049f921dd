extension CALayer {
  func makePresentation() -> Self? {
    guard isPresentable else { return nil }
    let copy = makePresentationCopy()
    let values = presentedValues(of: modelValues, at: FrameTime.now)
    (copy.bounds, copy.position, copy.transform) = (
      values.bounds, values.position, values.transform
    )
    (copy.opacity, copy.cornerRadius) = (values.opacity, values.cornerRadius)
    copy.backgroundColor = values.backgroundColor
    copy.isHidden = isHidden && !isHiding
    animationState?.present(on: copy, at: ownTime(at: FrameTime.now))
    return copy as? Self
  }

  /// The layer's own values, at which its animations end.
  var modelValues: LayerValues {
    LayerValues(
      bounds: bounds, position: position, transform: transform, opacity: opacity,
      cornerRadius: cornerRadius, backgroundColor: modelBackgroundColor)
  }

  /// Returns `values` as the animations present them at `time`.
  func presentedValues(of values: LayerValues, at time: TimeInterval) -> LayerValues {
    var values = values
    for animation in activeAnimations { animation.apply(to: &values, at: time) }
    return values.withComposedTransform()
  }
}

// MARK: Values to draw

extension CALayer {
  /// The values to draw while animations are drawn; `nil` when those are the layer's own.
  var presentedValues: LayerValues? {
    guard !activeAnimations.isEmpty, LayerRenderer.drawsAnimations else { return nil }
    return presentedValues(of: modelValues, at: FrameTime.now)
  }

  /// Whether animations change what is drawn with time.
  var isPresentedInMotion: Bool {
    !activeAnimations.isEmpty && LayerRenderer.drawsAnimations
      || animationState?.isAnimating ?? false
  }

  /// Whether the layer is hidden, but drawn until an animation has ended.
  private var isHiding: Bool {
    activeAnimations.contains { $0.change.isSameProperty(as: .hiding) }
  }

  /// Whether the layer and its sublayers are not drawn.
  var isPresentedHidden: Bool { isHidden && !(isHiding && LayerRenderer.drawsAnimations) }

  /// The bounds to draw.
  var presentedBounds: CGRect { presentedValues?.bounds ?? bounds }

  /// The bounds that the content is drawn for, before it is scaled to `presentedBounds`.
  ///
  /// For a layer that shrinks to no size, they are the bounds before the animation, so that its
  /// content is scaled down instead of disappearing immediately.
  // Unverified: inferred from the collapse of hidden views of stack views (uikit.md, 4.10 and 8.1).
  var contentBounds: CGRect {
    guard bounds.isEmpty, !activeAnimations.isEmpty, LayerRenderer.drawsAnimations else {
      return bounds
    }
    var values = modelValues
    for animation in activeAnimations { values.revert(animation.change, fraction: 1) }
    return values.bounds
  }

  /// Calls `draw` while the layer has other bounds; the change is not animated.
  func withBounds(_ other: CGRect, _ draw: () -> Void) {
    guard other != bounds else { return draw() }
    let own = bounds
    AnimationBlock.withoutAnimation { bounds = other }
    draw()
    AnimationBlock.withoutAnimation { bounds = own }
  }

  /// The transform to draw.
  var presentedTransform: CATransform3D { presentedValues?.transform ?? transform }

  /// The opacity to draw.
  var presentedOpacity: Float { presentedValues?.opacity ?? opacity }

  /// The corner radius to draw.
  var presentedCornerRadius: CGFloat { presentedValues?.cornerRadius ?? cornerRadius }

  /// The background color to draw.
  var presentedBackgroundColor: CGColor? {
    guard let values = presentedValues else { return modelBackgroundColor }
    return values.backgroundColor
  }

  /// The transform from the layer's coordinates to those of the superlayer, to draw.
  var presentedTransformToSuperlayer: CGAffineTransform {
    guard let values = presentedValues else { return transformToSuperlayer }
    return transformToSuperlayer(with: values)
  }
}

extension CALayer {
  /// A copy of the layer as it is seen at this moment; nil for one that is in no window.
  ///
  /// It has no superlayer and no sublayers, and changes no more. Ours has it for layers of views
  /// only, which are the ones that move.
  public func presentation() -> Self? {
    guard canAnimate else { return nil }
    let seen = CALayer()
    seen.takeLook(of: self)
    let values = seenValues(of: modelValues, at: FrameClock.shared.now)
    (seen.bounds, seen.position, seen.transform) = (
      values.bounds, values.position, values.transform
    )
    (seen.opacity, seen.cornerRadius) = (values.opacity, values.cornerRadius)
    seen.backgroundColor = values.backgroundColor
    return seen as? Self
  }

  private func takeLook(of other: CALayer) {
    (anchorPoint, zPosition) = (other.anchorPoint, other.zPosition)
    (isHidden, masksToBounds) = (other.isHidden && !other.isHiding, other.masksToBounds)
    (maskedCorners, cornerCurve) = (other.maskedCorners, other.cornerCurve)
    (borderWidth, borderColor) = (other.borderWidth, other.borderColor)
    (shadowColor, shadowOpacity) = (other.shadowColor, other.shadowOpacity)
    (shadowOffset, shadowRadius, shadowPath) =
      (other.shadowOffset, other.shadowRadius, other.shadowPath)
    (contents, contentsGravity) = (other.contents, other.contentsGravity)
    contentsScale = other.contentsScale
  }

  /// The values that the layer has, where its movements lead to.
  var modelValues: LayerValues {
    LayerValues(
      bounds: bounds, position: position, transform: transform, opacity: opacity,
      cornerRadius: cornerRadius, backgroundColor: modelBackgroundColor)
  }

  /// `values` on their way there at `time`.
  func seenValues(of values: LayerValues, at time: TimeInterval) -> LayerValues {
    var values = values
    for animation in animations { animation.apply(to: &values, at: time) }
    return values.settled()
  }
}

// MARK: What is drawn

extension CALayer {
  /// The values to draw by: on their way while movements are drawn.
  private var drawnValues: LayerValues? {
    guard !animations.isEmpty, LayerRenderer.showsMovements else { return nil }
    return seenValues(of: modelValues, at: FrameClock.shared.now)
  }

  /// Whether the layer is hidden, but drawn until a movement is over.
  private var isHiding: Bool {
    animations.contains { $0.change.isSameProperty(as: .hiding) }
  }

  /// Whether the layer and all below it are left out of drawing.
  var isDrawnHidden: Bool { isHidden && !(LayerRenderer.showsMovements && isHiding) }

  /// The bounds to draw by.
  var drawnBounds: CGRect { drawnValues?.bounds ?? bounds }

  /// The bounds that what is inside is drawn for, before it is stretched to `drawnBounds`.
  ///
  /// [guess 4.10, §8.1] Those of the layer, and on the way to no size those that it comes from, so
  /// that a text is squeezed and doesn't vanish at once.
  var contentBounds: CGRect {
    guard bounds.isEmpty, LayerRenderer.showsMovements else { return bounds }
    var values = modelValues
    for animation in animations { values.goBack(by: animation.change, share: 1) }
    return values.bounds
  }

  /// Lets the layer have other bounds for as long as `draw` runs; nobody hears of them.
  func withBounds(_ other: CGRect, _ draw: () -> Void) {
    guard other != bounds else { return draw() }
    let own = bounds
    UIView.performWithoutAnimation { bounds = other }
    draw()
    UIView.performWithoutAnimation { bounds = own }
  }

  /// The opacity to draw by.
  var drawnOpacity: Float { drawnValues?.opacity ?? opacity }

  /// The corners' radius to draw by.
  var drawnCornerRadius: CGFloat { drawnValues?.cornerRadius ?? cornerRadius }

  /// The color of the background to draw by.
  var drawnBackgroundColor: CGColor? {
    guard let values = drawnValues else { return modelBackgroundColor }
    return values.backgroundColor
  }

  /// Carries a point of this layer to where it is drawn in the superlayer.
  var drawnTransformToSuperlayer: CGAffineTransform {
    guard let values = drawnValues else { return transformToSuperlayer }
    return transformToSuperlayer(by: values)
  }
}

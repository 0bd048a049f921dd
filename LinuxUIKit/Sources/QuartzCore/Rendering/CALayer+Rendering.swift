extension CALayer {
  /// Draws the layer as `render(in:)` does, with its animations as they are presented now.
  package func renderPresentation(in context: CGContext) {
    LayerRenderer.withAnimations {
      LayerContext.current.animatedLayers.withPresentedValues { render(in: context) }
    }
  }
}

// MARK: Shape

extension CALayer {
  /// The outline of background, clip and border, in the layer's coordinates.
  var outline: [PathElement] { outline(insetBy: 0) }

  /// Returns the outline inset by a distance, by which the corner radius is reduced.
  func outline(insetBy inset: CGFloat) -> [PathElement] {
    roundedRectangle(insetBy: inset).elements
  }

  private func roundedRectangle(insetBy inset: CGFloat) -> RoundedRectangle {
    let radius = max(0, presentedCornerRadius - inset)
    return RoundedRectangle(
      rect: presentedBounds.insetBy(dx: inset, dy: inset),
      radii: CGSize(width: radius, height: radius),
      corners: RoundedRectangle.Corners(maskedCorners), isContinuous: cornerCurve == .continuous)
  }

  /// Returns the layer's shape in pixels for a transform without rotation.
  func shape(inPixelsBy transform: CGAffineTransform) -> RoundedRectangle {
    var shape = roundedRectangle(insetBy: 0)
    let radius = presentedCornerRadius
    shape.rect = presentedBounds.applying(transform)
    shape.radii = CGSize(width: radius, height: radius).applying(transform)
    return shape
  }

  /// The background color: the layer's own, or that of its view.
  package var modelBackgroundColor: CGColor? {
    if let backgroundColor { return backgroundColor }
    return ask { $0.layerBackgroundColor } ?? nil
  }

  /// The effect of the view; `nil` for none.
  var viewEffect: LayerEffect? { ask { $0.layerEffect } ?? nil }

  /// The rectangle that the content of the view covers; `nil` for the bounds.
  private var viewContentFrame: CGRect? { ask { $0.layerContentFrame } ?? nil }

  /// Whether the layer is visible and its geometry finite.
  var isDrawable: Bool {
    !isPresentedHidden && presentedOpacity > 0 && bounds.origin.x.isFinite
      && bounds.origin.y.isFinite && bounds.width.isFinite && bounds.height.isFinite
      && presentedTransformToSuperlayer.isInvertible && !isFacingAway
  }
}

extension RoundedRectangle.Corners {
  /// Creates the same corners: the bits are numbered alike.
  init(_ corners: CACornerMask) {
    self.init(rawValue: Int(corners.rawValue & 15))
  }
}

// MARK: Extent

extension CALayer {
  /// The smallest rectangle around all that the layer and its sublayers draw, in its coordinates.
  ///
  /// Visits the sublayers, as far as nothing clips them.
  var drawnExtent: CGRect {
    clipsToBounds ? presentedBounds : contentExtent.union(shadowExtent)
  }

  /// The same rectangle without the shadow.
  var contentExtent: CGRect {
    guard !drawsSublayersOnly else { return sublayerExtent }
    let own = ownExtent.union(contentRect(viewContentFrame ?? .null, in: contentBounds))
    guard !masksToBounds else { return presentedBounds }
    return own.union(sublayerExtent)
  }

  private var shadowExtent: CGRect {
    guard hasShadow else { return .null }
    let shape = shadowPath?.boundingBox ?? contentExtent
    // Three deviations hold all but a thousandth of a Gaussian.
    let reach = 3 * shadowRadius + 1
    return shape.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      .insetBy(dx: -reach, dy: -reach)
  }

  /// Whether sublayers are clipped to the bounds.
  var clipsToBounds: Bool { masksToBounds && !drawsSublayersOnly }

  /// Whether a shadow is visible; clipping removes it, as on Apple's platforms.
  var hasShadow: Bool {
    shadowOpacity > 0 && !masksToBounds && !drawsSublayersOnly && (shadowColor?.alpha ?? 0) > 0
  }
}

import Foundation

extension CALayer {
  /// The outline of background, clip and border, in the layer's coordinates.
  var outline: [PathElement] { outline(insetBy: 0) }

  /// The outline as far inside as given; corners get so much smaller.
  func outline(insetBy inset: CGFloat) -> [PathElement] {
    let radius = max(0, drawnCornerRadius - inset)
    return RoundedRectangle(
      rect: drawnBounds.insetBy(dx: inset, dy: inset), radii: CGSize(width: radius, height: radius),
      corners: RoundedRectangle.Corners(maskedCorners), isContinuous: cornerCurve == .continuous
    ).elements
  }

  /// The view that the layer belongs to.
  var view: UIView? { delegate as? UIView }

  /// The color of the background: the layer's own, else the view's under its traits.
  var modelBackgroundColor: CGColor? {
    if let backgroundColor { return backgroundColor }
    guard let view, let color = view.backgroundColor else { return nil }
    return color.cgColor(with: view.drawingTraits)
  }

  /// Whether numbers are such that anything can be drawn.
  var isDrawable: Bool {
    !isDrawnHidden && drawnOpacity > 0 && bounds.origin.x.isFinite && bounds.origin.y.isFinite
      && bounds.width.isFinite && bounds.height.isFinite
      && drawnTransformToSuperlayer.isInvertible
  }
}

extension RoundedRectangle.Corners {
  /// The same corners: the bits are numbered alike.
  init(_ corners: CACornerMask) {
    self.init(rawValue: Int(corners.rawValue & 15))
  }
}

extension UIView {
  /// The traits that colors resolve with while the view draws: with its tint.
  var drawingTraits: UITraitCollection {
    traitCollection.with(tintColor: tintColor)
  }
}

// MARK: How far drawing reaches

extension CALayer {
  /// The rectangle around all that the layer and those below it draw, in its own coordinates.
  ///
  /// Costs a walk through the layers below, as far as nothing clips them.
  var drawnExtent: CGRect {
    masksToBounds ? drawnBounds : contentExtent.union(shadowExtent)
  }

  /// The same without the shadow: what casts it.
  var contentExtent: CGRect {
    let own = ownExtent.union((view as? UIImageView)?.imageFrame ?? .null)
    guard !masksToBounds else { return drawnBounds }
    return children.reduce(own) { extent, child in
      guard child.isDrawable else { return extent }
      return extent.union(child.drawnExtent.applying(child.drawnTransformToSuperlayer))
    }
  }

  private var shadowExtent: CGRect {
    guard castsShadow else { return .null }
    let shape = shadowPath?.boundingBox ?? contentExtent
    // Three deviations hold all but a thousandth of a Gaussian.
    let reach = 3 * shadowRadius + 1
    return shape.offsetBy(dx: shadowOffset.width, dy: shadowOffset.height)
      .insetBy(dx: -reach, dy: -reach)
  }

  /// Whether a shadow shows; clipping cuts it away, as by Apple's.
  var castsShadow: Bool {
    shadowOpacity > 0 && !masksToBounds && (shadowColor?.alpha ?? 0) > 0
  }
}

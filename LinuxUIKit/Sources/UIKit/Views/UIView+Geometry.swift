extension UIView {
  /// The transform from this view's coordinate system to that of the root view.
  var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view = self
    while let superview = view.superview {
      transform = transform.concatenating(view.layer.transformToSuperlayer)
      view = superview
    }
    return transform
  }

  /// Performs a change of geometry and updates subviews, layout and constraints.
  func setGeometry(_ change: () -> Void) {
    let before = layer.bounds
    change()
    let after = layer.bounds
    if before.size != after.size {
      resizeSubviews(from: before.size, to: after.size)
      markForLayout()
      owningController?.rootViewSizeDidChange()
    }
    givenFrameDidChange()
    boundsDidChange(from: before, to: after)
    attachments.attachment(GeometryObserver.self)?.action(self)
  }

  /// Returns the rectangle, or stops with Core Animation's message if it contains NaN.
  func checkedGeometry(_ rect: CGRect) -> CGRect {
    guard rect.width.isNaN || rect.height.isNaN else {
      return CGRect(origin: checkedGeometry(rect.origin), size: rect.size)
    }
    fatalError(
      """
      CALayerInvalidGeometry: CALayer bounds contains NaN: \
      [\(rect.minX) \(rect.minY); \(rect.width) \(rect.height)]
      """)
  }

  /// Returns the point, or stops with Core Animation's message if it contains NaN.
  func checkedGeometry(_ point: CGPoint) -> CGPoint {
    guard point.x.isNaN || point.y.isNaN else { return point }
    fatalError("CALayerInvalidGeometry: CALayer position contains NaN: [\(point.x) \(point.y)]")
  }
}

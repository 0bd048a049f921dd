extension UIView {
  /// Carries a point of this view's coordinates into another's; nil means the window's.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = point.applying(transformToRoot)
    guard let view else { return inRoot }
    return inRoot.applying(view.transformToRoot.inverted())
  }

  /// Carries a point of another view's coordinates into this one's; nil means the window's.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let inRoot = view.map { point.applying($0.transformToRoot) } ?? point
    return inRoot.applying(transformToRoot.inverted())
  }

  /// Carries a rectangle of this view's coordinates into another's; nil means the window's.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let inRoot = rect.applying(transformToRoot)
    guard let view else { return inRoot }
    return inRoot.applying(view.transformToRoot.inverted())
  }

  /// Carries a rectangle of another view's coordinates into this one's; nil means the window's.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let inRoot = view.map { rect.applying($0.transformToRoot) } ?? rect
    return inRoot.applying(transformToRoot.inverted())
  }

  /// Carries a point of this view to the coordinates inside of the outermost view around it.
  private var transformToRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var view = self
    while let superview = view.superview {
      transform = transform.concatenating(view.layer.transformToSuperlayer)
      view = superview
    }
    return transform
  }

  /// Runs a change of geometry and lets the layout follow it.
  func setGeometry(_ change: () -> Void) {
    let before = layer.bounds
    change()
    let after = layer.bounds
    if before.size != after.size {
      resizeSubviews(from: before.size, to: after.size)
      markForLayout()
    }
    givenFrameDidChange()
    boundsDidChange(from: before, to: after)
  }

  /// Stops on a size or origin that no screen can show, as Core Animation does.
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

  /// Stops on a point that no screen can show, as Core Animation does.
  func checkedGeometry(_ point: CGPoint) -> CGPoint {
    guard point.x.isNaN || point.y.isNaN else { return point }
    fatalError("CALayerInvalidGeometry: CALayer position contains NaN: [\(point.x) \(point.y)]")
  }
}

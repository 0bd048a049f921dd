extension UIView {
  /// Exchanges two subviews by their positions from back to front.
  ///
  /// Does nothing if there is no subview at one of the positions.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2, subviews.indices.contains(index1), subviews.indices.contains(index2)
    else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (lower, upper) = (subviews[low], subviews[high])
    insertSubview(upper, at: low)
    insertSubview(lower, at: high)
  }

  /// The point of the layer that `center` positions, in fractions of its size (iOS 16).
  ///
  /// The default is (0.5, 0.5).
  public var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  /// The three-dimensional transform about the center.
  ///
  /// - Note: Not implemented: perspective. The effect within the plane is drawn.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The number of pixels in a point of the content.
  public var contentScaleFactor: CGFloat {
    get { layer.contentsScale }
    set { layer.contentsScale = newValue }
  }

  /// Marks a part of the view as needing to be redrawn in the next frame; the whole view is redrawn.
  public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
}

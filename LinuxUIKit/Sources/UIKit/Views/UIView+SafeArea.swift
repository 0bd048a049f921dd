extension UIView {
  /// What the superview's safe area leaves inside of this view, and what the controller adds.
  ///
  /// Per edge: the superview's inset less the distance from its edge, between zero and that inset
  /// (uikit.md 3.3). The frame counts, not the transform.
  var computedSafeAreaInsets: UIEdgeInsets {
    guard window != nil else { return .zero }
    let added = owningController?.safeAreaContribution ?? .zero
    guard let superview else { return added.flooredAtZero }
    let outer = superview.safeAreaInsets
    let inherited = UIEdgeInsets(
      top: remainder(of: outer.top, after: untransformedFrame.minY - superview.bounds.minY),
      left: remainder(of: outer.left, after: untransformedFrame.minX - superview.bounds.minX),
      bottom: remainder(of: outer.bottom, after: superview.bounds.maxY - untransformedFrame.maxY),
      right: remainder(of: outer.right, after: superview.bounds.maxX - untransformedFrame.maxX))
    return (inherited + added).flooredAtZero
  }

  private func remainder(of inset: CGFloat, after distance: CGFloat) -> CGFloat {
    min(max(inset - distance, 0), inset)
  }

  private var untransformedFrame: CGRect {
    CGRect(
      x: layer.position.x - bounds.width * layer.anchorPoint.x,
      y: layer.position.y - bounds.height * layer.anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }
}

extension UIEdgeInsets {
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }

  var flooredAtZero: UIEdgeInsets {
    UIEdgeInsets(top: max(top, 0), left: max(left, 0), bottom: max(bottom, 0), right: max(right, 0))
  }
}

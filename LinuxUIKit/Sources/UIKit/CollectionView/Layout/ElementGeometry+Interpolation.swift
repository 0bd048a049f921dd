extension ElementGeometry {
  /// Returns the interpolation to another geometry, which is extrapolated beyond 0 and 1.
  ///
  /// Opacity and size stay within their limits. The z-index is that of the nearer end.
  func interpolated(to other: ElementGeometry, by fraction: CGFloat) -> ElementGeometry {
    var between = fraction < 0.5 ? self : other
    between.center = CGPoint(
      x: center.x + (other.center.x - center.x) * fraction,
      y: center.y + (other.center.y - center.y) * fraction)
    between.size = CGSize(
      width: max(0, size.width + (other.size.width - size.width) * fraction),
      height: max(0, size.height + (other.size.height - size.height) * fraction))
    between.alpha = min(max(alpha + (other.alpha - alpha) * fraction, 0), 1)
    between.isHidden = isHidden && other.isHidden
    guard transform != other.transform else { return between }
    let difference = TransformComponents.difference(from: other.transform, to: transform)
    let end = TransformComponents(other.transform)
    between.transform = (end + difference * (1 - fraction)).transform
    return between
  }
}

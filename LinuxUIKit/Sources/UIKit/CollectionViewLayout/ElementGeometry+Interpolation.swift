extension ElementGeometry {
  /// The geometry at a part of the way to another one; beyond 0 and 1 it goes on.
  ///
  /// Opacity and size stay in their limits. The order is that of the nearer end.
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

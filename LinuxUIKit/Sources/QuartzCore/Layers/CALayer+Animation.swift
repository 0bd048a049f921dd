extension CALayer {
  /// Returns the change of a property, starting from the value that is presented now.
  func presentedStart(of change: LayerChange) -> LayerChange {
    var values = modelValues
    // The value before the change is the one that earlier animations lead to.
    values.revert(change, fraction: 1)
    let presented = presentedValues(of: values, at: FrameTime.now)
    switch change {
    case .opacity: return .opacity(presented.opacity)
    case .cornerRadius: return .cornerRadius(presented.cornerRadius)
    case .backgroundColor: return .backgroundColor(presented.backgroundColor)
    case .bounds, .position, .transform, .spaceTransform, .hiding: return change
    }
  }

  /// Returns the change from the old bounds; `nil` when they are equal, or not finite.
  func change(from old: CGRect) -> LayerChange? {
    let difference = CGRect(
      x: old.origin.x - bounds.origin.x, y: old.origin.y - bounds.origin.y,
      width: old.size.width - bounds.size.width, height: old.size.height - bounds.size.height)
    let parts = [
      difference.origin.x, difference.origin.y, difference.size.width, difference.size.height,
    ]
    guard parts.contains(where: { $0 != 0 }), parts.allSatisfy(\.isFinite) else { return nil }
    return .bounds(difference)
  }

  /// Returns the change from the old position; `nil` when it is equal, or not finite.
  func change(from old: CGPoint) -> LayerChange? {
    let difference = CGPoint(x: old.x - position.x, y: old.y - position.y)
    guard difference != .zero, difference.x.isFinite, difference.y.isFinite else { return nil }
    return .position(difference)
  }

  /// Returns the change from the old transform; `nil` when it is equal.
  func change(from old: CATransform3D) -> LayerChange? {
    guard !CATransform3DEqualToTransform(old, transform) else { return nil }
    // Unverified: entries of a transform that leaves the plane are interpolated one by one
    // (inferred from uikit.md, 8.1, which describes affine transforms).
    guard CATransform3DIsAffine(old), CATransform3DIsAffine(transform) else {
      return .spaceTransform(zip(old.rows, transform.rows).map { $0 - $1 })
    }
    return .transform(
      .difference(
        from: CATransform3DGetAffineTransform(transform), to: CATransform3DGetAffineTransform(old)))
  }
}

extension UIView {
  /// The default margin on each edge (uikit.md, 3.3).
  private static let defaultMargin: CGFloat = 8

  /// The margins as set, enlarged to those of the controller and the superview, plus the safe area.
  var effectiveMargins: NSDirectionalEdgeInsets {
    var margins = ownMargins
    if preservesSuperviewLayoutMargins, let superview {
      margins = margins.widened(to: superview.effectiveMargins.reaching(into: self, of: superview))
    }
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    let safe = safeAreaInsets.directional(isRightToLeft: isRightToLeft)
    return NSDirectionalEdgeInsets(
      top: margins.top + safe.top, leading: margins.leading + safe.leading,
      bottom: margins.bottom + safe.bottom, trailing: margins.trailing + safe.trailing)
  }

  private var ownMargins: NSDirectionalEdgeInsets {
    let side = Self.defaultMargin
    let owner = owningController
    let isRoot = owner != nil
    let fallback = NSDirectionalEdgeInsets(
      top: isRoot ? 0 : side, leading: side, bottom: isRoot ? 0 : side, trailing: side)
    let base = baseMargins ?? fallback
    return base.widened(to: owner?.minimumRootMargins ?? .zero)
  }
}

extension NSDirectionalEdgeInsets {
  /// Returns the larger inset for each edge.
  func widened(to other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: max(top, other.top), leading: max(leading, other.leading),
      bottom: max(bottom, other.bottom), trailing: max(trailing, other.trailing))
  }

  /// Returns the parts of a superview's margins that overlap one of its subviews.
  @MainActor func reaching(into view: UIView, of superview: UIView) -> NSDirectionalEdgeInsets {
    let left = view.frame.minX - superview.bounds.minX
    let right = superview.bounds.maxX - view.frame.maxX
    let leadingDistance = view.isRightToLeft ? right : left
    let trailingDistance = view.isRightToLeft ? left : right
    return NSDirectionalEdgeInsets(
      top: max(0, top - (view.frame.minY - superview.bounds.minY)),
      leading: max(0, leading - leadingDistance),
      bottom: max(0, bottom - (superview.bounds.maxY - view.frame.maxY)),
      trailing: max(0, trailing - trailingDistance))
  }

  /// Returns the insets with left and right edges.
  func resolved(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading,
      bottom: bottom, right: isRightToLeft ? leading : trailing)
  }
}

extension UIEdgeInsets {
  /// Returns the insets with leading and trailing edges.
  func directional(isRightToLeft: Bool) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top, leading: isRightToLeft ? right : left,
      bottom: bottom, trailing: isRightToLeft ? left : right)
  }
}

extension UIView {
  /// The part of the superview's safe area that overlaps this view, plus the owning controller's
  /// insets.
  ///
  /// For each edge, this is the superview's inset minus the distance from its edge, between zero
  /// and that inset (uikit.md, 3.3). The transform is ignored.
  var computedSafeAreaInsets: UIEdgeInsets {
    let insets = inheritedSafeAreaInsets + (owningController?.safeAreaContribution ?? .zero)
    // Asked last, since it takes longer the deeper the view is, and most insets are zero.
    guard insets != .zero, window != nil else { return .zero }
    return insets.flooredAtZero
  }

  private var inheritedSafeAreaInsets: UIEdgeInsets {
    guard let superview else { return .zero }
    let outer = superview.safeAreaInsetsOfSubviews
    guard outer != .zero else { return .zero }
    let (frame, outside) = (layer.untransformedFrame, superview.bounds)
    return UIEdgeInsets(
      top: remainder(of: outer.top, after: frame.minY - outside.minY),
      left: remainder(of: outer.left, after: frame.minX - outside.minX),
      bottom: remainder(of: outer.bottom, after: outside.maxY - frame.maxY),
      right: remainder(of: outer.right, after: outside.maxX - frame.maxX))
  }

  private func remainder(of inset: CGFloat, after distance: CGFloat) -> CGFloat {
    min(max(inset - distance, 0), inset)
  }
}

extension UIEdgeInsets {
  static func + (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top + right.top, left: left.left + right.left,
      bottom: left.bottom + right.bottom, right: left.right + right.right)
  }

  static func - (left: UIEdgeInsets, right: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: left.top - right.top, left: left.left - right.left,
      bottom: left.bottom - right.bottom, right: left.right - right.right)
  }

  var flooredAtZero: UIEdgeInsets {
    UIEdgeInsets(top: max(top, 0), left: max(left, 0), bottom: max(bottom, 0), right: max(right, 0))
  }
}

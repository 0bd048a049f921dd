import ConstraintSolver

extension LayoutItemEntry {
  /// The natural size of a view, its height at the width that was found for it last.
  func naturalSize(of view: UIView) -> CGSize {
    let natural = view.intrinsicContentSize
    guard let content = view as? any WidthDependentContent, content.isHeightDependentOnWidth,
      let measuredWidth
    else { return natural }
    // What a subclass adds by overriding `intrinsicContentSize`, such as padding, stays around the
    // content.
    let unlimited = content.contentSize(forWidth: .greatestFiniteMagnitude)
    let available = max(0, measuredWidth - (natural.width - unlimited.width))
    let height = content.contentSize(forWidth: available).height
    return CGSize(width: natural.width, height: height + natural.height - unlimited.height)
  }

  /// Remembers the width in the solution; tells whether content has to be measured for it.
  func takeMeasuredWidth(from solver: Solver) -> Bool {
    guard let content = item as? any WidthDependentContent, content.isHeightDependentOnWidth,
      !content.translatesAutoresizingMaskIntoConstraints
    else { return false }
    let width = CGFloat(solver.value(of: self.width))
    guard abs(width - (measuredWidth ?? -1)) > LoweredConstraint.tolerance else { return false }
    measuredWidth = width
    return true
  }
}

extension UIView {
  /// How the view's alignment rectangle follows the superview's length on one axis.
  func autoresizingRule(isVertical: Bool) -> AutoresizingRule {
    let rect = alignmentRect(forFrame: layer.untransformedFrame)
    let mask = autoresizingMask
    let available = superview?.bounds.size ?? .zero
    guard isVertical else {
      return AutoresizingRule(
        start: Double(rect.minX), length: Double(rect.width), available: Double(available.width),
        flexible: [
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
          mask.contains(.flexibleRightMargin),
        ])
    }
    return AutoresizingRule(
      start: Double(rect.minY), length: Double(rect.height), available: Double(available.height),
      flexible: [
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin),
      ])
  }
}

extension CALayer {
  /// Where the layer lies in its superlayer before its transform.
  var untransformedFrame: CGRect {
    CGRect(
      x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
      width: bounds.width, height: bounds.height)
  }
}

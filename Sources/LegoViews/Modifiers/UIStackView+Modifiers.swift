import UIKit

extension UIStackView {
  /// Sets the direction of the arranged subviews.
  @discardableResult public func axis(_ axis: NSLayoutConstraint.Axis) -> Self {
    self.axis = axis
    setNeedsBoxLayout()
    return self
  }

  /// Sets the distribution along the axis.
  @discardableResult public func distribution(_ distribution: UIStackView.Distribution) -> Self {
    self.distribution = distribution
    setNeedsBoxLayout()
    return self
  }

  /// Sets the alignment of the arranged subviews across the axis.
  @discardableResult public func itemAlignment(_ itemAlignment: UIStackView.Alignment) -> Self {
    self.alignment = itemAlignment
    setNeedsBoxLayout()
    return self
  }

  /// Sets the distance between neighbors, in points.
  @discardableResult public func spacing(_ spacing: CGFloat) -> Self {
    self.spacing = spacing
    setNeedsBoxLayout()
    return self
  }

  /// Sets the option to arrange within the layout margins.
  @discardableResult public func isLayoutMarginsRelativeArrangement(
    _ isLayoutMarginsRelativeArrangement: Bool
  ) -> Self {
    self.isLayoutMarginsRelativeArrangement = isLayoutMarginsRelativeArrangement
    setNeedsBoxLayout()
    return self
  }

  /// Sets the option to measure vertical spacing from baselines.
  @discardableResult public func isBaselineRelativeArrangement(
    _ isBaselineRelativeArrangement: Bool
  ) -> Self {
    self.isBaselineRelativeArrangement = isBaselineRelativeArrangement
    setNeedsBoxLayout()
    return self
  }
}

extension UIStackView {
  /// Sets the distance behind one of the arranged subviews, in points.
  @discardableResult public func customSpacing(_ spacing: CGFloat, after view: UIView) -> Self {
    setCustomSpacing(spacing, after: view)
    setNeedsBoxLayout()
    return self
  }
}

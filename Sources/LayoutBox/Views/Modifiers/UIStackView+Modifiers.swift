import UIKit

extension UIStackView {
  /// Sets the direction of the arranged subviews.
  @discardableResult public func axis(_ axis: NSLayoutConstraint.Axis) -> Self {
    set(\.axis, to: axis)
  }

  /// Sets the distribution along the axis.
  @discardableResult public func distribution(_ distribution: UIStackView.Distribution) -> Self {
    set(\.distribution, to: distribution)
  }

  /// Sets the alignment of the arranged subviews across the axis.
  @discardableResult public func itemAlignment(_ itemAlignment: UIStackView.Alignment) -> Self {
    set(\.alignment, to: itemAlignment)
  }

  /// Sets the distance between neighbors, in points.
  @discardableResult public func spacing(_ spacing: CGFloat) -> Self {
    set(\.spacing, to: spacing)
  }

  /// Sets the option to arrange within the layout margins.
  @discardableResult public func isLayoutMarginsRelativeArrangement(
    _ isLayoutMarginsRelativeArrangement: Bool
  ) -> Self {
    set(\.isLayoutMarginsRelativeArrangement, to: isLayoutMarginsRelativeArrangement)
  }

  /// Sets the option to measure vertical spacing from baselines.
  @discardableResult public func isBaselineRelativeArrangement(
    _ isBaselineRelativeArrangement: Bool
  ) -> Self {
    set(\.isBaselineRelativeArrangement, to: isBaselineRelativeArrangement)
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

import UIKit

extension UIStackView {
  /// Binds the direction of the arranged subviews to a stream; with `nil` it remains as it is.
  @discardableResult public func axis(_ axis: (some Outputing<NSLayoutConstraint.Axis>)?) -> Self {
    bind(axis) { $0.axis($1) }
  }

  /// Binds the distribution along the axis to a stream; with `nil` it remains as it is.
  @discardableResult public func distribution(
    _ distribution: (some Outputing<UIStackView.Distribution>)?
  ) -> Self {
    bind(distribution) { $0.distribution($1) }
  }

  /// Binds the alignment of the arranged subviews across the axis to a stream; with `nil` it remains as it is.
  @discardableResult public func itemAlignment(
    _ itemAlignment: (some Outputing<UIStackView.Alignment>)?
  ) -> Self {
    bind(itemAlignment) { $0.itemAlignment($1) }
  }

  /// Binds the distance between neighbors to a stream; with `nil` it remains as it is.
  @discardableResult public func spacing(_ spacing: (some Outputing<CGFloat>)?) -> Self {
    bind(spacing) { $0.spacing($1) }
  }

  /// Binds the option to arrange within the layout margins to a stream; with `nil` it remains as it is.
  @discardableResult public func isLayoutMarginsRelativeArrangement(
    _ isLayoutMarginsRelativeArrangement: (some Outputing<Bool>)?
  ) -> Self {
    bind(isLayoutMarginsRelativeArrangement) { $0.isLayoutMarginsRelativeArrangement($1) }
  }

  /// Binds the option to measure vertical spacing from baselines to a stream; with `nil` it remains as it is.
  @discardableResult public func isBaselineRelativeArrangement(
    _ isBaselineRelativeArrangement: (some Outputing<Bool>)?
  ) -> Self {
    bind(isBaselineRelativeArrangement) { $0.isBaselineRelativeArrangement($1) }
  }
}

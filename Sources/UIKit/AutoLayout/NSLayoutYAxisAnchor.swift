import Foundation

/// An upper or lower edge, or the middle between them.
///
///     detail.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 1)
///
/// The system's spacing is 8 points (uikit.md 3.3). Ours leaves out baselines and
/// `anchorWithOffset(to:)`.
@MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

extension NSLayoutYAxisAnchor {
  /// Places this edge the system's spacing below the other one, times `multiplier`.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing(times: multiplier))
  }

  /// Places this edge at least the system's spacing below the other one, times `multiplier`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing(times: multiplier))
  }

  /// Places this edge at most the system's spacing below the other one, times `multiplier`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing(times: multiplier))
  }
}

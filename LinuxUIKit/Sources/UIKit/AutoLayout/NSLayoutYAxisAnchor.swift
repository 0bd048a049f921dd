import Foundation

/// An upper or lower edge, the middle between them, or a baseline of text.
///
///     detail.topAnchor.constraint(equalToSystemSpacingBelow: title.bottomAnchor, multiplier: 1)
///
/// The system's spacing is 8 points; between baselines of text it is that of lines, and follows the
/// fonts (uikit.md 3.3). Ours leaves out `anchorWithOffset(to:)`.
@preconcurrency @MainActor open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

extension NSLayoutYAxisAnchor {
  /// Places this edge the system's spacing below the other one, times `multiplier`.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.equal, systemSpacingBelow: anchor, multiplier)
  }

  /// Places this edge at least the system's spacing below the other one, times `multiplier`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.greaterThanOrEqual, systemSpacingBelow: anchor, multiplier)
  }

  /// Places this edge at most the system's spacing below the other one, times `multiplier`.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    makeConstraint(.lessThanOrEqual, systemSpacingBelow: anchor, multiplier)
  }

  private func makeConstraint(
    _ relation: NSLayoutConstraint.Relation, systemSpacingBelow anchor: NSLayoutYAxisAnchor,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    let made = makeConstraint(relation, to: anchor, constant: systemSpacing(times: multiplier))
    made.lineSpacingMultiplier = max(multiplier, 0)
    return made
  }
}

import Foundation

/// A left, right, leading or trailing edge, or the middle between them.
///
///     name.leadingAnchor.constraint(equalToSystemSpacingAfter: icon.trailingAnchor, multiplier: 1)
///
/// The system's spacing is 8 points (uikit.md 3.3). Ours leaves out `anchorWithOffset(to:)`.
@preconcurrency @MainActor open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

extension NSLayoutXAxisAnchor {
  /// Places this edge the system's spacing after the other one, times `multiplier`.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(equalTo: anchor, constant: systemSpacing(times: multiplier))
  }

  /// Places this edge at least the system's spacing after the other one, times `multiplier`.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing(times: multiplier))
  }

  /// Places this edge at most the system's spacing after the other one, times `multiplier`.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    constraint(lessThanOrEqualTo: anchor, constant: systemSpacing(times: multiplier))
  }
}

/// Points between neighbors; a negative multiplier acts as zero (uikit.md 3.3).
func systemSpacing(times multiplier: CGFloat) -> CGFloat {
  8 * max(multiplier, 0)
}

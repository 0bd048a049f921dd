import CompositionalLayout

/// The behavior of a section that scrolls orthogonally to its layout.
///
/// Checked against compositional-layout.md, 1.16 and 5.3.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section doesn't scroll orthogonally.
  case none = 0
  /// Scrolling stops at any offset.
  case continuous = 1
  /// Scrolling stops at the leading edge of a group.
  case continuousGroupLeadingBoundary = 2
  /// Scrolling stops at multiples of the collection view's extent.
  case paging = 3
  /// Scrolling moves by one group.
  case groupPaging = 4
  /// Scrolling moves by one group, which is centered.
  case groupPagingCentered = 5

  /// The behavior as a value for the solver.
  var value: OrthogonalBehavior { OrthogonalBehavior(rawValue: rawValue) ?? .none }
}

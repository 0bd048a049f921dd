import CompositionalLayout

/// Whether a section scrolls across its layout, and where it comes to rest when a finger lets go.
///
/// Checked against compositional-layout.md, 1.16 and 5.3.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section's groups follow each other along the layout's scroll direction.
  case none = 0
  /// It comes to rest anywhere.
  case continuous = 1
  /// It comes to rest where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// It goes on by the extent of the collection view.
  case paging = 3
  /// It goes on by one group.
  case groupPaging = 4
  /// It goes on by one group, which it centers.
  case groupPagingCentered = 5

  /// The behavior for the solver.
  var value: OrthogonalBehavior { OrthogonalBehavior(rawValue: rawValue) ?? .none }
}

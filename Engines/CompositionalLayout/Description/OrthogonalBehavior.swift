/// Whether a section scrolls across its layout, and where it comes to rest (5.3).
///
/// The raw values are those of `UICollectionLayoutSectionOrthogonalScrollingBehavior` (1.16).
package enum OrthogonalBehavior: Int, Hashable, Sendable, CaseIterable {
  /// Its groups follow each other along the layout's scroll axis.
  case none = 0
  /// It comes to rest anywhere.
  case continuous = 1
  /// It comes to rest where a group begins.
  case continuousGroupLeadingBoundary = 2
  /// It goes on by its own length.
  case paging = 3
  /// It goes on by one group.
  case groupPaging = 4
  /// It goes on by one group, which it centers.
  case groupPagingCentered = 5
}

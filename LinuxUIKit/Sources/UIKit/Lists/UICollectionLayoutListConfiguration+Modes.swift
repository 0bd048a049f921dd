extension UICollectionLayoutListConfiguration {
  /// The kinds of lists.
  public enum Appearance: Hashable, Sendable {
    /// Rows from edge to edge, with headers that stay visible.
    case plain
    /// Rows from edge to edge, in groups with room between them.
    case grouped
    /// Groups that keep the layout margins from the edges.
    case insetGrouped
    /// The first column of a split view, whose rows keep away from the edges.
    case sidebar
    /// The first column of a split view, with rows from edge to edge.
    case sidebarPlain
  }

  /// Where the header of a list section comes from.
  public enum HeaderMode: Hashable, Sendable {
    /// There is none.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionHeader`.
    ///
    /// The data source must return one for every section.
    case supplementary
    /// The section's first item, which the layout places as a row.
    case firstItemInSection
  }

  /// Where the footer of a list section comes from.
  public enum FooterMode: Hashable, Sendable {
    /// There is none.
    case none
    /// A supplementary view of the kind `UICollectionView.elementKindSectionFooter`.
    ///
    /// The data source must return one for every section.
    case supplementary
  }
}

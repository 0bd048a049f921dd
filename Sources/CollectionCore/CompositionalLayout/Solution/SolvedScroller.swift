import Foundation

/// Where a section's cells scroll across the layout; positions count from the section's content.
struct SolvedScroller: Sendable {
  /// What the scroller covers along the layout's scroll axis.
  let main: LayoutInterval
  /// What cells and badges cover along that axis.
  let span: LayoutInterval
  /// Where it comes to rest across the layout.
  let paging: OrthogonalPaging
}

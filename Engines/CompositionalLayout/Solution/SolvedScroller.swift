import Foundation
import LayoutGeometry

/// Where a section's cells scroll across the layout; positions count from the section's content.
///
/// It never changes. An object, so that sections without one, most of them, stay small.
final class SolvedScroller: Sendable {
  /// What the scroller covers along the layout's scroll axis.
  let main: LayoutInterval
  /// What cells and badges cover along that axis.
  let span: LayoutInterval
  /// Where it comes to rest across the layout.
  let paging: OrthogonalPaging

  /// A scroller that covers `main`, with cells and badges that cover `span`.
  init(main: LayoutInterval, span: LayoutInterval, paging: OrthogonalPaging) {
    (self.main, self.span, self.paging) = (main, span, paging)
  }
}

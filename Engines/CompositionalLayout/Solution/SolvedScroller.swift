import Foundation
import LayoutGeometry

/// The orthogonal scroller of a section; positions are relative to the section's content.
///
/// An immutable object, so that the sections without one, which are most of them, stay small.
final class SolvedScroller: Sendable {
  /// The interval of the scroller along the layout's scroll axis.
  let main: LayoutInterval
  /// The interval that cells and badges cover along that axis.
  let span: LayoutInterval
  /// The rest positions.
  let paging: OrthogonalPaging

  /// Creates a scroller that covers `main`, with cells and badges that cover `span`.
  init(main: LayoutInterval, span: LayoutInterval, paging: OrthogonalPaging) {
    (self.main, self.span, self.paging) = (main, span, paging)
  }
}

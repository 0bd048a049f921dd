import Foundation
import ScrollMotion

extension OrthogonalPaging {
  // Unverified: by default paging sections decelerate fast, and others as their parent
  // (compositional-layout.md, 5.3).
  /// Returns the deceleration after a drag; `parent` is the one of the layout's scroll view.
  package func deceleration(parent: ScrollDeceleration = .normal) -> ScrollDeceleration {
    switch (scrolling.deceleration, behavior) {
    case (.rate(let rate), _): ScrollDeceleration(rate: rate)
    case (.automatic, .paging), (.automatic, .groupPaging), (.automatic, .groupPagingCentered):
      .fast
    case (.automatic, .none), (.automatic, .continuous),
      (.automatic, .continuousGroupLeadingBoundary):
      parent
    }
  }

  /// Whether it can be dragged past its edges.
  package var bounces: Bool {
    switch scrolling.bounce {
    case .automatic: range.end > range.start
    case .always: true
    case .never: false
    }
  }

  /// Returns the displayed offset during a drag to `offset`, in points.
  ///
  /// In its range it follows the finger; past an edge it follows with increasing resistance, or not
  /// at all.
  package func shown(draggedTo offset: CGFloat) -> CGFloat {
    let range = range
    let nearest = min(max(offset, range.start), range.end)
    return bounces ? nearest + RubberBand.shown(offset - nearest, in: length) : nearest
  }

  /// Returns the offset at which it rests after a drag, in points.
  ///
  /// - Parameters:
  ///   - offset: The offset at the end of the drag.
  ///   - velocity: The velocity of the offset at the end of the drag, in points per millisecond.
  ///   - start: The offset at the start of the drag.
  ///   - parent: The deceleration of the layout's scroll view.
  /// - Returns: An offset in the valid range.
  package func target(
    releasedAt offset: CGFloat, velocity: CGFloat, from start: CGFloat,
    parent: ScrollDeceleration = .normal
  ) -> CGFloat {
    target(
      releasedAt: offset, velocity: velocity, from: start,
      naturalEnd: deceleration(parent: parent).landing(from: offset, velocity: velocity))
  }
}

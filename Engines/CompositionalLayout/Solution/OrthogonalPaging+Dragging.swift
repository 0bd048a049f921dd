import Foundation
import ScrollMotion

extension OrthogonalPaging {
  /// How it slows down once a finger has let go; `parent` is the rate of the layout's scroll view.
  ///
  /// [guess 5.3] Left to itself, a section that goes on by pages or groups does so fast, and others
  /// do as their parent.
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

  /// The offset that shows while a finger drags it to `offset`, in points.
  ///
  /// Within its range it follows the finger; past an edge it gives way less and less, or not at all.
  package func shown(draggedTo offset: CGFloat) -> CGFloat {
    let range = range
    let nearest = min(max(offset, range.start), range.end)
    return bounces ? nearest + RubberBand.shown(offset - nearest, in: length) : nearest
  }

  /// Where it comes to rest after a finger let go of it, in points.
  ///
  /// - Parameters:
  ///   - offset: Where the finger let go.
  ///   - velocity: How fast the offset grew then, in points for each millisecond.
  ///   - start: Where the drag began.
  ///   - parent: The rate of the layout's scroll view.
  /// - Returns: An offset between the first and the last one.
  package func target(
    releasedAt offset: CGFloat, velocity: CGFloat, from start: CGFloat,
    parent: ScrollDeceleration = .normal
  ) -> CGFloat {
    target(
      releasedAt: offset, velocity: velocity, from: start,
      naturalEnd: deceleration(parent: parent).landing(from: offset, velocity: velocity))
  }
}

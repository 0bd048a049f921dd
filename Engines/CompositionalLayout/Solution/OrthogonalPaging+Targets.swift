import Foundation
import ScrollMotion

extension OrthogonalPaging {
  /// Returns the offset at which a scroller rests after a drag, in points.
  ///
  /// - Parameters:
  ///   - offset: The offset at the end of the drag.
  ///   - velocity: The velocity of the offset at the end of the drag, in points per millisecond.
  ///   - start: The offset at the start of the drag.
  ///   - naturalEnd: The offset at which deceleration alone would end.
  /// - Returns: An offset in the valid range.
  package func target(
    releasedAt offset: CGFloat, velocity: CGFloat, from start: CGFloat, naturalEnd: CGFloat
  ) -> CGFloat {
    switch behavior {
    case .none, .continuous: clamped(naturalEnd)
    case .continuousGroupLeadingBoundary: boundaryTarget(naturalEnd, from: offset)
    case .paging, .groupPaging, .groupPagingCentered:
      steppedTarget(releasedAt: offset, velocity: velocity, from: nearestRest(to: start))
    }
  }

  /// Returns the rest position nearest to an offset; the first of several equal ones.
  package func nearestRest(to offset: CGFloat) -> Int {
    let after = firstRest(atOrAfter: offset)
    guard after < restCount else { return firstRest(atOrAfter: rest(max(0, restCount - 1))) }
    guard after > 0, offset - rest(after - 1) <= rest(after) - offset else { return after }
    return firstRest(atOrAfter: rest(after - 1))
  }

  // Unverified: of two at the same distance, the one farther in the direction of travel
  // (compositional-layout.md, 5.3).
  /// Returns the rest position nearest to the natural end; beyond an end of the range, that end.
  private func boundaryTarget(_ naturalEnd: CGFloat, from offset: CGFloat) -> CGFloat {
    guard restCount > 0, naturalEnd > range.start, naturalEnd < range.end else {
      return clamped(naturalEnd)
    }
    let after = firstRest(atOrAfter: naturalEnd)
    guard after > 0 else { return rest(0) }
    guard after < restCount else { return rest(restCount - 1) }
    let back = naturalEnd - rest(after - 1)
    let ahead = rest(after) - naturalEnd
    return ahead < back || (ahead == back && naturalEnd > offset) ? rest(after) : rest(after - 1)
  }

  // Unverified: the limit of one step (compositional-layout.md, 5.3).
  /// Returns the rest position one step in the direction of a fling; without a fling the nearest
  /// rest position, at most one step away.
  private func steppedTarget(
    releasedAt offset: CGFloat, velocity: CGFloat, from start: Int
  ) -> CGFloat {
    guard restCount > 0 else { return clamped(offset) }
    let step =
      abs(velocity) > Self.flingVelocity
      ? (velocity > 0 ? 1 : -1) : min(max(nearestRest(to: offset) - start, -1), 1)
    return rest(min(max(start + step, 0), restCount - 1))
  }

  // Unverified: inferred from backports of compositional layout (compositional-layout.md, 5.3).
  /// The velocity from which on a drag is a fling, in points per millisecond.
  private static let flingVelocity: CGFloat = 0.2

  private func clamped(_ offset: CGFloat) -> CGFloat {
    min(max(offset, range.start), range.end)
  }

  /// Returns the first rest position at or after `offset`; `restCount` if there is none.
  private func firstRest(atOrAfter offset: CGFloat) -> Int {
    var (low, high) = (0, restCount)
    while low < high {
      let middle = low + (high - low) / 2
      if rest(middle) >= offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

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
  /// In its range, the content follows the drag; past an edge, it follows with increasing
  /// resistance, or not at all.
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

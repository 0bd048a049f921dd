import Foundation
import LayoutGeometry

/// How one axis of a scroll view gives way to a finger: freely in its range, less and less beyond.
package struct DragResistance: Hashable, Sendable {
  /// Where it can rest.
  package let range: LayoutInterval
  /// How long the scroll view is, in points.
  package let length: CGFloat
  /// Whether it gives way beyond its range at all.
  package let bounces: Bool

  /// An axis of that range, length and kind.
  package init(range: LayoutInterval, length: CGFloat, bounces: Bool) {
    (self.range, self.length, self.bounces) = (range, length, bounces)
  }

  /// The offset that shows while a finger has dragged it to `dragged` (uikit.md 5.2).
  package func shown(draggedTo dragged: CGFloat) -> CGFloat {
    let nearest = range.clamped(dragged)
    return bounces ? nearest + RubberBand.shown(dragged - nearest, in: length) : nearest
  }

  /// Where a finger would have dragged it to for `shown` to show; for drags that begin beyond an edge.
  package func dragged(showing shown: CGFloat) -> CGFloat {
    let nearest = range.clamped(shown)
    return bounces ? nearest + RubberBand.distance(showing: shown - nearest, in: length) : shown
  }
}

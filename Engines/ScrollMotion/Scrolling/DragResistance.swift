import Foundation
import LayoutGeometry

/// The response of one axis of a scroll view to a drag: free in its range, with increasing
/// resistance beyond.
package struct DragResistance: Hashable, Sendable {
  /// The range of resting offsets.
  package let range: LayoutInterval
  /// The length of the scroll view, in points.
  package let length: CGFloat
  /// Whether it can be dragged beyond its range.
  package let bounces: Bool

  /// Creates the resistance of an axis.
  package init(range: LayoutInterval, length: CGFloat, bounces: Bool) {
    (self.range, self.length, self.bounces) = (range, length, bounces)
  }

  /// Returns the displayed offset of a drag to `dragged` (uikit.md, 5.2).
  package func shown(draggedTo dragged: CGFloat) -> CGFloat {
    let nearest = range.clamped(dragged)
    return bounces ? nearest + RubberBand.shown(dragged - nearest, in: length) : nearest
  }

  /// Returns the drag for which `shown` is displayed, for drags that begin beyond an edge.
  package func dragged(showing shown: CGFloat) -> CGFloat {
    let nearest = range.clamped(shown)
    return bounces ? nearest + RubberBand.distance(showing: shown - nearest, in: length) : shown
  }
}

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

/// The resistance of content that is dragged past its edge (uikit.md, 5.2).
package enum RubberBand {
  /// Returns the displayed part of a drag of `distance` points past the edge of a view that is
  /// `length` long.
  ///
  /// It grows ever more slowly and stays below `length`. The sign is that of the distance.
  package static func shown(_ distance: CGFloat, in length: CGFloat) -> CGFloat {
    guard distance.isFinite, length > 0 else { return 0 }
    let pull = stiffness * abs(distance)
    return (distance < 0 ? -1 : 1) * pull * length / (pull + length)
  }

  /// Returns the drag of which `shown` points are displayed, in a view that is `length` long; the
  /// inverse of `shown`.
  ///
  /// The whole length, which no drag reaches, counts as slightly less.
  package static func distance(showing shown: CGFloat, in length: CGFloat) -> CGFloat {
    guard shown.isFinite, length > 0 else { return 0 }
    let part = min(abs(shown), length * mostShown)
    return (shown < 0 ? -1 : 1) * part * length / (stiffness * (length - part))
  }

  private static let mostShown: CGFloat = 0.999
  private static let stiffness: CGFloat = 0.55
}

import CompositionalLayout
import LayoutGeometry

/// The state of a drag.
struct ScrollDrag {
  /// The axes along which the content follows the finger.
  let axes: [LayoutAxis]
  /// The offset at which the drag began.
  var start: CGPoint
  /// That offset without the resistance of edges.
  var dragged: CGPoint
  /// The offset displayed last.
  var displayedOffset: CGPoint
  /// The range of offsets at that time.
  var range: ContentOffsetRange
  /// The translation of the finger at that time.
  var translation = CGPoint.zero

  /// Shifts the drag if the content was moved to `offset` by something else.
  mutating func adjust(to offset: CGPoint) {
    for axis in [LayoutAxis.horizontal, .vertical] where offset[axis] != displayedOffset[axis] {
      let distance = offset[axis] - displayedOffset[axis]
      start[axis] += distance
      dragged[axis] += distance
      displayedOffset[axis] = offset[axis]
    }
  }
}

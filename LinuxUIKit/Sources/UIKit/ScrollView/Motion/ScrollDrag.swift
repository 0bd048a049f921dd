import CompositionalLayout
import LayoutGeometry

/// The state of a drag.
struct ScrollDrag {
  /// The axes along which the content follows the finger.
  let axes: [LayoutAxis]
  /// The offset at which the drag began.
  private(set) var start: CGPoint
  /// That offset without the resistance of edges.
  private(set) var dragged: CGPoint
  /// The offset displayed last.
  private(set) var displayedOffset: CGPoint
  /// The range of offsets at that time.
  private(set) var range: ContentOffsetRange
  /// The translation of the finger at that time.
  private(set) var translation = CGPoint.zero

  /// Creates a drag that begins at an offset.
  init(along axes: [LayoutAxis], from offset: CGPoint, in range: ContentOffsetRange) {
    (self.axes, self.range) = (axes, range)
    (start, dragged, displayedOffset) = (offset, offset, offset)
  }

  /// Sets the offset at which the drag began without the resistance of edges, for a range.
  mutating func setDragged(_ dragged: CGPoint, in range: ContentOffsetRange) {
    (self.dragged, self.range) = (dragged, range)
  }

  /// Moves the finger.
  mutating func move(to translation: CGPoint) {
    self.translation = translation
  }

  /// Stores the offset that is displayed.
  mutating func display(_ offset: CGPoint) {
    displayedOffset = offset
  }

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

import CompositionalLayout
import LayoutGeometry

/// A finger that drags content.
struct ScrollDrag {
  /// The axes along which the content follows.
  let axes: [LayoutAxis]
  /// Where the content was when the drag began.
  var start: CGPoint
  /// Where it would have been then if edges did not resist.
  var dragged: CGPoint
  /// The offset that was last displayedOffset.
  var displayedOffset: CGPoint
  /// The range in which it was.
  var range: ContentOffsetRange
  /// How far the finger had moved then.
  var translation = CGPoint.zero

  /// Takes in that somebody else moved the content to `offset` meanwhile.
  mutating func adjust(to offset: CGPoint) {
    for axis in [LayoutAxis.horizontal, .vertical] where offset[axis] != displayedOffset[axis] {
      let distance = offset[axis] - displayedOffset[axis]
      start[axis] += distance
      dragged[axis] += distance
      displayedOffset[axis] = offset[axis]
    }
  }
}

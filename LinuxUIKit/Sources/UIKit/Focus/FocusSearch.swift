/// The choice of the rectangle to which focus moves by an arrow key.
///
/// A rectangle is in the direction of the key if its center, and its edges on the axis of the key, are
/// beyond those of the focused one. Of these the one is chosen
///
/// 1. that overlaps the focused one across the axis, before those that don't; those that don't are
///    reached by the keys up and down only, so that rows of different widths are connected;
/// 2. that is nearest along the axis;
/// 3. that is nearest across the axis, by the gap if it doesn't overlap, then by the centers;
/// 4. that is the first.
// Unverified: the rule; the focus engine of UIKit is not documented.
enum FocusSearch {
  /// Returns the index of the rectangle to which focus moves; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - focused: The focused rectangle.
  ///   - heading: One of up, down, left and right.
  ///   - rects: The rectangles, in the same coordinates. The cost is proportional to their number.
  /// - Returns: The index in `rects`.
  static func next(
    from focused: CGRect, _ heading: UIFocusHeading, among rects: [CGRect]
  ) -> Int? {
    let start = Sides(focused, heading)
    let isVertical = !heading.isDisjoint(with: [.up, .down])
    var best: (index: Int, distance: Distance)?
    for (index, rect) in rects.enumerated() {
      let sides = Sides(rect, heading)
      guard sides.isBeyond(start) else { continue }
      let distance = Distance(from: start, to: sides)
      guard isVertical || distance.isInBeam else { continue }
      if let best, !distance.isLess(than: best.distance) { continue }
      best = (index, distance)
    }
    return best?.index
  }
}

extension FocusSearch {
  /// A rectangle on two axes: along the heading, growing in its direction, and across it.
  private struct Sides {
    let near: CGFloat
    let far: CGFloat
    let low: CGFloat
    let high: CGFloat

    init(_ rect: CGRect, _ heading: UIFocusHeading) {
      if heading.isDisjoint(with: [.up, .down]) {
        (low, high) = (rect.minY, rect.maxY)
        (near, far) = heading.contains(.right) ? (rect.minX, rect.maxX) : (-rect.maxX, -rect.minX)
      } else {
        (low, high) = (rect.minX, rect.maxX)
        (near, far) = heading.contains(.down) ? (rect.minY, rect.maxY) : (-rect.maxY, -rect.minY)
      }
    }

    func isBeyond(_ other: Sides) -> Bool {
      near > other.near && far > other.far
    }
  }

  private struct Distance {
    let isInBeam: Bool
    let along: CGFloat
    let gap: CGFloat
    let centers: CGFloat

    init(from start: Sides, to end: Sides) {
      isInBeam = end.low < start.high && start.low < end.high
      along = max(0, end.near - start.far)
      gap = max(0, end.low - start.high, start.low - end.high)
      centers = abs(end.low + end.high - start.low - start.high)
    }

    func isLess(than other: Distance) -> Bool {
      guard isInBeam == other.isInBeam else { return isInBeam }
      return (along, gap, centers) < (other.along, other.gap, other.centers)
    }
  }
}

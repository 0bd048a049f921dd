/// A straight line or a curve of an outline, with its length.
struct PathSegment {
  /// Into how many straight pieces a curve is cut to measure it.
  private static let pieces = 64
  private let start: CGPoint
  private let end: CGPoint
  /// The control points of a curve; nil for a line.
  private let controls: (first: CGPoint, second: CGPoint)?
  /// How far the curve has gone after each of its pieces; the last number is the length.
  private let distances: [CGFloat]

  /// A straight line.
  init(from start: CGPoint, to end: CGPoint) {
    (self.start, self.end, controls) = (start, end, nil)
    distances = [start.distance(to: end)]
  }

  /// A cubic curve.
  init(from start: CGPoint, to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    (self.start, self.end, controls) = (start, end, (control1, control2))
    var (last, sum): (CGPoint, CGFloat) = (start, 0)
    distances = (1...Self.pieces).map { piece in
      let point = Self.split(
        start, control1, control2, end, at: CGFloat(piece) / CGFloat(Self.pieces)
      ).middle
      sum += last.distance(to: point)
      last = point
      return sum
    }
  }

  /// The length in points.
  var length: CGFloat { distances.last ?? 0 }

  /// Where the part between two distances from the start begins, and the piece of path that draws it.
  func part(from near: CGFloat, to far: CGFloat) -> (start: CGPoint, piece: PathElement) {
    let (low, high) = (parameter(at: near), parameter(at: far))
    guard let controls else {
      return (
        start.interpolated(to: end, by: low), .line(to: start.interpolated(to: end, by: high))
      )
    }
    // Cut off what comes after, then of the rest what comes before.
    let head = Self.split(start, controls.first, controls.second, end, at: high)
    let share = high > 0 ? low / high : 0
    let tail = Self.split(start, head.control1, head.control2, head.middle, at: share)
    return (
      tail.middle, .curve(to: head.middle, control1: tail.control3, control2: tail.control4)
    )
  }

  /// How far along its formula the segment is at a distance, from 0 to 1.
  private func parameter(at distance: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let index = distances.firstIndex { $0 >= distance } ?? distances.count - 1
    let before = index > 0 ? distances[index - 1] : 0
    let piece = distances[index] - before
    let share = piece > 0 ? min(max((distance - before) / piece, 0), 1) : 0
    return (CGFloat(index) + share) / CGFloat(distances.count)
  }

  /// De Casteljau's points: those of the curve up to `t`, and those of the curve from there on.
  private static func split(
    _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, at t: CGFloat
  ) -> (
    control1: CGPoint, control2: CGPoint, middle: CGPoint, control3: CGPoint, control4: CGPoint
  ) {
    let (a, b, c) = (
      start.interpolated(to: first, by: t), first.interpolated(to: second, by: t),
      second.interpolated(to: end, by: t)
    )
    let (d, e) = (a.interpolated(to: b, by: t), b.interpolated(to: c, by: t))
    return (a, d, d.interpolated(to: e, by: t), e, c)
  }
}

extension CGPoint {
  fileprivate func distance(to other: CGPoint) -> CGFloat {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }
}

import Foundation

/// Parts of a path by fractions of its length, for `strokeStart` and `strokeEnd`.
///
/// The length is that of all subpaths in their order. Measuring takes 64 steps for each curve.
struct PathTrimmer {
  /// The distance in points up to which points are equal.
  private static let tolerance: CGFloat = 1e-6
  private let segments: [PathSegment]
  private let elements: [PathElement]

  /// Measures a path.
  init(_ elements: [PathElement]) {
    self.elements = elements
    var (current, start): (CGPoint, CGPoint) = (.zero, .zero)
    var segments: [PathSegment] = []
    for element in elements {
      switch element {
      case .move(let to): start = to
      case .line(let to): segments.append(PathSegment(from: current, to: to))
      case .curve(let to, let control1, let control2):
        segments.append(PathSegment(from: current, to: to, control1: control1, control2: control2))
      case .close: segments.append(PathSegment(from: current, to: start))
      }
      current = element.end ?? start
    }
    self.segments = segments
  }

  /// The lines and curves of the path in order, without those that have no length.
  var trackSegments: [PathSegment] { segments.filter { $0.length > 0 } }

  /// Returns the elements between two fractions of the length; none where they are reversed.
  func elements(from start: CGFloat, to end: CGFloat) -> [PathElement] {
    guard start > 0 || end < 1 else { return elements }
    let length = segments.reduce(0) { $0 + $1.length }
    let (near, far) = (max(0, start) * length, min(1, end) * length)
    guard near < far else { return [] }
    var result: [PathElement] = []
    var distance: CGFloat = 0
    for segment in segments {
      let (low, high) = (max(near - distance, 0), min(far - distance, segment.length))
      distance += segment.length
      guard low < high else { continue }
      let part = segment.part(from: low, to: high)
      if !Self.areEqual(result.last?.end, part.start) { result.append(.move(to: part.start)) }
      result.append(part.element)
    }
    return result
  }

  /// Returns whether two points are equal up to rounding.
  private static func areEqual(_ point: CGPoint?, _ other: CGPoint) -> Bool {
    guard let point else { return false }
    return abs(point.x - other.x) < tolerance && abs(point.y - other.y) < tolerance
  }
}

/// A point of a path with its direction.
struct PathPosition {
  let point: CGPoint
  /// The direction of the path, in radians from x toward y.
  let angle: CGFloat
}

/// A line or a curve of a path, with its length.
struct PathSegment {
  /// The number of straight pieces by which a curve is measured.
  private static let pieceCount = 64
  private let start: CGPoint
  private let end: CGPoint
  /// The control points of a curve; `nil` for a line.
  private let controls: (first: CGPoint, second: CGPoint)?
  /// The length of the curve up to the end of each piece; the last number is the whole length.
  private let distances: [CGFloat]

  /// Creates a straight line.
  init(from start: CGPoint, to end: CGPoint) {
    (self.start, self.end, controls) = (start, end, nil)
    distances = [start.distance(to: end)]
  }

  /// Creates a cubic curve.
  init(from start: CGPoint, to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    (self.start, self.end, controls) = (start, end, (control1, control2))
    var (last, sum): (CGPoint, CGFloat) = (start, 0)
    distances = (1...Self.pieceCount).map { piece in
      let point = Self.split(
        start, control1, control2, end, at: CGFloat(piece) / CGFloat(Self.pieceCount)
      ).point
      sum += last.distance(to: point)
      last = point
      return sum
    }
  }

  /// The length in points.
  var length: CGFloat { distances.last ?? 0 }

  /// Returns the part between two distances from the start: its first point and its element.
  func part(from near: CGFloat, to far: CGFloat) -> (start: CGPoint, element: PathElement) {
    let (low, high) = (parameter(at: near), parameter(at: far))
    guard let controls else {
      return (
        start.interpolated(to: end, by: low), .line(to: start.interpolated(to: end, by: high))
      )
    }
    // Split off the end, then the beginning of the remainder.
    let head = Self.split(start, controls.first, controls.second, end, at: high)
    let share = high > 0 ? low / high : 0
    let tail = Self.split(start, head.control1, head.control2, head.point, at: share)
    return (
      tail.point, .curve(to: head.point, control1: tail.control3, control2: tail.control4)
    )
  }

  /// Returns the point and the direction at a distance from the start.
  func position(at distance: CGFloat) -> PathPosition {
    let step = length / 1_000
    let near = part(from: max(0, min(distance, length) - step), to: min(distance, length))
    let point = part(from: 0, to: min(max(distance, 0), length)).element.end ?? start
    let after = part(from: 0, to: min(distance + step, length)).element.end ?? end
    return PathPosition(
      point: point, angle: atan2(after.y - near.start.y, after.x - near.start.x))
  }

  /// Returns the curve's parameter at a distance from the start, from 0 to 1.
  private func parameter(at distance: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    let index = distances.firstIndex { $0 >= distance } ?? distances.count - 1
    let before = index > 0 ? distances[index - 1] : 0
    let piece = distances[index] - before
    let share = piece > 0 ? min(max((distance - before) / piece, 0), 1) : 0
    return (CGFloat(index) + share) / CGFloat(distances.count)
  }

  /// Splits a curve at `t` by De Casteljau's algorithm.
  private static func split(
    _ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, at t: CGFloat
  ) -> (
    control1: CGPoint, control2: CGPoint, point: CGPoint, control3: CGPoint, control4: CGPoint
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

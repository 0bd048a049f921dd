/// A part of an outline by shares of its length, for strokes that begin or end on the way.
///
/// All parts of an outline count together, in their order. Costs 64 steps for each curve.
struct PathPortion {
  private let segments: [PathSegment]
  private let elements: [PathElement]

  /// Measures an outline.
  init(of elements: [PathElement]) {
    self.elements = elements
    var (pen, begin): (CGPoint, CGPoint) = (.zero, .zero)
    var segments: [PathSegment] = []
    for element in elements {
      switch element {
      case .move(let to): begin = to
      case .line(let to): segments.append(PathSegment(from: pen, to: to))
      case .curve(let to, let control1, let control2):
        segments.append(PathSegment(from: pen, to: to, control1: control1, control2: control2))
      case .close: segments.append(PathSegment(from: pen, to: begin))
      }
      pen = element.end ?? begin
    }
    self.segments = segments
  }

  /// The pieces between two shares, 0 at the start and 1 at the end; none where they are reversed.
  func pieces(from start: CGFloat, to end: CGFloat) -> [PathElement] {
    guard start > 0 || end < 1 else { return elements }
    let length = segments.reduce(0) { $0 + $1.length }
    let (near, far) = (max(0, start) * length, min(1, end) * length)
    guard near < far else { return [] }
    var pieces: [PathElement] = []
    var passed: CGFloat = 0
    for segment in segments {
      let (low, high) = (max(near - passed, 0), min(far - passed, segment.length))
      passed += segment.length
      guard low < high else { continue }
      let part = segment.part(from: low, to: high)
      if !Self.touches(pieces.last?.end, part.start) { pieces.append(.move(to: part.start)) }
      pieces.append(part.piece)
    }
    return pieces
  }

  /// Whether two points are the same but for rounding.
  private static func touches(_ point: CGPoint?, _ other: CGPoint) -> Bool {
    guard let point else { return false }
    return abs(point.x - other.x) < 1e-6 && abs(point.y - other.y) < 1e-6
  }
}

import Foundation

/// The distance of a quarter circle's control points from its ends, in radii: 4/3 (√2 - 1).
private let quarterCircleControl: CGFloat = 0.552_284_749_830_793_4

/// The curve around one corner, in multiples of the radius.
///
/// The x of a point is its distance from the corner along the incoming side, the y along the
/// outgoing side.
struct CornerShape {
  private let start: CGPoint
  /// Three points for each curve: first control point, second control point, end.
  private let curves: [CGPoint]

  /// A quarter of a circle.
  static let circular = CornerShape(
    start: CGPoint(x: 1, y: 0),
    curves: [
      CGPoint(x: 1 - quarterCircleControl, y: 0), CGPoint(x: 0, y: 1 - quarterCircleControl),
      CGPoint(x: 0, y: 1),
    ])

  /// Returns the continuous corner for the available length in radii.
  ///
  /// At 1, there is space for a quarter circle only, at 1.528665 for the whole curve; the shape is
  /// interpolated in between.
  static func continuous(availableLength: CGFloat) -> CornerShape {
    let fraction = min(max((availableLength - 1) / (continuousPoints[0].x - 1), 0), 1)
    let points = zip(circularPoints, continuousPoints).map { $0.interpolated(to: $1, by: fraction) }
    return CornerShape(start: points[0], curves: Array(points.dropFirst()))
  }

  /// Returns the elements, beginning with a line to the start; `convert` maps the shape's
  /// coordinates to those of the path.
  func elements(_ convert: (_ incoming: CGFloat, _ outgoing: CGFloat) -> CGPoint) -> [PathElement] {
    let points = curves.map { convert($0.x, $0.y) }
    let elements = stride(from: 0, to: points.count, by: 3).map { index in
      PathElement.curve(
        to: points[index + 2], control1: points[index], control2: points[index + 1])
    }
    return [.line(to: convert(start.x, start.y))] + elements
  }
}

extension CornerShape {
  /// The corner of iOS 7 and later, as measured and published by PaintCode's makers (2013).
  private static let continuousPoints: [CGPoint] = mirrored([
    CGPoint(x: 1.528_665, y: 0), CGPoint(x: 1.088_493, y: 0), CGPoint(x: 0.868_407, y: 0),
    CGPoint(x: 0.631_494, y: 0.074_911), CGPoint(x: 0.372_824, y: 0.169_060),
  ])

  /// A quarter circle in three curves that correspond to those of the continuous corner.
  private static let circularPoints: [CGPoint] = {
    let cut: CGFloat = 0.376_991_118  // 21.6 degrees: the end of the first continuous curve.
    let right = CGFloat.pi / 2
    let arcs = [(0, cut), (cut, right - cut), (right - cut, right)]
    let quarter = CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    return [CGPoint(x: 1, y: 0)]
      + arcs.flatMap { start, end in
        let arc = Arc(
          center: .zero, radius: 1, start: start, end: end, decreasing: false)
        return arc.elements(continuing: false).dropFirst()
          .flatMap { $0.applying(quarter).points }
      }
  }()

  /// Returns the first half of a corner followed by its mirror image.
  private static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
    half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }
}

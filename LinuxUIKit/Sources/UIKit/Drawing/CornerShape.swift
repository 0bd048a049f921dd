import Foundation

/// The curve around one corner, in radii from the corner: how far back, how far on.
struct CornerShape {
  private let start: CGPoint
  /// Three points a curve: first control point, second control point, end.
  private let curves: [CGPoint]

  /// A quarter of a circle.
  static let circular = CornerShape(
    start: CGPoint(x: 1, y: 0),
    curves: [
      CGPoint(x: 1 - quarterCircleControl, y: 0), CGPoint(x: 0, y: 1 - quarterCircleControl),
      CGPoint(x: 0, y: 1),
    ])

  /// The bend that begins softly, with room for so many radii: 1 (a circle) to 1.528665.
  static func continuous(room: CGFloat) -> CornerShape {
    let fraction = min(max((room - 1) / (softPoints[0].x - 1), 0), 1)
    let points = zip(roundPoints, softPoints).map { $0.interpolated(to: $1, by: fraction) }
    return CornerShape(start: points[0], curves: Array(points.dropFirst()))
  }

  /// The pieces, through a function that places a point; the first is a line to the start.
  func elements(_ place: (_ back: CGFloat, _ on: CGFloat) -> CGPoint) -> [PathElement] {
    let points = curves.map { place($0.x, $0.y) }
    let bends = stride(from: 0, to: points.count, by: 3).map { index in
      PathElement.curve(
        to: points[index + 2], control1: points[index], control2: points[index + 1])
    }
    return [.line(to: place(start.x, start.y))] + bends
  }
}

extension CornerShape {
  /// The corner of iOS 7 and later, as measured and published by PaintCode's makers (2013).
  private static let softPoints: [CGPoint] = mirrored([
    CGPoint(x: 1.528_665, y: 0), CGPoint(x: 1.088_493, y: 0), CGPoint(x: 0.868_407, y: 0),
    CGPoint(x: 0.631_494, y: 0.074_911), CGPoint(x: 0.372_824, y: 0.169_060),
  ])

  /// A quarter circle cut into three pieces at the same places.
  private static let roundPoints: [CGPoint] = {
    let cut: CGFloat = 0.376_991_118  // 21.6 degrees: where the soft corner's first piece ends.
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

  /// The first half of a corner and its mirror image, which comes back the other way.
  private static func mirrored(_ half: [CGPoint]) -> [CGPoint] {
    half + half.reversed().map { CGPoint(x: $0.y, y: $0.x) }
  }
}

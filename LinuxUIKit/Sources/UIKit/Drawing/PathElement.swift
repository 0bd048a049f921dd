import Foundation

/// One piece of a path; curves are cubic, others are turned into such when they are added.
enum PathElement: Hashable, Sendable {
  case move(to: CGPoint)
  case line(to: CGPoint)
  case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  case close
}

extension PathElement {
  /// The points that the piece names, control points included.
  var points: [CGPoint] {
    switch self {
    case .move(let to), .line(let to): [to]
    case .curve(let to, let control1, let control2): [control1, control2, to]
    case .close: []
    }
  }

  /// Where the pen is after the piece; nil for `close`.
  var end: CGPoint? { points.last }

  func applying(_ transform: CGAffineTransform) -> PathElement {
    switch self {
    case .move(let to):
      .move(to: to.applying(transform))
    case .line(let to):
      .line(to: to.applying(transform))
    case .curve(let to, let control1, let control2):
      .curve(
        to: to.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close:
      .close
    }
  }
}

import Foundation

/// A rectangle with round corners, as layers and paths draw it.
///
/// Circular corners are quarters of an ellipse. Continuous ones begin to bend 1.53 radii from the
/// corner, as the shapes of iOS do; where a side is too short for that, they turn toward circular
/// ones step by step, so that a capsule's ends are half circles.
struct RoundedRectangle {
  var rect: CGRect
  var radii: CGSize
  var corners: Corners = .all
  var isContinuous = false

  /// Which corners are round; y points down.
  struct Corners: OptionSet {
    let rawValue: Int
    static let topLeft = Corners(rawValue: 1)
    static let topRight = Corners(rawValue: 2)
    static let bottomLeft = Corners(rawValue: 4)
    static let bottomRight = Corners(rawValue: 8)
    static let all = Corners(rawValue: 15)
  }

  /// The outline, from the start of the top right corner, clockwise.
  var elements: [PathElement] {
    guard !rect.isNull, !rect.isInfinite else { return [] }
    let bounds = rect.standardized
    let size = fittingRadii
    guard size.width > 0, size.height > 0, !corners.isEmpty else { return .rectangle(bounds) }
    let outline = Self.order.flatMap { place in
      corner(place, at: place.point(in: bounds), size: size)
    }
    return [.move(to: outline[0].end ?? bounds.origin)] + outline.dropFirst() + [.close]
  }

  /// The radii, as far as two of them fit beside each other.
  private var fittingRadii: CGSize {
    CGSize(
      width: min(max(radii.width, 0), abs(rect.width) / 2),
      height: min(max(radii.height, 0), abs(rect.height) / 2))
  }
}

// MARK: Corners

extension RoundedRectangle {
  /// A corner: what turns the shape of the top right corner into it.
  private struct Place {
    let corner: Corners
    /// The way from the corner along the side that the pen comes from, and the one it leaves by.
    let back: CGPoint
    let on: CGPoint

    func point(in rect: CGRect) -> CGPoint {
      CGPoint(
        x: back.x + on.x < 0 ? rect.maxX : rect.minX,
        y: back.y + on.y < 0 ? rect.maxY : rect.minY)
    }
  }

  private static let order = [
    Place(corner: .topRight, back: CGPoint(x: -1, y: 0), on: CGPoint(x: 0, y: 1)),
    Place(corner: .bottomRight, back: CGPoint(x: 0, y: -1), on: CGPoint(x: -1, y: 0)),
    Place(corner: .bottomLeft, back: CGPoint(x: 1, y: 0), on: CGPoint(x: 0, y: -1)),
    Place(corner: .topLeft, back: CGPoint(x: 0, y: 1), on: CGPoint(x: 1, y: 0)),
  ]

  private func corner(_ place: Place, at tip: CGPoint, size: CGSize) -> [PathElement] {
    guard corners.contains(place.corner) else { return [.line(to: tip)] }
    let shape = isContinuous ? CornerShape.continuous(room: room(for: size)) : .circular
    return shape.elements { back, on in
      CGPoint(
        x: tip.x + (place.back.x * back + place.on.x * on) * size.width,
        y: tip.y + (place.back.y * back + place.on.y * on) * size.height)
    }
  }

  /// Half of the shorter side, in radii.
  private func room(for size: CGSize) -> CGFloat {
    min(abs(rect.width) / 2 / size.width, abs(rect.height) / 2 / size.height)
  }
}

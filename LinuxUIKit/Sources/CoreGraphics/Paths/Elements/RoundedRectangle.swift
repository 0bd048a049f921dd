import Foundation

/// A rectangle with rounded corners, as layers and paths draw it.
///
/// Circular corners are quarters of an ellipse. Continuous ones begin 1.53 radii from the corner,
/// as the shapes of iOS do; where a side is too short for that, they approach circular ones, so
/// that the ends of a capsule are half circles.
package struct RoundedRectangle {
  package var rect: CGRect
  package var radii: CGSize
  var corners: Corners
  var isContinuous: Bool

  /// The length of a continuous corner on a side, in radii.
  package static let cornerReach: CGFloat = 1.53

  package init(
    rect: CGRect, radii: CGSize, corners: Corners = .all, isContinuous: Bool = false
  ) {
    self.rect = rect
    self.radii = radii
    self.corners = corners
    self.isContinuous = isContinuous
  }

  /// The corners that are rounded; y points down.
  package struct Corners: OptionSet, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
      self.rawValue = rawValue
    }

    static let topLeft = Corners(rawValue: 1)
    static let topRight = Corners(rawValue: 2)
    static let bottomLeft = Corners(rawValue: 4)
    static let bottomRight = Corners(rawValue: 8)
    package static let all = Corners(rawValue: 15)
  }

  /// The outline, from the start of the top right corner, clockwise.
  package var elements: [PathElement] {
    guard !rect.isNull, !rect.isInfinite else { return [] }
    let bounds = rect.standardized
    let size = fittingRadii
    guard size.width > 0, size.height > 0, !corners.isEmpty else { return .rectangle(bounds) }
    let outline = Self.sides.flatMap { sides in
      corner(sides, at: sides.point(in: bounds), size: size)
    }
    return [.move(to: outline[0].end ?? bounds.origin)] + outline.dropFirst() + [.close]
  }

  /// Whole pixels in the shape, for a shape in pixels: two rectangles between the corners.
  var interior: [CGRect] {
    let (left, top) = (rect.minX.rounded(.up), rect.minY.rounded(.up))
    let (right, bottom) = (rect.maxX.rounded(.down), rect.maxY.rounded(.down))
    let across = (Self.cornerReach * max(radii.width, 0)).rounded(.up) + 1
    let down = (Self.cornerReach * max(radii.height, 0)).rounded(.up) + 1
    let rects = [
      CGRect(x: left, y: top + down, width: right - left, height: bottom - top - 2 * down),
      CGRect(x: left + across, y: top, width: right - left - 2 * across, height: bottom - top),
    ]
    // A rectangle of negative size has no pixels.
    return rects.filter { $0.size.width > 0 && $0.size.height > 0 }
  }

  /// The radii, reduced so that two corners fit on a side.
  private var fittingRadii: CGSize {
    CGSize(
      width: min(max(radii.width, 0), abs(rect.width) / 2),
      height: min(max(radii.height, 0), abs(rect.height) / 2))
  }
}

// MARK: Corners

extension RoundedRectangle {
  /// A corner with the directions from its tip along its two sides.
  private struct CornerSides {
    let corner: Corners
    /// The direction along the side that leads to the corner, in drawing order.
    let incoming: CGPoint
    /// The direction along the side that follows.
    let outgoing: CGPoint

    func point(in rect: CGRect) -> CGPoint {
      CGPoint(
        x: incoming.x + outgoing.x < 0 ? rect.maxX : rect.minX,
        y: incoming.y + outgoing.y < 0 ? rect.maxY : rect.minY)
    }
  }

  private static let sides = [
    CornerSides(corner: .topRight, incoming: CGPoint(x: -1, y: 0), outgoing: CGPoint(x: 0, y: 1)),
    CornerSides(
      corner: .bottomRight, incoming: CGPoint(x: 0, y: -1), outgoing: CGPoint(x: -1, y: 0)),
    CornerSides(corner: .bottomLeft, incoming: CGPoint(x: 1, y: 0), outgoing: CGPoint(x: 0, y: -1)),
    CornerSides(corner: .topLeft, incoming: CGPoint(x: 0, y: 1), outgoing: CGPoint(x: 1, y: 0)),
  ]

  private func corner(_ sides: CornerSides, at tip: CGPoint, size: CGSize) -> [PathElement] {
    guard corners.contains(sides.corner) else { return [.line(to: tip)] }
    let shape =
      isContinuous ? CornerShape.continuous(availableLength: availableLength(for: size)) : .circular
    return shape.elements { incoming, outgoing in
      CGPoint(
        x: tip.x + (sides.incoming.x * incoming + sides.outgoing.x * outgoing) * size.width,
        y: tip.y + (sides.incoming.y * incoming + sides.outgoing.y * outgoing) * size.height)
    }
  }

  /// Returns half of the shorter side, in radii.
  private func availableLength(for size: CGSize) -> CGFloat {
    min(abs(rect.width) / 2 / size.width, abs(rect.height) / 2 / size.height)
  }
}

import UIKit

extension ScrollEffect {
  /// The appearance of a cell at a position.
  ///
  /// The scale and the rotation are about the center of the cell.
  public struct Appearance: Equatable, Sendable {
    /// The opacity, from 0 to 1.
    public var alpha: CGFloat
    /// The factor of the size.
    public var scale: CGFloat
    /// The angle in radians.
    ///
    /// A positive one is clockwise, and counterclockwise from right to left.
    public var rotation: CGFloat
    /// The distance from the cell's own position, in points.
    ///
    /// A positive x is towards the trailing side.
    public var translation: CGVector
    /// The position for which an effect has returned the appearance.
    public internal(set) var phase = Phase()

    /// Creates an appearance.
    ///
    /// The default is that of a cell without an effect.
    public init(
      alpha: CGFloat = 1, scale: CGFloat = 1, rotation: CGFloat = 0, translation: CGVector = .zero
    ) {
      (self.alpha, self.scale) = (alpha, scale)
      (self.rotation, self.translation) = (rotation, translation)
    }

    /// The scale, the rotation and the translation as a transform, for a view that reads from left to
    /// right.
    public var transform: CGAffineTransform {
      guard scale != 1 || rotation != 0 || translation != .zero else { return .identity }
      return CGAffineTransform(translationX: translation.dx, y: translation.dy)
        .rotated(by: rotation).scaledBy(x: scale, y: scale)
    }

    /// Returns the effect of both appearances.
    func combined(with other: Appearance) -> Appearance {
      Appearance(
        alpha: alpha * other.alpha, scale: scale * other.scale,
        rotation: rotation + other.rotation,
        translation: CGVector(
          dx: translation.dx + other.translation.dx, dy: translation.dy + other.translation.dy))
    }

    /// The appearance with an opacity from 0 to 1, or that without an effect if a value is not finite.
    var validated: Appearance {
      let values = [alpha, scale, rotation, translation.dx, translation.dy]
      var validated = values.allSatisfy(\.isFinite) ? self : Appearance()
      validated.alpha = min(max(validated.alpha, 0), 1)
      validated.phase = phase
      return validated
    }

    /// The appearance from right to left.
    var mirrored: Appearance {
      var mirrored = self
      mirrored.rotation = -rotation
      mirrored.translation.dx = -translation.dx
      return mirrored
    }

    /// The appearance without movement.
    var withoutMotion: Appearance {
      var still = Appearance(alpha: alpha)
      still.phase = phase
      return still
    }
  }
}

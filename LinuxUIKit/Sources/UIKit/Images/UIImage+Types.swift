import Foundation

extension UIImage {
  /// Whether a picture is shown in its own colors or as a stencil for the tint.
  public enum RenderingMode: Int, Sendable {
    /// Symbols as stencils, other pictures in their own colors.
    case automatic = 0
    /// In its own colors.
    case alwaysOriginal = 1
    /// As a stencil: alpha from the picture, color from the tint.
    case alwaysTemplate = 2
  }

  /// How pixels must be turned to stand upright, as cameras note it.
  public enum Orientation: Int, Sendable {
    /// As they are.
    case up = 0
    /// Turned by half a circle.
    case down = 1
    /// Turned a quarter counterclockwise.
    case left = 2
    /// Turned a quarter clockwise.
    case right = 3
    /// Left and right exchanged.
    case upMirrored = 4
    /// Top and bottom exchanged.
    case downMirrored = 5
    /// Top and bottom exchanged, then turned a quarter counterclockwise.
    case leftMirrored = 6
    /// Top and bottom exchanged, then turned a quarter clockwise.
    case rightMirrored = 7
  }
}

extension UIImage.Orientation {
  /// Whether width and height change places.
  var isSideways: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// What takes the unit square as stored to the unit square as shown; y points down.
  var unitTransform: CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    case .rightMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    }
  }
}

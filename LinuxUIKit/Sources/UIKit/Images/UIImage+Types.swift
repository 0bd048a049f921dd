import Foundation

extension UIImage {
  /// The rendering modes of images.
  public enum RenderingMode: Int, Sendable {
    /// Symbols as template images, other images in their own colors.
    case automatic = 0
    /// In the image's own colors.
    case alwaysOriginal = 1
    /// As a template image: the image's alpha in the tint color.
    case alwaysTemplate = 2
  }

  /// The transforms that display the stored pixels upright, as cameras record them.
  public enum Orientation: Int, Sendable {
    /// No transform.
    case up = 0
    /// A rotation by 180°.
    case down = 1
    /// A rotation by 90° counterclockwise.
    case left = 2
    /// A rotation by 90° clockwise.
    case right = 3
    /// A horizontal mirroring.
    case upMirrored = 4
    /// A vertical mirroring.
    case downMirrored = 5
    /// A vertical mirroring, then a rotation by 90° counterclockwise.
    case leftMirrored = 6
    /// A vertical mirroring, then a rotation by 90° clockwise.
    case rightMirrored = 7
  }
}

extension UIImage.Orientation {
  /// Whether width and height are swapped.
  var isSideways: Bool {
    switch self {
    case .up, .down, .upMirrored, .downMirrored: false
    case .left, .right, .leftMirrored, .rightMirrored: true
    }
  }

  /// The transform from the unit square as stored to the unit square as displayed; y points down.
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

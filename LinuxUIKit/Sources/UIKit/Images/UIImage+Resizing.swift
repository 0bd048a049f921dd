extension UIImage {
  /// The resizing modes of the part of an image between its cap insets.
  public enum ResizingMode: Int, Sendable {
    /// The part is tiled.
    case tile = 0
    /// The part is stretched.
    case stretch = 1
  }

  /// The cap insets and resizing mode of a resizable image.
  struct Resizing: Sendable, Equatable {
    var capInsets: UIEdgeInsets
    var mode: ResizingMode
  }
}

extension UIImage {
  /// Draws pixels as a resizable image.
  func drawParts(
    of image: CGImage, _ resizing: Resizing, in rect: CGRect, on context: CGContext,
    color: UIColor?
  ) {
    let parts = NinePatch(
      size: size, caps: resizing.capInsets, repeats: resizing.mode == .tile)
    for part in parts.parts(filling: rect) {
      let pixels = part.source.applying(CGAffineTransform(scaleX: scale, y: scale))
      guard let piece = image.cropping(to: pixels) else { continue }
      let transform = CGAffineTransform(
        a: part.target.width / CGFloat(piece.width), b: 0, c: 0,
        d: part.target.height / CGFloat(piece.height), tx: part.target.minX, ty: part.target.minY)
      context.draw(piece, transform: transform, templateColor: color?.cgColor)
    }
  }
}

extension UIImage.Orientation {
  /// The orientation mirrored horizontally.
  var flippedHorizontally: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .leftMirrored
    case .right: .rightMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .left
    case .rightMirrored: .right
    }
  }
}

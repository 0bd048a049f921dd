extension UIImage {
  /// The resizing modes of the part of an image between its cap insets.
  public enum ResizingMode: Int, Sendable {
    /// The part is tiled.
    case tile = 0
    /// The part is stretched.
    case stretch = 1
  }

  /// Returns a resizable image, whose corners keep their size; the rest is tiled.
  ///
  /// ```swift
  /// let bubble = UIImage(named: "bubble")?.resizableImage(
  ///   withCapInsets: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16),
  ///   resizingMode: .stretch)
  /// ```
  ///
  /// Has no effect on symbols.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable image, whose corners keep their size, with a resizing mode.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// The cap insets of a resizable image, in points.
  ///
  /// The default is zero.
  public var capInsets: UIEdgeInsets { traits.resizing?.capInsets ?? .zero }

  /// The resizing mode.
  ///
  /// The default is `tile`.
  public var resizingMode: ResizingMode { traits.resizing?.mode ?? .tile }

  /// Returns the image with insets of its alignment rectangle, which image views adopt.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The insets of the alignment rectangle, in points.
  public var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }

  /// Returns the image mirrored horizontally.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.flippedHorizontally }
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

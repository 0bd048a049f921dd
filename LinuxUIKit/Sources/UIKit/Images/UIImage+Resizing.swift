extension UIImage {
  /// How the middle of a picture fills a larger rectangle.
  public enum ResizingMode: Int, Sendable {
    /// It repeats.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// The picture, whose corners keep their size when it fills another one; the rest repeats.
  ///
  /// ```swift
  /// let bubble = UIImage(named: "bubble")?.resizableImage(
  ///   withCapInsets: UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16),
  ///   resizingMode: .stretch)
  /// ```
  ///
  /// Symbols stay as they are.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture, whose corners keep their size when it fills another one.
  public func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with { $0.resizing = Resizing(capInsets: capInsets, mode: resizingMode) }
  }

  /// How far the parts that keep their size reach in, in points.
  ///
  /// Zero, unless the picture is a resizable one.
  public var capInsets: UIEdgeInsets { traits.resizing?.capInsets ?? .zero }

  /// How the rest fills a rectangle.
  public var resizingMode: ResizingMode { traits.resizing?.mode ?? .tile }

  /// The picture with other edges for constraints to act on, as far inside as told.
  ///
  /// Image views take them over.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    with { $0.alignmentRectInsets = alignmentInsets }
  }

  /// How far inside of the picture's edges those are that constraints act on, in points.
  public var alignmentRectInsets: UIEdgeInsets { traits.alignmentRectInsets }

  /// The picture with left and right exchanged.
  public func withHorizontallyFlippedOrientation() -> UIImage {
    with { $0.orientation = $0.orientation.flippedHorizontally }
  }

  /// What keeps its size, and what the rest does.
  struct Resizing: Sendable, Equatable {
    var capInsets: UIEdgeInsets
    var mode: ResizingMode
  }
}

extension UIImage {
  /// Draws pixels in nine parts or more.
  func drawParts(
    of image: CGImage, _ resizing: Resizing, in rect: CGRect, on context: CGContext,
    color: UIColor?
  ) {
    let parts = NinePatch(
      size: size, caps: resizing.capInsets, repeats: resizing.mode == .tile)
    for part in parts.parts(filling: rect) {
      let pixels = part.source.applying(CGAffineTransform(scaleX: scale, y: scale))
      guard let piece = image.cropping(to: pixels) else { continue }
      let placement = CGAffineTransform(
        a: part.target.width / CGFloat(piece.width), b: 0, c: 0,
        d: part.target.height / CGFloat(piece.height), tx: part.target.minX, ty: part.target.minY)
      context.draw(piece, transform: placement, templateColor: color?.cgColor)
    }
  }
}

extension UIImage.Orientation {
  /// The orientation under which left and right are exchanged.
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

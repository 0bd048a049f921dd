import Foundation

extension CGContext {
  /// Draws an image into a rectangle of user space, its last row at the smallest y.
  ///
  /// It is upright where y points up; in a UIKit context it is upside down, as on Apple's
  /// platforms: use `UIImage.draw(in:)` there.
  public func draw(_ image: CGImage, in rect: CGRect) {
    draw(image, transform: image.placement(in: rect), templateColor: nil)
  }

  /// Draws an image whose pixels, from the top left, are converted to user space by a transform.
  ///
  /// A template color is drawn with the image's alpha instead of the image's own colors.
  ///
  /// The pixels of a scaled image are kept for the next time, unless the image itself is drawn once.
  package func draw(
    _ image: CGImage, transform: CGAffineTransform, templateColor: CGColor?,
    isDrawnOnce: Bool = false
  ) {
    guard transform.isInvertible else { return }
    let pixels = CGRect(
      x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
    if templateColor == nil, !isDrawnOnce, let scaled = scaledImage(image, transform) {
      return draw(scaled, in: pixels, transform: transform)
    }
    let surface = CairoSurface(pixels: image.pixels)
    paint { [state] cairo in
      cairo.concatenate(transform)
      cairo.add(.rectangle(pixels))
      cairo.clip()
      if let templateColor {
        cairo.setSource(templateColor, alpha: state.alpha)
        cairo.paint(through: surface)
      } else {
        cairo.setSource(surface, isInterpolated: state.interpolation != .none)
        cairo.paint(alpha: state.alpha)
      }
    }
  }

  /// Returns the kept pixels of a scaled image; `nil` for one that is drawn without them.
  private func scaledImage(_ image: CGImage, _ transform: CGAffineTransform) -> ScaledImage? {
    guard state.shadow == nil, state.interpolation != .none, canReadPixels else { return nil }
    return ScaledImage(
      image, matrix: transform.concatenating(cairo.matrix), visible: cairo.clipExtentsInPixels)
  }

  /// Draws the pixels of a scaled image, clipped to the edges of the image.
  private func draw(_ scaled: ScaledImage, in rect: CGRect, transform: CGAffineTransform) {
    let surface = CairoSurface(pixels: scaled.pixels)
    paint { [state] cairo in
      cairo.concatenate(transform)
      cairo.add(.rectangle(rect))
      cairo.clip()
      cairo.matrix = CGAffineTransform(translationX: scaled.frame.minX, y: scaled.frame.minY)
      cairo.setSource(surface, isInterpolated: false)
      cairo.paint(alpha: state.alpha)
    }
  }
}

extension CGImage {
  /// Returns the transform from the image's pixels, from the top left, to a rectangle in which y points up.
  func placement(in rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: rect.width / CGFloat(width), b: 0, c: 0, d: -rect.height / CGFloat(height), tx: rect.minX,
      ty: rect.maxY)
  }
}

// MARK: Gradients

extension CGContext {
  /// Fills the clip with an axial or radial gradient.
  package func drawGradient(_ axis: GradientAxis, stops: [GradientStop]) {
    paint { [state] cairo in
      cairo.setSource(axis, stops: stops)
      cairo.paint(alpha: state.alpha)
    }
  }

  /// Fills the clip with a conic gradient.
  package func drawGradient(_ gradient: ConicGradient, stops: [GradientStop]) {
    paint { cairo in
      cairo.setSource(gradient, stops: stops)
      cairo.paint()
    }
  }
}

// MARK: Groups

extension CGContext {
  /// Begins a transparency layer, which `endTransparencyLayer()` composites as one.
  ///
  /// Alpha, shadow and blend mode apply to the whole instead of to each drawing operation.
  ///
  /// - Parameter auxiliaryInfo: Not used, as on Apple's platforms.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    saveGState()
    cairo.pushGroup()
    resetCompositing()
  }

  /// Composites the drawing since `beginTransparencyLayer(auxiliaryInfo:)`.
  public func endTransparencyLayer() {
    let group = cairo.popGroup()
    restoreGState()
    paint { [state] cairo in
      cairo.setSource(group)
      cairo.paint(alpha: state.alpha)
    }
  }

  /// Composites the drawing of `body` in a rectangle as one, with an opacity.
  package func drawGroup(in rect: CGRect, opacity: CGFloat, _ body: () -> Void) {
    perform {
      saveGState()
      clip(toPixelsAround: rect)
      cairo.pushGroup()
      body()
      cairo.setSource(cairo.popGroup())
      cairo.paint(alpha: opacity)
      restoreGState()
    }
  }

  /// Composites the drawing of `body` in a rectangle, with the alpha of the drawing of `mask`.
  package func drawGroup(in rect: CGRect, maskedBy mask: () -> Void, _ body: () -> Void) {
    perform {
      saveGState()
      clip(toPixelsAround: rect)
      cairo.pushGroup()
      body()
      let content = cairo.popGroup()
      cairo.pushGroup()
      mask()
      let maskGroup = cairo.popGroup()
      cairo.setSource(content)
      cairo.paint(through: maskGroup)
      restoreGState()
    }
  }
}

// MARK: Shadows of shapes

extension CGContext {
  /// Draws the shadow of an upright rounded rectangle, which is in pixels.
  ///
  /// - Parameters:
  ///   - shadow: The shadow.
  ///   - shape: The shape that casts it.
  ///   - isCovered: Whether the shape itself is drawn next, opaque: the shadow is left out where no
  ///     pixel of it would stay.
  /// - Returns: `false`, without drawing, for a shape that is too large for this.
  package func drawShadow(
    _ shadow: Shadow, of shape: RoundedRectangle, isCovered: Bool = false
  ) -> Bool {
    let reach = -CGFloat(BoxBlur(deviation: shadow.deviation).reach)
    let extent = shape.rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: reach, dy: reach)
    guard extent.intersects(cairo.clipExtentsInPixels) else { return true }
    guard let blurred = RoundedRectangleShadow(of: shape, shadow: shadow) else { return false }
    perform { blurred.composite(on: cairo, under: isCovered ? shape : nil) }
    return true
  }

  /// Draws the shadow of the drawing of `body` in a rectangle of user space.
  package func drawShadow(_ shadow: Shadow, of rect: CGRect, _ body: (CGContext) -> Void) {
    let buffer = ShadowBuffer(
      visible: cairo.clipExtentsInPixels, shape: rect.applying(cairo.matrix), shadow: shadow)
    guard let buffer else { return }
    buffer.draw(matrix: cairo.matrix) { body(CGContext(shapeOf: $0)) }
    perform { buffer.composite(on: cairo) }
  }
}

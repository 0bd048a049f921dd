import Foundation

extension CGContext {
  /// Draws an image into a rectangle of user space, its last row at the smallest y.
  ///
  /// It is upright where y points up; in a UIKit context it is upside down, as on Apple's
  /// platforms: use `UIImage.draw(in:)` there.
  public func draw(_ image: CGImage, in rect: CGRect) {
    let placement = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: -rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.maxY)
    draw(image, transform: placement, templateColor: nil)
  }

  /// Draws an image whose pixels, from the top left, are converted to user space by a transform.
  ///
  /// A template color is drawn with the image's alpha instead of the image's own colors.
  package func draw(_ image: CGImage, transform: CGAffineTransform, templateColor: CGColor?) {
    guard transform.isInvertible else { return }
    let pixels = CGRect(
      x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height))
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
}

// MARK: Gradients

extension CGContext {
  /// Fills the clip with an axial or radial gradient.
  package func drawGradient(_ axis: GradientAxis, stops: [GradientStop]) {
    paint { cairo in
      cairo.setSource(axis, stops: stops)
      cairo.paint()
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
    saveGState()
    clip(toPixelsAround: rect)
    cairo.pushGroup()
    body()
    cairo.setSource(cairo.popGroup())
    cairo.paint(alpha: opacity)
    restoreGState()
  }

  /// Composites the drawing of `body` in a rectangle, with the alpha of the drawing of `mask`.
  package func drawGroup(in rect: CGRect, maskedBy mask: () -> Void, _ body: () -> Void) {
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

// MARK: Shadows of shapes

extension CGContext {
  /// Draws the shadow of an upright rounded rectangle, which is in pixels.
  ///
  /// Returns `false`, without drawing, for a shape that is too large for this.
  package func drawShadow(_ shadow: Shadow, of shape: RoundedRectangle) -> Bool {
    let reach = -CGFloat(BoxBlur(deviation: shadow.deviation).reach)
    let extent = shape.rect.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
      .insetBy(dx: reach, dy: reach)
    guard extent.intersects(cairo.clipExtentsInPixels) else { return true }
    guard let blurred = RoundedRectangleShadow(of: shape, shadow: shadow) else { return false }
    blurred.composite(on: cairo)
    return true
  }

  /// Draws the shadow of the drawing of `body` in a rectangle of user space.
  package func drawShadow(_ shadow: Shadow, of rect: CGRect, _ body: (CGContext) -> Void) {
    let buffer = ShadowBuffer(
      visible: cairo.clipExtentsInPixels, shape: rect.applying(cairo.matrix), shadow: shadow)
    guard let buffer else { return }
    buffer.draw(matrix: cairo.matrix) { body(CGContext(shapeOf: $0)) }
    buffer.composite(on: cairo)
  }
}

import Foundation

/// A destination for drawing, with a current path, a transform and a clip.
///
/// In `draw(_:)` and in a `UIGraphicsImageRenderer` the origin is at the top left and y points
/// down:
///
///     override func draw(_ rect: CGRect) {
///       guard let context = UIGraphicsGetCurrentContext() else { return }
///       context.setFillColor(UIColor.systemRed.cgColor)
///       context.fillEllipse(in: bounds)
///     }
///
/// Cairo draws the pixels: sRGB, eight bits for each component.
///
/// - Note: Not implemented: patterns, shadings, text (labels and attributed strings draw it), image masks,
///   and PDF.
public class CGContext {
  private let target: Target
  private var savedStates: [CGContextState] = []

  /// The current graphics state.
  // Changed by the setters of this file only.
  private(set) var state = CGContextState()

  /// The current path, in pixels.
  // Changed by `appendToPath`, `beginPath` and the methods that consume the path.
  private(set) var path: [PathElement] = []

  private init(_ target: Target) {
    self.target = target
  }

  /// Creates a clear bitmap context with the origin at the top left.
  ///
  /// Nil if a side is below 1 or above 32,767 pixels.
  package convenience init?(pixelWidth: Int, pixelHeight: Int, scale: CGFloat) {
    guard let pixels = PixelBuffer(width: pixelWidth, height: pixelHeight) else { return nil }
    self.init(pixels: pixels, scale: scale)
  }

  /// Creates a context that draws on pixels, whose owner reads them after `flush()`.
  package convenience init(pixels: PixelBuffer, scale: CGFloat) {
    let points = CGAffineTransform(scaleX: scale, y: scale)
    let cairo = CairoContext(surface: CairoSurface(pixels: pixels))
    cairo.matrix = points
    self.init(Target(cairo: cairo, pixels: pixels, memory: nil, shadowTransform: points))
  }

  /// Creates a context with the origin at the bottom left that draws on pixels for memory of a format.
  convenience init(pixels: PixelBuffer, memory: BitmapMemory) {
    let cairo = CairoContext(surface: CairoSurface(pixels: pixels))
    let device = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(pixels.height))
    cairo.matrix = device
    self.init(Target(cairo: cairo, pixels: pixels, memory: memory, shadowTransform: device))
  }

  /// Creates a context that draws on the surface of `cairo` with its transform.
  ///
  /// It is used for the shape of a shadow and can't create an image.
  convenience init(shapeOf cairo: CairoContext) {
    // A Cairo context of its own counts pixels from the corner of the surface, not of the image.
    let own = CairoContext(surface: cairo.surface)
    own.matrix = cairo.matrix
    self.init(Target(cairo: own, pixels: nil, memory: nil, shadowTransform: cairo.matrix))
  }
}

extension CGContext {
  /// The surface that a context draws on; it stays the same as long as the context lives.
  private struct Target {
    let cairo: CairoContext
    /// The memory of the image; `nil` for the shape of a shadow.
    let pixels: PixelBuffer?
    /// The memory of a bitmap context, for which the pixels are converted; `nil` for others.
    let memory: BitmapMemory?
    /// The transform that converts the units of shadows to pixels, regardless of the current
    /// transform.
    let shadowTransform: CGAffineTransform

    /// The transform that converts Apple's device space, with its origin at the bottom left, to
    /// pixels.
    var deviceTransform: CGAffineTransform {
      CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(cairo.surface.height))
    }
  }

  var cairo: CairoContext { target.cairo }

  /// The memory of a bitmap context; `nil` for other contexts.
  var memory: BitmapMemory? { target.memory }

  /// Whether the context draws on an image of colors, rather than the shape of a shadow.
  var canReadPixels: Bool { target.pixels != nil }

  /// The transform from user space to pixels.
  package var pixelTransform: CGAffineTransform { cairo.matrix }
}

// MARK: Graphics state

extension CGContext {
  /// Saves colors, line style, transform and clip, to be restored by `restoreGState()`.
  public func saveGState() {
    savedStates.append(state)
    cairo.save()
  }

  /// Restores the state that was saved last; without one, does nothing.
  public func restoreGState() {
    guard let last = savedStates.popLast() else { return }
    state = last
    cairo.restore()
  }

  /// Sets the opacity of drawing, from 0 (clear) to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = min(max(alpha, 0), 1)
  }

  /// Multiplies the opacity of drawing.
  package func multiplyAlpha(by factor: CGFloat) {
    setAlpha(state.alpha * factor)
  }

  /// Sets how drawing is composited with existing content.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
  }

  /// Sets whether edges are antialiased.
  ///
  /// The default is `true`.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    state.isAntialiased = shouldAntialias
  }

  /// The quality of images that are not drawn at their own size.
  public var interpolationQuality: CGInterpolationQuality {
    get { state.interpolation }
    set { state.interpolation = newValue }
  }

  /// Resets the properties that apply to a transparency layer as a whole.
  func resetCompositing() {
    state.alpha = 1
    state.shadow = nil
    state.blendMode = .normal
    state.clipMasks = []
    state.isInGroup = true
  }

  /// Clips the following drawing by a mask, until the state is restored.
  func add(_ mask: ClipMask) {
    state.clipMasks.append(mask)
  }

  /// Performs drawing whose result as a whole is masked and converted by the caller.
  func asGroup(_ drawing: () -> Void) {
    let (masks, isInGroup) = (state.clipMasks, state.isInGroup)
    (state.clipMasks, state.isInGroup) = ([], true)
    drawing()
    (state.clipMasks, state.isInGroup) = (masks, isInGroup)
  }
}

// MARK: Colors

extension CGContext {
  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) {
    state.fillColor = color
  }

  /// Sets the fill color from sRGB components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) {
    state.strokeColor = color
  }

  /// Sets the stroke color from sRGB components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }
}

// MARK: Lines

extension CGContext {
  /// Sets the width of strokes, in units of user space.
  ///
  /// The default is 1.
  public func setLineWidth(_ width: CGFloat) {
    state.line.width = width
  }

  /// Sets the style of the ends of open lines.
  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap = cap
  }

  /// Sets the style of the joins of lines.
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join = join
  }

  /// Sets the maximum length of a miter, in line widths; longer ones become bevels.
  public func setMiterLimit(_ limit: CGFloat) {
    state.line.miterLimit = limit
  }

  /// Sets the alternating lengths of dashes and gaps; an empty array draws solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dashPhase = phase
    state.line.dashLengths = lengths
  }

  /// Replaces the whole line style.
  package func setLineStyle(_ line: LineStyle) {
    state.line = line
  }
}

// MARK: Shadows

extension CGContext {
  /// Enables a black shadow, a third opaque.
  ///
  /// - Parameters:
  ///   - offset: The offset in points of the context, regardless of the transform; in a UIKit
  ///     context, positive heights are below.
  ///   - blur: The softness; the standard deviation of the Gaussian is half of it.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Enables a shadow of a color; `nil` disables shadows.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0 else { return removeShadow() }
    let transform = target.shadowTransform
    state.shadow = Shadow(
      offset: offset.applying(transform), deviation: blur / 2 * abs(transform.a), color: color)
  }

  func removeShadow() {
    state.shadow = nil
  }
}

// MARK: Transform

extension CGContext {
  /// The transform from user space to device space, whose origin is at the bottom left.
  public var ctm: CGAffineTransform {
    cairo.matrix.concatenating(target.deviceTransform.inverted())
  }

  /// Translates the origin of user space.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates user space about the origin, by an angle in radians from x toward y.
  public func rotate(by angle: CGFloat) {
    concatenate(CGAffineTransform(rotationAngle: angle))
  }

  /// Applies a transform before the current one.
  ///
  /// After one that has no inverse (a scale of zero) nothing is drawn until the state is restored.
  public func concatenate(_ transform: CGAffineTransform) {
    cairo.concatenate(transform)
  }

  /// Applies a transform that has an inverse before the current one while `body` draws.
  ///
  /// It costs less than a saved graphics state, which `body` must not change otherwise.
  package func withTransform(_ transform: CGAffineTransform, _ body: () -> Void) {
    let former = cairo.matrix
    cairo.concatenate(transform)
    body()
    cairo.matrix = former
  }

  /// Converts a point from user space to device space.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint {
    point.applying(ctm)
  }

  /// Converts a point from device space to user space.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint {
    point.applying(ctm.inverted())
  }
}

// MARK: Current path

extension CGContext {
  /// Removes the current path.
  public func beginPath() {
    path = []
  }

  /// Appends elements in user space to the current path.
  func appendToPath(_ elements: [PathElement]) {
    path += elements.applying(cairo.matrix)
  }
}

// MARK: Image

extension CGContext {
  /// The width of the bitmap in pixels.
  public var width: Int { cairo.surface.width }

  /// The height of the bitmap in pixels.
  public var height: Int { cairo.surface.height }

  /// Finishes pending drawing, and passes the pixels to `body`, which may change them.
  ///
  /// Does nothing for the shape of a shadow.
  package func withPixels(_ body: (PixelBuffer) -> Void) {
    guard let pixels = target.pixels else { return }
    cairo.surface.flush()
    body(pixels)
    cairo.surface.markAsChanged()
  }

  /// Returns an image that shares the context's pixels; nothing may be drawn afterward.
  package func makeFinalImage() -> CGImage? {
    cairo.surface.flush()
    return target.pixels.map { CGImage(pixels: $0) }
  }
}

import Foundation

/// A surface on which the shape of a shadow is drawn and blurred.
///
/// Time and memory are proportional to the visible pixels, regardless of the blur radius.
struct ShadowBuffer {
  private let surface: CairoSurface
  private let shadow: Shadow
  /// The top left corner of the surface, in pixels of the image, without the shadow's offset.
  private let origin: CGPoint

  /// Creates a surface for all that can cast a shadow into the visible part of the image.
  ///
  /// Nil if nothing of the shadow is visible.
  ///
  /// - Parameters:
  ///   - visible: The bounds of the clip, in pixels.
  ///   - shape: The bounds of the shape that casts the shadow, in pixels, if they are known.
  ///   - shadow: The shadow.
  init?(visible: CGRect, shape: CGRect = .infinite, shadow: Shadow) {
    guard !visible.isEmpty else { return nil }
    let reach = -CGFloat(BoxBlur(deviation: shadow.deviation).reach)
    let source = visible.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
      .insetBy(dx: reach, dy: reach)
    let spread = shape.isInfinite ? shape : shape.insetBy(dx: reach, dy: reach)
    let needed = source.intersection(spread).integral
    guard !needed.isEmpty else { return nil }
    surface = CairoSurface(alphaWidth: Int(needed.width), height: Int(needed.height))
    origin = needed.origin
    self.shadow = shadow
  }

  /// Draws the shape that casts the shadow; only its alpha is used.
  func draw(matrix: CGAffineTransform, _ body: (CairoContext) -> Void) {
    let context = CairoContext(surface: surface, origin: origin)
    context.matrix = matrix.concatenating(
      CGAffineTransform(translationX: -origin.x, y: -origin.y))
    body(context)
  }

  /// Blurs the shape and draws it in the shadow's color, at its offset.
  func composite(on target: CairoContext) {
    BoxBlur(deviation: shadow.deviation).apply(to: surface)
    target.save()
    target.matrix = CGAffineTransform(
      translationX: origin.x + shadow.offset.width - target.origin.x,
      y: origin.y + shadow.offset.height - target.origin.y)
    target.setSource(shadow.color)
    target.paint(through: surface)
    target.restore()
  }
}

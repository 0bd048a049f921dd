import Foundation

/// Where the shape of a shadow is drawn and blurred, before it is put below what casts it.
///
/// Costs time and memory in proportion to the visible pixels, whatever the softness.
struct ShadowBuffer {
  private let surface: CairoSurface
  private let shadow: Shadow
  /// The sheet's first pixel, in pixels of the picture, before the shadow is moved.
  private let origin: CGPoint

  /// Makes a sheet for all that can cast a shadow into the visible part of the picture.
  ///
  /// Nil if nothing of the shadow is visible. `visible` is what of the picture can be drawn on,
  /// `shape` the rectangle around what casts the shadow, if it is known; both in pixels.
  init?(visible: CGRect, shape: CGRect = .infinite, shadow: Shadow) {
    guard !visible.isEmpty else { return nil }
    let reach = -CGFloat(BoxBlur(deviation: shadow.deviation).reach)
    let felt = visible.offsetBy(dx: -shadow.offset.width, dy: -shadow.offset.height)
      .insetBy(dx: reach, dy: reach)
    let spread = shape.isInfinite ? shape : shape.insetBy(dx: reach, dy: reach)
    let needed = felt.intersection(spread).integral
    guard !needed.isEmpty else { return nil }
    surface = CairoSurface(alphaWidth: Int(needed.width), height: Int(needed.height))
    origin = needed.origin
    self.shadow = shadow
  }

  /// Draws what casts the shadow; only its alpha counts.
  func draw(matrix: CGAffineTransform, _ body: (CairoContext) -> Void) {
    let context = CairoContext(surface: surface, origin: origin)
    context.matrix = matrix.concatenating(
      CGAffineTransform(translationX: -origin.x, y: -origin.y))
    body(context)
  }

  /// Blurs the shape and puts it down in a color, moved by the shadow's offset.
  func cast(on target: CairoContext, color: CGColor) {
    BoxBlur(deviation: shadow.deviation).apply(to: surface)
    target.save()
    target.matrix = CGAffineTransform(
      translationX: origin.x + shadow.offset.width - target.origin.x,
      y: origin.y + shadow.offset.height - target.origin.y)
    target.setSource(color)
    target.paint(through: surface)
    target.restore()
  }
}

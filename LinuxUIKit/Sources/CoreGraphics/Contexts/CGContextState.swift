import Foundation

/// The graphics state that `saveGState()` keeps; Cairo keeps the transform and the clip.
struct CGContextState {
  var fillColor = CGColor(gray: 0, alpha: 1)
  var strokeColor = CGColor(gray: 0, alpha: 1)
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var line = LineStyle()
  var interpolation = CGInterpolationQuality.default
  var isAntialiased = true
  /// The images by which drawing is clipped, in addition to Cairo's clip.
  var clipMasks: [ClipMask] = []
  /// Whether drawing goes to a group, which is composited later.
  var isInGroup = false
}

/// The style of strokes; the width is in user space.
package struct LineStyle {
  package var width: CGFloat = 1
  package var cap = CGLineCap.butt
  package var join = CGLineJoin.miter
  package var miterLimit: CGFloat = 10
  package var dashPhase: CGFloat = 0
  package var dashLengths: [CGFloat] = []

  package init(
    width: CGFloat = 1, cap: CGLineCap = .butt, join: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dashPhase: CGFloat = 0, dashLengths: [CGFloat] = []
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dashPhase = dashPhase
    self.dashLengths = dashLengths
  }
}

/// A blurred shadow; offset and deviation are in pixels.
package struct Shadow {
  let offset: CGSize
  /// The standard deviation of the Gaussian blur.
  let deviation: CGFloat
  let color: CGColor

  package init(offset: CGSize, deviation: CGFloat, color: CGColor) {
    self.offset = offset
    self.deviation = deviation
    self.color = color
  }

  /// The distance in pixels over which the blur spreads the shape.
  package var reach: Int { BoxBlur(deviation: deviation).reach }
}

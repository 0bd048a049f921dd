import Foundation

/// What `saveGState()` keeps, beside the transform and the clip, which Cairo keeps.
struct CGContextState {
  var fillColor = CGColor(gray: 0, alpha: 1)
  var strokeColor = CGColor(gray: 0, alpha: 1)
  var alpha: CGFloat = 1
  var blendMode = CGBlendMode.normal
  var shadow: Shadow?
  var line = LineStyle()
  var interpolation = CGInterpolationQuality.default
  var smooths = true
}

/// How lines are drawn; the width is in user space.
struct LineStyle {
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 10
  var dashPhase: CGFloat = 0
  var dashLengths: [CGFloat] = []
}

/// A blurred copy of whatever is drawn, below it; offset and deviation in pixels.
struct Shadow {
  var offset: CGSize
  var deviation: CGFloat
  var color: CGColor
}

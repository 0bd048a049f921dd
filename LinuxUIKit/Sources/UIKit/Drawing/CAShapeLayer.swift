import Foundation

/// A layer that draws an outline, filled, stroked or both.
///
///     let ring = CAShapeLayer()
///     ring.path = UIBezierPath(ovalIn: view.bounds).cgPath
///     ring.fillColor = nil
///     ring.strokeColor = UIColor.systemBlue.cgColor
///     view.layer.addSublayer(ring)
///
/// A stroke may begin and end on the way: `strokeEnd` of 0.25 draws a quarter of the ring.
open class CAShapeLayer: CALayer {
  /// The outline, in the layer's coordinates; it may reach beyond the bounds.
  open var path: CGPath?
  /// What it is filled with: opaque black unless set; nil leaves the inside clear.
  open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)
  /// Which parts of a path that crosses itself are filled.
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// What it is stroked with; nil, the default, draws no line.
  open var strokeColor: CGColor?
  /// The width of the line, half of which lies inside.
  open var lineWidth: CGFloat = 1
  /// How far a sharp corner may stick out, in line widths.
  open var miterLimit: CGFloat = 10
  /// How the ends of open lines look.
  open var lineCap = CAShapeLayerLineCap.butt
  /// How corners look.
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The lengths of dashes and gaps in turn; nil draws the line whole.
  open var lineDashPattern: [NSNumber]?
  /// Where in the dashes lines begin.
  open var lineDashPhase: CGFloat = 0

  /// Where the stroke begins, as a share of the outline's length: at its start, unless set.
  open var strokeStart: CGFloat = 0
  /// Where the stroke ends, as a share of the outline's length: at its end, unless set.
  open var strokeEnd: CGFloat = 1

  open override func draw(in ctx: CGContext) {
    guard let path else { return }
    if let fillColor {
      let rule: CGPathFillRule = fillRule == .evenOdd ? .evenOdd : .winding
      ctx.fill(path.elements, color: fillColor, rule: rule)
    }
    if let strokeColor, lineWidth > 0 {
      let stroked = PathPortion(of: path.elements).pieces(from: strokeStart, to: strokeEnd)
      ctx.stroke(stroked, color: strokeColor, line: lineStyle)
    }
  }

  private var lineStyle: LineStyle {
    LineStyle(
      width: lineWidth, cap: lineCap.drawn, join: lineJoin.drawn, miterLimit: miterLimit,
      dashPhase: lineDashPhase, dashLengths: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
    )
  }

  override var ownExtent: CGRect {
    guard let path, !path.isEmpty else { return bounds }
    // A miter may stick out by its limit, a square end by its diagonal.
    let reach = strokeColor == nil ? 0 : lineWidth / 2 * max(miterLimit, 1.5)
    return bounds.union(path.boundingBox.insetBy(dx: -reach, dy: -reach))
  }
}

extension CGContext {
  /// Draws along pieces of a path and leaves the stroke color and the current path alone.
  fileprivate func stroke(_ elements: [PathElement], color: CGColor, line: LineStyle) {
    let inPixels = elements.applying(cairo.matrix)
    paint { [state] cairo in
      cairo.setSource(color, alpha: state.alpha)
      cairo.setLine(line)
      cairo.setPath(inPixels: inPixels)
      cairo.stroke()
    }
  }
}

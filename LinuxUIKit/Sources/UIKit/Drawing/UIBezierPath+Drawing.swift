import Foundation

// MARK: Asking

extension UIBezierPath {
  /// Whether there are no pieces.
  public var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around all points, control points not counted.
  public var bounds: CGRect { path.boundingBoxOfPath }

  /// Where the pen stands.
  public var currentPoint: CGPoint { path.currentPoint }

  /// Whether filling the path would cover a point.
  public func contains(_ point: CGPoint) -> Bool {
    path.contains(point, using: fillRule)
  }

  private var fillRule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }
}

// MARK: Drawing

extension UIBezierPath {
  /// Fills the path in the current context with its fill color.
  public func fill() {
    fill(with: .normal, alpha: 1)
  }

  /// Fills the path in the current context, combined with what is there.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { $0.fillPath(using: fillRule) }
  }

  /// Draws along the path in the current context with its stroke color.
  public func stroke() {
    stroke(with: .normal, alpha: 1)
  }

  /// Draws along the path in the current context, combined with what is there.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    draw(with: blendMode, alpha: alpha) { $0.strokePath() }
  }

  /// Lets drawing in the current context through only inside the path.
  public func addClip() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.beginPath()
    context.addPath(path)
    context.clip(using: fillRule)
  }

  private func draw(with mode: CGBlendMode, alpha: CGFloat, _ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(mode)
    context.multiplyAlpha(by: alpha)
    context.setLineStyle(lineStyle)
    context.beginPath()
    context.addPath(path)
    body(context)
    context.restoreGState()
  }

  private var lineStyle: LineStyle {
    LineStyle(
      width: lineWidth, cap: lineCapStyle, join: lineJoinStyle, miterLimit: miterLimit,
      dashPhase: dashPhase, dashLengths: dashLengths)
  }
}

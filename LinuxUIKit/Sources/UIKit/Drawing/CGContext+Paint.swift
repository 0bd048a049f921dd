import Foundation

/// What becomes of a path.
public enum CGPathDrawingMode: Int32, Sendable {
  /// Its inside is filled, by the winding rule.
  case fill = 0
  /// Its inside is filled, by the even-odd rule.
  case eoFill = 1
  /// A line is drawn along it.
  case stroke = 2
  /// It is filled by the winding rule, then stroked.
  case fillStroke = 3
  /// It is filled by the even-odd rule, then stroked.
  case eoFillStroke = 4
}

extension CGContext {
  /// Fills the current path and forgets it.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fillKeepingPath(rule)
    path = []
  }

  /// Draws along the current path and forgets it.
  public func strokePath() {
    strokeKeepingPath()
    path = []
  }

  /// Fills or strokes the current path, or both, and forgets it.
  public func drawPath(using mode: CGPathDrawingMode) {
    switch mode {
    case .fill, .fillStroke: fillKeepingPath(.winding)
    case .eoFill, .eoFillStroke: fillKeepingPath(.evenOdd)
    case .stroke: break
    }
    switch mode {
    case .stroke, .fillStroke, .eoFillStroke: strokeKeepingPath()
    case .fill, .eoFill: break
    }
    path = []
  }

  private func fillKeepingPath(_ rule: CGPathFillRule) {
    paint { [path, state] cairo in
      cairo.setPath(inPixels: path)
      cairo.setSource(state.fillColor, alpha: state.alpha)
      cairo.fill(rule)
    }
  }

  private func strokeKeepingPath() {
    paint { [path, state] cairo in
      cairo.setPath(inPixels: path)
      cairo.setSource(state.strokeColor, alpha: state.alpha)
      cairo.setLine(state.line)
      cairo.stroke()
    }
  }
}

// MARK: Figures

extension CGContext {
  /// Fills a rectangle.
  public func fill(_ rect: CGRect) {
    fill([rect])
  }

  /// Fills rectangles.
  public func fill(_ rects: [CGRect]) {
    path = []
    for rect in rects { addRect(rect) }
    fillPath()
  }

  /// Draws along a rectangle; half of the line lies outside.
  public func stroke(_ rect: CGRect) {
    path = []
    addRect(rect)
    strokePath()
  }

  /// Draws along a rectangle with a line of its own width.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    saveGState()
    setLineWidth(width)
    stroke(rect)
    restoreGState()
  }

  /// Fills the largest ellipse in a rectangle.
  public func fillEllipse(in rect: CGRect) {
    path = []
    addEllipse(in: rect)
    fillPath()
  }

  /// Draws along the largest ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) {
    path = []
    addEllipse(in: rect)
    strokePath()
  }

  /// Draws separate lines: from the first point to the second, the third to the fourth, ...
  public func strokeLineSegments(between points: [CGPoint]) {
    path = []
    for (index, point) in points.enumerated() {
      index.isMultiple(of: 2) ? move(to: point) : addLine(to: point)
    }
    strokePath()
  }

  /// Makes a rectangle clear again.
  public func clear(_ rect: CGRect) {
    saveGState()
    setBlendMode(.clear)
    state.shadow = nil
    fill(rect)
    restoreGState()
  }
}

// MARK: The one way onto the sheet

extension CGContext {
  /// Draws by `body`, with the shadow below it if there is one.
  ///
  /// `body` may be asked twice, the first time for the shadow's shape on another sheet.
  func paint(_ body: (CairoContext) -> Void) {
    if let shadow = state.shadow { cast(shadow, of: body) }
    cairo.save()
    cairo.setOperator(state.blendMode)
    cairo.setSmooths(state.smooths)
    body(cairo)
    cairo.restore()
  }

  private func cast(_ shadow: Shadow, of body: (CairoContext) -> Void) {
    let visible = cairo.clipExtentsInPixels
    guard let sheet = ShadowBuffer(visible: visible, shadow: shadow) else { return }
    sheet.draw(matrix: cairo.matrix, body)
    sheet.cast(on: cairo, color: shadow.color)
  }
}
